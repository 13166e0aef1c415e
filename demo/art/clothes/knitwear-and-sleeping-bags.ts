/** Knitwear, trousers and sleeping bags. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { button, cuff, fold, snap } from '../garment-parts.ts'
import { ellipse, roundedRect, symmetric } from '../shapes.ts'

/** Knitted jumper or cardigan, flat. Variants: 0 jumper, 1 cardigan, 2 with motif. */
export function knitwear(pen: Pen, { main, second, trim, variant, pattern }: Paint): string {
  const print = pen.pattern('knit', main)
  const body = symmetric(
    200,
    [200, 138],
    [230, 136, 240, 118, 248, 104],
    [272, 104, 288, 114, 298, 126],
    [290, 180, 290, 260, 292, 350],
    [260, 360, 230, 362, 200, 362],
  )
  const sleeve = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(64)} 106C${mirrored(104)} 112 ${mirrored(124)} 142 ${mirrored(132)} 180L${mirrored(158)} 300L${mirrored(116)} 312L${mirrored(86)} 210Z`
  }
  const cuffAt = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(158)} 298L${mirrored(163)} 328C${mirrored(150)} 338 ${mirrored(130)} 340 ${mirrored(121)} 338L${mirrored(115)} 310Z`
  }
  const hem = 'M107 346C160 360 240 360 293 346V380C240 392 160 392 107 380Z'
  let drawing = pen.flatShadow(body) + pen.flatShadow(sleeve(-1)) + pen.flatShadow(sleeve(1)) + pen.flatShadow(hem)
  drawing +=
    pen.padded(sleeve(-1), main, { width: 26, pattern: print }) +
    pen.padded(sleeve(1), tone(main, -0.01), { width: 26, pattern: print }) +
    cuff(pen, cuffAt(-1), second) +
    cuff(pen, cuffAt(1), second)
  drawing += pen.padded(body, main, { width: 32, shade: 0.38, pattern: print }) + cuff(pen, hem, second)
  if (variant === 2)
    drawing += `<g clip-path="${pen.clip(body)}">${pen.stroke('M90 196l11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12', second, 5)}${pen.stroke('M90 258l11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12 11-12 11 12', second, 5)}${[118, 146, 174, 202, 230, 258, 286].map((x) => pen.path(`M${x} 220l8 8-8 8-8-8z`, trim)).join('')}</g>`
  drawing += pen.path('M152 106C160 144 240 144 248 106C220 118 180 118 152 106Z', tone(main, -0.22))
  drawing += cuff(pen, 'M150 106C160 146 240 146 250 106L266 102C262 172 138 172 134 102Z', second)
  if (variant === 1)
    drawing +=
      pen.padded('M190 150H210V384H190Z', second, { width: 7, pattern: pen.pattern('rib', second) }) +
      [176, 214, 252, 290, 328, 366].map((y) => button(pen, 200, y, trim, 8)).join('')
  return drawing + pen.stroke('M130 128Q118 170 116 208M270 128Q282 170 284 208', tone(main, -0.16), 2.2, 'opacity=".5"')
}

