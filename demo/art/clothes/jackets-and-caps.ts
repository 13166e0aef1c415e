/** Jackets, waistcoats, winter sets and caps. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { placed, button, cuff, fold, pair, pile, snap, zip } from '../garment-parts.ts'
import { scarf } from './scarves.ts'
import { circle, roundedRect, symmetric } from '../shapes.ts'

/** Jacket. Variants: 0 quilted, 1 raincoat, 2 softshell. */
export function jacket(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(variant === 0 ? 'quilt' : variant === 1 ? pattern : 'plain', main)
  const rain = variant === 1
  const body = rain
    ? symmetric(
        200,
        [200, 150],
        [250, 132],
        [276, 138, 288, 150, 294, 166],
        [294, 250, 304, 340, 314, 412],
        [280, 424, 240, 428, 200, 428],
      )
    : symmetric(
        200,
        [200, 150],
        [250, 132],
        [278, 138, 292, 150, 300, 166],
        [296, 240, 298, 310, 300, 380],
        [270, 392, 236, 394, 200, 394],
      )
  const arms = pair(
    (m) =>
      `M${m(54)} 136C${m(100)} 140 ${m(126)} 172 ${m(134)} 206L${m(158)} 318C${m(148)} 332 ${m(126)} 336 ${m(114)} 330L${m(84)} 232Z`,
  )
  const cuffs = pair((m) => `M${m(156)} 306L${m(162)} 328C${m(150)} 340 ${m(128)} 344 ${m(117)} 340L${m(111)} 318Z`)
  const hood = symmetric(
    200,
    [200, 56],
    [252, 54, 286, 82, 282, 126],
    [278, 152, 252, 170, 228, 178],
    [216, 168, 208, 164, 200, 162],
  )
  const inner = symmetric(200, [200, 84], [236, 84, 256, 102, 252, 126], [246, 146, 222, 158, 200, 162])
  const fleece = mix(second, '#fff6ea', 0.35)
  let o =
    pile(
      pen,
      [arms[0], main, { width: 28, shade: 0.4, pattern: print }],
      [arms[1], tone(main, -0.01), { width: 28, shade: 0.4, pattern: print }],
    ) +
    cuffs.map((d) => (rain ? pen.padded(d, second, { width: 8 }) : cuff(pen, d, variant === 2 ? trim : second))).join('') +
    pile(pen, [body, main, { width: 36, shade: 0.42, pattern: print }])
  if (variant === 2)
    o += pen.padded(
      'M106 168C100 210 102 236 102 250C160 266 240 266 298 250C298 236 300 210 294 168C276 148 250 132 250 132L200 150L150 132C150 132 122 148 106 168Z',
      second,
      { width: 18, shade: 0.3 },
    )
  o += rain
    ? pen.padded('M188 160H214V426H188Z', tone(main, 0.015), { width: 8, pattern: print }) +
      [196, 242, 288, 334, 380].map((y) => snap(pen, 201, y, 8)).join('')
    : zip(pen, 'M200 166V392', variant === 2 ? trim : main, [200, 178], 12)
  const pockets = pair((m) =>
    rain
      ? `M${m(32)} 300H${m(94)}V356Q${m(94)} 366 ${m(84)} 366H${m(42)}Q${m(32)} 366 ${m(32)} 356Z`
      : `M${m(34)} 316L${m(84)} 296L${m(88)} 308L${m(38)} 330Z`,
  )
  o += pockets
    .map((d) => pen.padded(d, rain ? tone(main, 0.012) : tone(main, -0.05), { width: 9, pattern: rain ? print : '' }))
    .join('')
  if (rain)
    o +=
      pair((m) => `M${m(28)} 294H${m(98)}V320H${m(28)}Z`)
        .map((d) => pen.padded(d, second, { width: 8 }))
        .join('') + pen.seam('M92 406C160 418 240 418 308 406', main)
  o +=
    pen.shade(body, 'M120 130Q200 232 280 130L280 158Q200 262 120 158Z', 0.28, 8) +
    pile(pen, [hood, variant === 2 ? second : main, { width: 30, shade: 0.42, pattern: print }]) +
    pen.padded(inner, rain ? mix(second, '#fff', 0.1) : fleece, {
      width: 18,
      shade: 0.5,
      light: 0.15,
      pattern: rain ? pen.pattern('stripe', second, tone(second, -0.08)) : pen.pattern('boucle', fleece),
    })
  if (variant === 0)
    o +=
      cuff(pen, 'M100 366C160 382 240 382 300 366L302 392C240 408 160 408 98 392Z', second) +
      pen.padded(roundedRect(228, 216, 40, 26, 5), trim, { width: 6 })
  return o + fold(pen, 'M76 270Q90 290 84 308M324 270Q310 290 316 308', main, 2.4)
}

