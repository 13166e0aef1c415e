/** Maternity trousers, robes, nursing covers and belts. */
import { slippers } from '../clothes/footwear.ts'
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { PAPER } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { type Piece, placed, button, cuff, fold, pair, pile } from '../garment-parts.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { muslinCover } from './muslin-cover.ts'

/** Trousers with a soft belly panel. Variants: 0 leggings, 1 jeans, 2 dungarees. */
export function mumtrousers(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const slim = variant === 0
  const print = pen.pattern(slim ? pattern : 'plain', main)
  const leg = symmetric(
    200,
    [200, 190],
    [274, 180],
    [292, 250, 276, 360, slim ? 258 : 272, 462],
    [slim ? 246 : 258, 468, slim ? 236 : 244, 468, 224, 462],
    [220, 380, 212, 310, 200, 276],
  )
  const panel = 'M130 84C170 94 230 94 270 84C284 120 284 160 276 204C240 240 160 240 124 204C116 160 116 120 130 84Z'
  let o =
    pile(pen, [leg, main, { width: 28, shade: 0.42, pattern: print }]) +
    fold(
      pen,
      'M200 232V278M150 330Q158 350 152 376M248 330Q242 350 250 376M150 430Q160 438 172 436M250 430Q240 438 228 436',
      main,
    )
  if (variant === 2) {
    const bib = 'M150 118C180 126 220 126 250 118L262 196H138Z'
    return (
      pen.rod('M160 134L142 44M240 134L258 44', tone(main, -0.03), 17) +
      o +
      pile(
        pen,
        ['M138 186C112 220 106 262 118 300C160 322 240 322 282 300C294 262 288 220 262 186Z', main, { width: 28, shade: 0.36 }],
        [bib, main, { width: 20 }],
      ) +
      pen.path(
        ellipse(190, 244, 54, 40),
        pen.radial(
          [
            [0, '#fff', 0.3],
            [1, '#fff', 0],
          ],
          0.4,
          0.36,
          0.5,
        ),
      ) +
      pen.padded('M166 148H234V188Q200 204 166 188Z', tone(main, 0.015), { width: 9 }) +
      pen.seam('M156 128C184 134 216 134 244 128M170 156H230M126 298Q200 326 274 298', '#c98d4b', 1.8) +
      [160, 240].map((x) => button(pen, x, 136, '#c9a36a', 9)).join('') +
      pair((m) => `M${m(56)} 256Q${m(64)} 284 ${m(88)} 284`)
        .map((d) => pen.seam(d, '#c98d4b', 1.8))
        .join('') +
      pair((m) => `M${m(23)} 446H${m(74)}V468Q${m(48)} 474 ${m(23)} 468Z`)
        .map((d) => pen.padded(d, mix(main, '#fff', 0.25), { width: 7 }))
        .join('')
    )
  }
  o +=
    pen.flatShadow(panel, { opacity: 0.14 }) +
    pen.padded(panel, slim ? tone(main, 0.02) : second, {
      width: 26,
      shade: 0.36,
      pattern: pen.pattern('rib', slim ? tone(main, 0.02) : second),
    }) +
    pen.path(
      ellipse(190, 150, 50, 46),
      pen.radial(
        [
          [0, '#fff', 0.36],
          [1, '#fff', 0],
        ],
        0.4,
        0.36,
        0.5,
      ),
    ) +
    pen.stroke('M130 86C170 96 230 96 270 86', slim ? trim : tone(second, -0.05), 8)
  if (slim) return o + pen.stroke('M124 204C160 240 240 240 276 204', tone(main, -0.15), 2.4, 'opacity=".6"')
  return (
    o +
    pen.stroke('M124 204C160 240 240 240 276 204', tone(main, -0.05), 8) +
    pen.seam('M124 204C160 240 240 240 276 204M160 290Q162 380 168 456M240 290Q238 380 232 456', '#c98d4b', 1.6) +
    pair((m) => `M${m(52)} 226Q${m(60)} 250 ${m(84)} 252`)
      .map((d) => pen.stroke(d, tone(main, -0.14), 2) + pen.seam(d, '#c98d4b', 1.6))
      .join('') +
    [156, 246]
      .map((x) =>
        pen.path(
          `M${x} 300Q${x + 4} 360 ${x} 410`,
          'none',
          `stroke="#fff" stroke-opacity=".16" stroke-width="26" stroke-linecap="round" filter="${pen.blur(8)}"`,
        ),
      )
      .join('') +
    pair((m) => `M${m(23)} 444H${m(74)}V468Q${m(48)} 474 ${m(23)} 468Z`)
      .map((d) => pen.padded(d, mix(main, '#fff', 0.25), { width: 7 }))
      .join('')
  )
}