/** Trousers, flat. Variants: 0 leggings, 1 dungarees, 2 harem pants. */
export function trousers(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const top = variant === 1 ? 232 : 128
  const spread = variant === 2 ? 118 : 98
  const leg = symmetric(
    200,
    [200, top],
    [272, top],
    [282, top + 60, 200 + spread + 6, 290, 200 + spread - 6, 396],
    [200 + spread - 30, 404, 240, 404, 226, 398],
    [222, 340, 218, 300, 200, variant === 2 ? 330 : 268],
  )
  let drawing = pen.flatShadow(leg)
  if (variant === 1) {
    const bib = 'M138 150C170 156 230 156 262 150L276 250H124Z'
    drawing +=
      pen.flatShadow(bib) +
      pen.stroke(
        'M152 156L128 76M248 156L272 76',
        '#3a2418',
        22,
        `opacity=".2" transform="translate(6 9)" filter="${pen.blur(6)}"`,
      ) +
      pen.stroke(
        'M152 160L130 80C134 66 150 66 156 78L170 130M248 160L270 80C266 66 250 66 244 78L230 130',
        tone(main, -0.06),
        19,
      ) +
      pen.stroke('M152 160L130 80M248 160L270 80', main, 15)
    drawing +=
      pen.padded(leg, main, { width: 26, shade: 0.38, pattern: print }) +
      pen.padded(bib, main, { width: 18, pattern: print }) +
      pen.padded('M166 182H234V232C214 240 186 240 166 232Z', tone(main, -0.015), { width: 10, pattern: print }) +
      pen.seam('M146 160C176 166 224 166 254 160M172 190H228', main) +
      button(pen, 152, 164, trim, 9) +
      button(pen, 248, 164, trim, 9) +
      pen.stroke('M124 250H276', tone(main, -0.15), 2.4)
  } else
    drawing +=
      pen.padded(leg, main, { width: 28, shade: 0.38, pattern: print }) +
      cuff(pen, 'M124 106C170 116 230 116 276 106L278 140C230 150 170 150 122 140Z', second) +
      (variant === 2 ? pen.stroke('M192 134C184 160 178 172 172 180M208 134C214 160 220 172 228 178', trim, 4) : '')
  const hem = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(22)} 392H${mirrored(spread - 4)}C${mirrored(spread)} 410 ${mirrored(spread - 4)} 424 ${mirrored(spread - 6)} 428C${mirrored(70)} 434 ${mirrored(44)} 434 ${mirrored(28)} 428C${mirrored(24)} 416 ${mirrored(22)} 404 ${mirrored(22)} 392Z`
  }
  drawing += cuff(pen, hem(-1), second) + cuff(pen, hem(1), second)
  return (
    drawing +
    fold(pen, `M200 ${top + 24}V300M150 330Q158 350 150 376M250 330Q242 350 252 376`, main) +
    (variant === 0
      ? pen.padded(ellipse(146, 318, 26, 32), second, { width: 8 }) +
        pen.padded(ellipse(254, 318, 26, 32), second, { width: 8 }) +
        pen.seam(ellipse(146, 318, 20, 26), second) +
        pen.seam(ellipse(254, 318, 20, 26), second)
      : '')
  )
}

/** Sleeping bag, flat. Variants: 0 side zip, 1 with sleeves, 2 with feet. */
export function sleepbag(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  const base =
    variant === 2
      ? symmetric(
          200,
          [200, 104],
          [222, 102, 232, 90, 238, 74],
          [256, 70, 268, 76, 276, 88],
          [270, 130, 276, 160, 288, 200],
          [306, 260, 308, 330, 298, 390],
          [290, 414, 240, 414, 228, 396],
          [220, 380, 212, 370, 200, 370],
        )
      : symmetric(
          200,
          [200, 104],
          [222, 102, 232, 90, 238, 74],
          [256, 70, 268, 76, 276, 88],
          [270, 130, 276, 156, 286, 190],
          [312, 260, 320, 330, 312, 392],
          [304, 438, 250, 446, 200, 446],
        )
  const sleeve = (side: number): string => {
    const mirrored = (x: number): number => 200 + side * x
    return `M${mirrored(58)} 78C${mirrored(94)} 84 ${mirrored(112)} 108 ${mirrored(122)} 142L${mirrored(142)} 226L${mirrored(106)} 240L${mirrored(76)} 170Z`
  }
  let drawing = pen.flatShadow(base, { blur: 14 })
  if (variant === 1)
    drawing +=
      pen.flatShadow(sleeve(-1)) +
      pen.flatShadow(sleeve(1)) +
      pen.padded(sleeve(-1), second, { width: 20 }) +
      pen.padded(sleeve(1), second, { width: 20 })
  if (variant === 2)
    drawing += [-1, 1]
      .map((side) => {
        const mirrored = (x: number): number => 200 + side * x
        return pen.padded(
          `M${mirrored(30)} 390H${mirrored(96)}C${mirrored(104)} 420 ${mirrored(106)} 448 ${mirrored(84)} 452C${mirrored(54)} 456 ${mirrored(36)} 444 ${mirrored(30)} 390Z`,
          second,
          { width: 14 },
        )
      })
      .join('')
  drawing += pen.padded(base, main, { width: 42, shade: 0.4, light: 0.5, pattern: print })
  const yoke = symmetric(
    200,
    [200, 104],
    [222, 102, 232, 90, 238, 74],
    [256, 70, 268, 76, 276, 88],
    [270, 130, 276, 150, 282, 176],
    [250, 190, 226, 192, 200, 192],
  )
  drawing += pen.padded(yoke, second, { width: 22, shade: 0.3 }) + pen.seam('M122 182C170 200 230 200 278 182', second)
  drawing +=
    pen.path('M162 76C168 108 232 108 238 76C218 86 182 86 162 76Z', tone(second, -0.2)) +
    pen.stroke('M162 76C168 108 232 108 238 76', trim, 7)
  drawing += fold(
    pen,
    'M130 240Q146 320 132 410M270 236Q252 320 270 410M166 230Q172 330 164 430M236 236Q228 330 238 430',
    main,
    2.6,
  )
  drawing +=
    pen.stroke(variant === 0 ? 'M278 176C300 250 312 330 304 394C296 424 262 434 230 436' : 'M200 112V420', '#f4eee4', 9) +
    pen.stroke(
      variant === 0 ? 'M278 176C300 250 312 330 304 394C296 424 262 434 230 436' : 'M200 112V420',
      '#b8ac9b',
      3,
      'stroke-dasharray="2.500 2.500"',
    )
  return (
    drawing + snap(pen, 144, 88, 7) + snap(pen, 256, 88, 7) + pen.padded(roundedRect(286, 300, 16, 22, 3), trim, { width: 5 })
  )
}