/** Slipover and waistcoat of wool. Variants: 0 buttons, 1 deep neck, 2 with a band of motifs. */
export function waistcoat(pen: Pen, { main, second, trim, variant }: Paint): string {
  const print = pen.pattern('knit', main)
  const deep = variant === 2 ? 150 : 214
  const body = symmetric(
    200,
    [200, deep],
    [238, 100],
    [270, 100],
    [266, 150, 274, 190, 294, 206],
    [292, 260, 294, 320, 296, 372],
    [260, 382, 230, 384, 200, 384],
  )
  const hem = 'M104 360C160 376 240 376 296 360L296 396C240 410 160 410 104 396Z'
  let o =
    pen.path(`M162 100L200 ${deep}L238 100Q200 116 162 100Z`, tone(main, -0.22)) +
    pile(pen, [hem, second, { width: 8 }], [body, main, { width: 32, shade: 0.4, pattern: print }])
  if (variant === 2)
    o += `<g clip-path="${pen.clip(body)}">${pen.path('M90 232H310V312H90Z', second, 'opacity=".9"')}${pen.stroke('M94 250l12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10', trim, 5)}${pen.stroke('M94 294l12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10 12 10 12-10', trim, 5)}${[118, 146, 174, 202, 230, 258, 286].map((x) => pen.path(`M${x} 264l8 8-8 8-8-8z`, tone(main, -0.04))).join('')}${pen.path('M90 232H310V312H90Z', pen.pattern('knit', second))}</g>`
  o += cuff(pen, hem, second, 9)
  o += pair((m) => `M${m(70)} 100C${m(66)} 150 ${m(74)} 190 ${m(94)} 206L${m(86)} 218C${m(62)} 198 ${m(52)} 150 ${m(56)} 100Z`)
    .map((d) => cuff(pen, d, second, 7))
    .join('')
  o +=
    pen.stroke(`M${variant === 2 ? 160 : 164} 104L200 ${deep}L${variant === 2 ? 240 : 236} 104`, tone(second, -0.03), 15) +
    pen.stroke(`M${variant === 2 ? 160 : 164} 104L200 ${deep}L${variant === 2 ? 240 : 236} 104`, pen.pattern('rib', second), 15)
  if (variant === 0)
    o +=
      cuff(pen, 'M188 218H212V404H188Z', second, 7) +
      [236, 276, 316, 356].map((y) => button(pen, 200, y, trim, 9)).join('') +
      pair((m) => `M${m(34)} 300H${m(80)}V312H${m(34)}Z`)
        .map((d) => cuff(pen, d, second, 5))
        .join('')
  return o + fold(pen, 'M126 240Q136 290 126 340M274 236Q262 286 272 336', main)
}

/** Things for the cold, as sold together. Variants: 0 hat and scarf, 1 hat and mittens, 2 balaclava. */
export function winter(pen: Pen, paint: Paint): string {
  const { main, second, trim, variant } = paint
  const knit = pen.pattern('knit', main)
  if (variant === 2) {
    const outline = symmetric(
      200,
      [200, 66],
      [280, 66, 306, 140, 300, 220],
      [296, 262, 276, 286, 270, 306],
      [300, 330, 318, 370, 320, 408],
      [280, 436, 240, 440, 200, 440],
    )
    const face = symmetric(200, [200, 146], [246, 146, 262, 182, 260, 214], [256, 252, 230, 272, 200, 272])
    return (
      pile(pen, [outline, main, { width: 42, shade: 0.44, pattern: knit }]) +
      fold(pen, 'M132 300C150 318 250 318 268 300M200 290V420M140 330Q130 370 128 414M260 330Q270 370 272 414', main, 3) +
      pen.padded(face, tone(mix(main, second, 0.3), -0.16), { width: 22, shade: 0.5, light: 0.06 }) +
      pen.stroke(face, tone(second, -0.02), 18) +
      pen.stroke(face, pen.pattern('rib', second), 18) +
      cuff(pen, 'M80 400C150 430 250 430 320 400L322 424C250 456 150 456 78 424Z', second, 10)
    )
  }
  const crown = symmetric(200, [200, 84], [262, 84, 298, 140, 300, 228], [270, 242, 236, 246, 200, 246])
  const brim = 'M92 214C84 210 82 270 94 276C150 290 250 290 306 276C318 270 316 210 308 214C250 230 150 230 92 214Z'
  const hat =
    pile(
      pen,
      [crown, main, { width: 34, shade: 0.44, pattern: knit }],
      [brim, tone(main, 0.015), { width: 18, pattern: pen.pattern('rib', main) }],
    ) + pen.padded(circle(200, 78, 38), second, { width: 24, light: 0.5, pattern: pen.pattern('boucle', second) })
  if (variant === 1) {
    const mitten = (x: number, turn: number, flip: number): string => {
      const d = 'M-44 -40H30C38 -10 44 30 40 66C36 96 -40 96 -46 62C-48 40 -50 10 -44 -40Z'
      const thumb = 'M30 -16C52 -26 74 -2 66 24C60 38 44 38 38 30Z'
      return `<g transform="translate(${x} 378) rotate(${turn}) scale(${flip} 1)">${pile(pen, [thumb, tone(main, -0.02), { width: 12, pattern: knit }], [d, main, { width: 22, shade: 0.42, pattern: knit }])}${pen.path('M-8 18C-18 2-38 12-32 28C-28 40-8 52-8 52S12 40 16 28C22 12 2 2-8 18Z', trim)}${cuff(pen, 'M-52 -66H38V-30H-52Z', second, 8)}</g>`
    }
    return (
      pen.stroke('M120 310C120 270 290 270 284 310', second, 5) +
      placed(200, 226, 0.86, hat) +
      mitten(118, 10, 1) +
      mitten(286, -10, -1)
    )
  }
  return placed(200, 196, 0.8, hat) + placed(200, 262, 0.9, scarf(pen, paint))
}