/** Dressing gown. Variants: 0 waffle, 1 with slippers, 2 kimono with a border. */
export function robe(pen: Pen, { main, second, trim, pattern, variant, ...paint }: Paint): string {
  const print = pen.pattern(variant === 0 ? 'waffle' : variant === 1 ? 'boucle' : pattern, main)
  const wide = variant === 2 ? 26 : 0
  const arms = pair(
    (m) => `M${m(52)} 68C${m(92)} 74 ${m(112)} 104 ${m(120)} 138L${m(148 + wide)} 262L${m(104)} 274L${m(76)} 172Z`,
  )
  const edge = pair((m) => `M${m(148 + wide)} 258L${m(154 + wide)} 284L${m(108)} 296L${m(103)} 270Z`)
  let o =
    pen.path('M160 66Q200 84 240 66L204 220Z', tone(main, -0.24)) +
    pile(pen, ...arms.map((d, i): Piece => [d, i ? tone(main, -0.01) : main, { width: 26, pattern: print }])) +
    edge
      .map((d) => pen.padded(d, variant === 2 ? second : tone(main, 0.025), { width: 9, pattern: variant === 2 ? '' : print }))
      .join('')
  const left = 'M164 64C146 64 128 74 116 92C120 200 104 340 96 446C132 458 170 462 232 460C236 390 226 300 214 232Z'
  const right = 'M236 64C254 64 272 74 284 92C280 200 296 340 304 446C280 456 250 460 214 460C220 390 206 300 196 236Z'
  o += pile(
    pen,
    [right, tone(main, -0.015), { width: 30, shade: 0.4, pattern: print }],
    [left, main, { width: 32, shade: 0.4, pattern: print }],
  )
  o +=
    pen.padded('M240 58C256 62 262 74 258 84L214 246L192 236Z', tone(variant === 2 ? second : main, 0.02), {
      width: 12,
      pattern: variant === 2 ? '' : print,
    }) +
    pen.padded(
      'M160 58C144 62 138 74 142 84L190 244C206 300 220 380 222 460L242 458C244 380 232 300 216 232Z',
      tone(variant === 2 ? second : main, 0.03),
      { width: 12, pattern: variant === 2 ? '' : print },
    )
  o +=
    fold(pen, 'M130 280Q134 360 122 440M164 290Q170 370 162 450M276 280Q272 360 284 440', main, 2.6) +
    pair((m) => `M${m(44)} 300H${m(90)}L${m(93)} 356H${m(46)}Z`)
      .map((d) => pen.padded(d, tone(main, 0.015), { width: 10, pattern: print }))
      .join('')
  const belt = variant === 2 ? trim : variant === 1 ? second : tone(main, -0.03)
  o +=
    pen.padded('M114 224C160 240 240 240 286 224L288 254C240 270 160 270 112 254Z', belt, { width: 11, shade: 0.4 }) +
    pen.rod('M218 258C226 310 230 340 226 392', belt, 17) +
    pen.rod('M204 258C200 300 192 330 186 366', belt, 17) +
    pen.padded(
      'M210 248C186 226 158 232 160 250C162 268 190 266 210 254C230 268 256 268 258 250C260 232 234 226 210 248Z',
      belt,
      {
        width: 10,
      },
    ) +
    pen.padded(roundedRect(200, 238, 22, 26, 8), tone(belt, -0.03), { width: 7 })
  if (variant === 1)
    return (
      placed(186, 232, 0.88, o, -2) +
      `<g transform="translate(196 262) scale(.5)">${slippers(pen, { main: second, second: PAPER, trim, pattern: 'plain', variant: 2, ...paint })}</g>`
    )
  return o
}

/** Covers for nursing out of the house. Variants: 0 apron with a hoop, 1 poncho, 2 muslin with ring. */
export function nursingcover(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, variant } = paint
  if (variant === 2) return muslinCover(pen, paint)
  const print = pen.pattern(pattern, main)
  if (variant === 1) {
    const outline = symmetric(
      200,
      [200, 112],
      [232, 108, 240, 92, 244, 76],
      [290, 90, 330, 190, 356, 330],
      [340, 372, 260, 420, 200, 424],
    )
    return (
      pile(pen, [outline, main, { width: 40, shade: 0.4, pattern: print }]) +
      pen.path('M156 76C160 112 240 112 244 76Q200 92 156 76Z', tone(main, -0.24)) +
      cuff(pen, 'M146 74C152 134 248 134 254 74L242 78C238 112 162 112 158 78Z', second, 7) +
      fold(
        pen,
        'M160 130Q130 260 124 390M240 130Q270 260 276 390M200 140V410M140 110Q90 220 72 340M260 110Q310 220 328 340',
        main,
        3,
      ) +
      pen.seam('M52 336C90 380 160 408 200 410S310 380 348 336', main) +
      [172, 200, 228].map((x, i) => button(pen, 268 + i * 9, 128 + (x - 172) * 0.9, trim, 7)).join('')
    )
  }
  const sheet = symmetric(
    200,
    [200, 196],
    [236, 194, 262, 176, 280, 166],
    [310, 240, 330, 330, 340, 410],
    [290, 432, 244, 436, 200, 436],
  )
  return (
    pen.flatShadow(sheet, { opacity: 0.24 }) +
    pen.stroke(
      'M122 172C100 92 150 46 200 46S300 92 278 172',
      '#3a2418',
      12,
      `opacity=".2" transform="translate(6 9)" filter="${pen.blur(5)}"`,
    ) +
    pen.rod('M122 172C100 92 150 46 200 46S300 92 278 172', second, 13) +
    pen.stroke(circle(274, 128, 13), '#c9a36a', 6) +
    pen.padded(sheet, main, { width: 36, shade: 0.4, pattern: print }) +
    pen.stroke('M120 166C150 190 250 190 280 166', '#3a2418', 13, 'opacity=".14" transform="translate(0 9)"') +
    pen.rod('M120 168C150 200 250 200 280 168', second, 14) +
    fold(pen, 'M146 204Q124 310 118 424M176 210Q166 320 164 432M224 210Q234 320 236 432M254 204Q276 310 282 424', main, 2.8) +
    pen.seam('M66 392C120 416 280 416 336 392', main) +
    pen.padded('M250 330H306L312 384Q284 396 254 388Z', tone(main, 0.015), { width: 9, pattern: print }) +
    pen.padded('M248 326H307V340H249Z', trim, { width: 5 })
  )
}