/** Light caps. Variants: 0 with a peak, 1 peak and neck cover, 2 turban with a bow. */
export function cap(pen: Pen, { main, second, trim, pattern, variant }: Paint): string {
  const print = pen.pattern(pattern, main)
  if (variant === 2) {
    const outline = symmetric(200, [200, 112], [276, 112, 312, 180, 308, 290], [270, 322, 240, 326, 200, 326])
    return (
      pen.groundShadow(200, 352, 120, 14) +
      pen.padded(outline, main, { width: 36, shade: 0.42, pattern: print }) +
      fold(pen, 'M120 170Q180 200 188 240M280 170Q220 200 212 240M108 220Q160 220 184 246M292 220Q240 220 216 246', main, 3) +
      cuff(pen, 'M90 282C150 310 250 310 310 282L312 322C250 352 150 352 88 322Z', second, 10) +
      pile(pen, [
        'M200 250C166 196 104 204 108 252C110 300 172 294 200 260C228 294 290 300 292 252C296 204 234 196 200 250Z',
        trim,
        { width: 16 },
      ]) +
      fold(pen, 'M176 246Q150 236 130 244M224 246Q250 236 270 244', trim) +
      pen.padded(roundedRect(180, 232, 40, 42, 14), tone(trim, -0.03), { width: 10 })
    )
  }
  const crown = 'M92 306C88 200 140 128 216 128C288 128 322 200 316 296C250 322 150 326 92 306Z'
  const peak = 'M96 296C150 322 190 320 214 312C206 350 156 372 88 372C48 372 30 358 34 346C42 328 76 318 96 296Z'
  const cover = 'M196 306C240 306 290 300 316 286C340 330 352 370 350 404C300 420 240 416 206 396C214 366 210 334 196 306Z'
  return (
    pen.groundShadow(196, 380, 150, 14) +
    (variant
      ? pen.padded(cover, tone(main, -0.02), { width: 24, pattern: print }) +
        fold(pen, 'M240 320Q256 360 250 404M290 310Q312 350 308 408', main, 3)
      : '') +
    pen.padded(crown, main, { width: 36, shade: 0.44, pattern: print }) +
    pen.stroke('M216 130C180 170 164 240 164 316M218 130C260 170 276 240 272 310', tone(main, -0.15), 2, 'opacity=".6"') +
    pen.seam('M210 132C172 172 156 240 156 314M224 132C268 172 284 240 280 308', main) +
    pen.padded(circle(216, 128, 11), second, { width: 6 }) +
    pen.padded(peak, variant ? tone(main, 0.015) : second, { width: 22, shade: 0.44 }) +
    pen.seam('M104 312C150 332 188 330 206 326C194 348 152 360 92 360', variant ? main : second) +
    (variant
      ? ''
      : pen.path(circle(128, 248, 22), trim, 'opacity=".95"') +
        pen.path('M106 248a22 22 0 0 0 44 0q-11-9-22 0t-22 0z', tone(trim, 0.14)))
  )
}