/** Support belt, laid out. Variants: 0 wide, 1 with crossed straps, 2 narrow, for the hips. */
export function belt(pen: Pen, { main, second, trim, variant }: Paint): string {
  const thin = variant === 2
  const wing = thin
    ? pair((m) => `M${m(60)} 216C${m(110)} 212 ${m(150)} 222 ${m(172)} 236V276C${m(150)} 284 ${m(110)} 288 ${m(60)} 284Z`)
    : pair((m) => `M${m(70)} 206C${m(120)} 196 ${m(160)} 214 ${m(176)} 238V290C${m(150)} 300 ${m(110)} 300 ${m(70)} 306Z`)
  const front = thin
    ? symmetric(200, [200, 222], [250, 214, 270, 212, 284, 218], [288, 244, 288, 262, 284, 282], [260, 290, 236, 288, 200, 282])
    : symmetric(200, [200, 168], [256, 160, 290, 178, 302, 206], [306, 246, 304, 290, 290, 314], [262, 344, 232, 350, 200, 350])
  const mesh = pen.pattern('waffle', main)
  let drawing = pile(
    pen,
    ...wing.map((d): Piece => [d, tone(main, -0.04), { width: 16, shade: 0.42, pattern: pen.pattern('rib', main) }]),
  )
  if (variant === 1) {
    const straps = ['M112 214C150 120 210 70 262 56', 'M288 214C250 120 190 70 138 56']
    drawing =
      straps
        .map(
          (d) =>
            pen.stroke(d, '#3a2418', 22, `opacity=".2" transform="translate(6 9)" filter="${pen.blur(5)}"`) +
            pen.rod(d, second, 24) +
            pen.seam(d, second),
        )
        .join('') +
      [124, 276].map((x) => pen.padded(roundedRect(x - 15, 178, 30, 22, 5), trim, { width: 6 })).join('') +
      drawing
  }
  drawing += pile(pen, [front, main, { width: 34, shade: 0.44, light: 0.5, pattern: mesh }])
  if (thin)
    drawing +=
      pen.stroke('M112 250H288', tone(main, -0.1), 4, 'opacity=".5"') +
      pair((m) => `M${m(30)} 222H${m(84)}V278H${m(30)}Z`)
        .map((d) => pen.padded(d, second, { width: 10, pattern: pen.pattern('rib', second) }))
        .join('')
  else
    drawing +=
      pen.seam(
        symmetric(
          200,
          [200, 184],
          [250, 176, 280, 190, 288, 214],
          [292, 250, 290, 286, 278, 304],
          [256, 328, 230, 334, 200, 334],
        ),
        main,
        1.8,
      ) +
      pen.padded('M120 292C160 316 240 316 280 292L276 322C240 342 160 342 124 322Z', second, {
        width: 10,
        pattern: pen.pattern('rib', second),
      }) +
      [150, 200, 250]
        .map((x) => pen.stroke(`M${x} 196Q${x + (x - 200) * 0.06} 240 ${x} 288`, tone(main, -0.12), 7, 'opacity=".4"'))
        .join('')
  return (
    drawing +
    pen.padded(thin ? roundedRect(304, 230, 74, 52, 8) : roundedRect(318, 232, 60, 64, 8), trim, { width: 11 }) +
    pen.padded(thin ? roundedRect(22, 230, 56, 52, 8) : roundedRect(22, 232, 56, 64, 8), tone(trim, 0.04), {
      width: 10,
      pattern: pen.pattern('boucle', trim),
    }) +
    pen.seam(thin ? roundedRect(310, 236, 62, 40, 5) : roundedRect(324, 238, 48, 52, 5), trim)
  )
}
