/** Further cuts of nests, mattresses, linen, blankets and swaddles. What a baby sleeps in or on has nothing on it. */
import { mix, tone } from '../colour.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { PAPER, faceOn } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { standing, still } from '../still-life.ts'
import { mattress } from '../household/gates-mattresses-potties.ts'
import { blanket } from '../nursery/blankets-tents-cushions.ts'
import { CUSHIONS } from '../nursery/parts.ts'
import { playmat } from '../nursery/rugs-and-play-mats.ts'
import { linen } from '../nursery/safe-cots-and-linen.ts'
import { travelcot } from '../transport/bases-slings-travel-cots.ts'
import { as, on, type Cuts, type Drawing } from './cut.ts'

/** A nest of plush with a wide soft rim. */
function cosyNest(pen: Pen, { main, second, trim }: Paint): string {
  const outer = symmetric(200, [200, 44], [300, 44, 338, 118, 338, 226], [338, 350, 300, 446, 200, 446])
  const inner = symmetric(200, [200, 116], [252, 116, 270, 160, 270, 232], [270, 320, 250, 390, 200, 390])
  return (
    pen.flatShadow(outer, { blur: 15, opacity: 0.3 }) +
    pen.padded(outer, main, { width: 54, shade: 0.46, light: 0.55, pattern: pen.pattern('boucle', main) }) +
    pen.stroke(
      'M200 50V112M330 180Q298 190 270 194M70 180Q102 190 130 194M326 320Q292 310 264 306M74 320Q108 310 136 306M200 394V440',
      tone(main, -0.14),
      2.4,
      'opacity=".5"',
    ) +
    `<path d="${inner}" fill="#2a170d" fill-opacity=".34" filter="${pen.blur(9)}"/>` +
    pen.padded(inner, second, { width: 28, shade: 0.2, light: 0.5, pattern: pen.pattern('quilt', second) }) +
    pen.shade(inner, 'M124 100H280V138C240 124 170 126 150 164L140 384H124Z', 0.24, 12) +
    pen.padded(roundedRect(320, 300, 16, 24, 3), trim, { width: 5 })
  )
}

const CORNER = 'M204 396L370 316V354Q370 362 362 366L212 434Q206 436 204 436Z'

/** The side cut away: coils of springs in their pockets. */
const springs: Drawing = (pen, { trim }) =>
  pen.padded(CORNER, '#efe6d6', { width: 8 }) +
  Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [216 + i * 17.4, 396 - i * 8.4]
    return pen.stroke(`M${x} ${y}q9-4 10 1t-10 5q9-4 10 1t-10 5q9-4 10 1t-10 5`, '#8d949a', 2.2)
  }).join('') +
  pen.stroke('M204 396L370 316', trim, 4)

const pinholes: Drawing = (pen, { main, trim }) =>
  pen.padded('M212 388L362 318Q374 310 362 304L300 282L150 356L196 388Q204 392 212 388Z', '#f6ecd6', { width: 12, shade: 0.24 }) +
  pen.path(
    [0, 1, 2, 3, 4, 5]
      .flatMap((i) => [0, 1, 2, 3].map((k) => ellipse(196 + i * 24 + k * 19, 354 + i * -11 + k * 8 - 4, 3.6, 2.2)))
      .filter((_, i) => i % 6 !== 5)
      .join(''),
    '#c9b48c',
  ) +
  pen.stroke('M300 282L150 356', trim, 4) +
  pen.padded('M150 356L300 282L286 276Q210 300 136 350Z', tone(main, 0.03), { width: 8 })

/** Small, with round corners, for a cot at the bedside. */
function smallMattress(pen: Pen, { main, second, trim, pattern }: Paint): string {
  return (
    pen.groundShadow(202, 412, 146, 20) +
    pen.padded(
      'M70 312C70 268 130 246 202 246C274 246 334 268 334 312V344C334 390 274 412 202 412C130 412 70 390 70 344Z',
      tone(main, -0.04),
      { width: 20, shade: 0.36 },
    ) +
    pen.padded(ellipse(202, 312, 132, 66), main, {
      width: 28,
      shade: 0.28,
      light: 0.55,
      pattern: pen.pattern(pattern === 'plain' ? 'quilt' : pattern, main),
    }) +
    pen.stroke('M70 318C76 360 132 380 202 380C272 380 328 360 334 318', trim, 4) +
    pen.padded(roundedRect(190, 384, 28, 18, 4), second, { width: 5 })
  )
}

/** Drops that stay on top of a sheet. */
const drops: Drawing = (pen) =>
  [
    [142, 304, 0.5],
    [206, 276, 0.62],
    [262, 300, 0.46],
    [212, 330, 0.7],
    [306, 290, 0.36],
  ]
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})">${pen.path(ellipse(3, 8, 36, 20), '#2a170d', 'opacity=".16"')}${pen.path(
          ellipse(0, 0, 36, 20),
          pen.linear([
            [0, '#ffffff', 0.95],
            [1, '#a8cfdc', 0.9],
          ]),
        )}${pen.path(ellipse(-12, -7, 10, 4), '#ffffff')}</g>`,
    )
    .join('')

const straps: Drawing = (pen, { second, main }) =>
  pen.path(
    'M44 296L190 228Q202 222 214 228L360 282Q376 290 360 300L216 374Q204 380 192 374L44 312Q28 304 44 296Z',
    pen.pattern('quilt', main, tone(main, -0.2)),
  ) +
  pen.stroke('M60 330L96 274M344 316L300 258M176 398L232 396', second, 14) +
  pen.stroke('M60 330L96 274M344 316L300 258M176 398L232 396', tone(second, -0.14), 2, 'stroke-dasharray="3 4"') +
  icon(pen, 'drop', 204, 300, 0.8, '#79aeb0')

/** A cover for the duvet and one for the pillow, folded and tied. */
function covers(pen: Pen, paint: Paint): string {
  const { trim, second } = paint
  return (
    standing(pen, paint, [{ draw: blanket, x: 200, y: 424, scale: 1, paint: { variant: 3 } }]) +
    pen.padded(roundedRect(92, 190, 216, 74, 20), second, {
      width: 22,
      shade: 0.36,
      light: 0.55,
      pattern: pen.pattern('pinstripe', second),
    }) +
    pen.stroke('M104 216H296', tone(second, -0.14), 2.2, 'opacity=".6"') +
    pen.padded(roundedRect(184, 186, 32, 232, 5), trim, { width: 8 }) +
    pen.padded(
      'M200 194C168 160 132 168 136 190C140 210 176 212 200 198C224 212 260 210 264 190C268 168 232 160 200 194Z',
      trim,
      { width: 10 },
    )
  )
}

/** A square of muslin for wrapping, folded once, its corner turned. */
export function wrapCloth(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const cloth =
    'M60 140C58 124 70 116 84 118C160 108 250 108 318 118C334 116 344 126 340 142C350 220 350 300 340 372C342 386 332 396 318 394C250 404 160 404 84 394C68 396 58 386 60 372C50 300 50 220 60 140Z'
  const print = pen.pattern(pattern, main)
  return (
    pen.flatShadow(cloth, { blur: 13 }) +
    pen.padded(cloth, main, { width: 30, shade: 0.34, light: 0.5, pattern: print }) +
    pen.stroke('M200 116Q196 250 202 398M62 256Q200 248 346 256', tone(main, -0.13), 3, 'opacity=".5"') +
    pen.seam('M76 134C160 124 250 124 326 134C334 220 334 300 326 380C250 388 160 388 76 380C66 300 66 220 76 134', main, 2) +
    pen.flatShadow('M340 290C346 330 344 360 340 372C342 386 332 396 318 394C280 400 250 402 230 402Z', {
      blur: 5,
      dx: -2,
      dy: 2,
      opacity: 0.2,
    }) +
    pen.padded('M342 282C300 300 260 340 226 402C240 360 232 330 250 300C280 270 316 280 342 282Z', second, {
      width: 12,
      pattern: pen.pattern('waffle', second),
    }) +
    pen.padded(roundedRect(52, 300, 16, 24, 3), trim, { width: 5 })
  )
}

const name: Drawing = (pen, { second, trim }) =>
  pen.padded(roundedRect(132, 296, 136, 88, 14), mix(second, PAPER, 0.5), { width: 9 }) +
  pen.seam(roundedRect(140, 304, 120, 72, 10), second, 2) +
  icon(pen, 'heart', 200, 334, 0.9, trim) +
  pen.stroke('M156 366q11-12 22 0t22 0t22 0t22 0', trim, 4)

/** A cloth of muslin over a rail. */
function draped(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const back = 'M112 120H296C302 200 300 280 306 346C240 360 170 358 108 346C114 270 108 190 112 120Z'
  const front =
    'M92 112C92 96 116 92 132 96H270C296 92 312 98 310 116C316 220 312 310 318 416C250 434 160 432 84 416C92 310 86 210 92 112Z'
  const print = pen.pattern(pattern === 'plain' ? 'waffle' : pattern, main)
  return (
    pen.flatShadow(front, { blur: 13 }) +
    pen.rod('M30 112H370', '#e3c196', 15) +
    pen.path(circle(30, 112, 13) + circle(370, 112, 13), pen.ball('#d7b184')) +
    pen.path(back, tone(main, -0.1)) +
    pen.padded(front, main, { width: 30, shade: 0.36, light: 0.5, pattern: print }) +
    pen.stroke(
      'M132 118Q142 260 126 410M176 110Q168 260 182 418M232 110Q244 260 230 418M276 118Q266 250 284 410',
      tone(main, -0.13),
      3,
      'opacity=".5"',
    ) +
    pen.stroke('M86 404Q200 432 316 404', second, 7) +
    pen.padded(roundedRect(282, 384, 18, 26, 3), trim, { width: 5 })
  )
}

const burp: Drawing = (pen, paint) =>
  still(pen, paint, [
    { draw: cloth(0.2), x: 126, y: 190, scale: 0.86, turn: -10 },
    { draw: cloth(0.6), x: 266, y: 222, scale: 0.86, turn: 8 },
    { draw: cloth(0), x: 190, y: 344, scale: 0.9, turn: -3 },
  ])
/** A folded cloth with an edge in another colour. */
const cloth =
  (pale: number): Drawing =>
  (pen, { main, second, trim, pattern }) => {
    const c = mix(main, second, pale)
    const d = roundedRect(96, 158, 208, 184, 22)
    return (
      pen.flatShadow(d, { dx: 5, dy: 8, blur: 7 }) +
      pen.padded(d, c, { width: 22, shade: 0.36, light: 0.5, pattern: pen.pattern(pale ? 'waffle' : pattern, c) }) +
      pen.stroke('M98 250Q200 258 302 250', tone(c, -0.16), 2.4, 'opacity=".6"') +
      pen.stroke('M104 332Q200 342 296 332', trim, 6)
    )
  }

const gate: Drawing = (pen, { second, trim, main }) =>
  pen.path('M148 264H252V404H148Z', tone(main, -0.24)) +
  pen.padded('M146 350H254V366Q200 376 146 366Z', '#f7f1e7', { width: 10 }) +
  pen.stroke('M148 404V276Q148 262 162 262H238Q252 262 252 276V404', trim, 6) +
  pen.padded('M252 270C280 268 296 300 296 340C296 376 286 400 262 404H252Z', mix(second, main, 0.3), {
    width: 12,
    pattern: pen.pattern('waffle', second),
  }) +
  pen.padded(circle(108, 310, 17), trim, { width: 9, light: 0.5 }) +
  pen.stroke(circle(108, 310, 26), tone(trim, 0.08), 6)

/** A roll for the chest, and a mirror to look at. */
const tummy: Drawing = (pen, { main, second, trim, pattern }) =>
  pen.flatShadow(roundedRect(112, 200, 176, 62, 30), { blur: 6 }) +
  pen.padded(roundedRect(112, 200, 176, 62, 30), second, {
    width: 24,
    shade: 0.42,
    light: 0.55,
    pattern: pen.pattern(pattern, second),
  }) +
  pen.padded(ellipse(128, 231, 15, 29), tone(second, -0.05), { width: 8 }) +
  pen.padded(ellipse(272, 231, 15, 29), tone(second, -0.05), { width: 8 }) +
  pen.stroke('M170 204V258M230 204V258', trim, 6) +
  pen.padded(circle(200, 140, 44), tone(main, 0.05), { width: 14 }) +
  pen.path(
    circle(200, 140, 31),
    pen.linear([
      [0, '#f7fbfc'],
      [1, '#b9cdd4'],
    ]),
  ) +
  pen.stroke('M184 146L208 120', '#ffffff', 5, 'opacity=".8"')

export const nursery: Cuts = {
  playmat: { 3: on(playmat, 0, tummy) },
  nest: { 3: cosyNest },
  mattress: { 3: on(mattress, 1, pinholes), 4: on(mattress, 1, springs), 5: smallMattress },
  linen: {
    3: on(linen, 0, straps),
    4: on(linen, 0, drops),
    5: covers,
    6: (pen, paint) => {
      const down = mix(paint.second, '#ffffff', 0.6)
      return linen(pen, { ...paint, main: down, second: mix(down, '#ffffff', 0.5), pattern: 'quilt', variant: 2 })
    },
  },
  swaddle: {
    3: (pen, paint) =>
      still(pen, paint, [
        {
          draw: wrapCloth,
          x: 236,
          y: 206,
          scale: 0.72,
          turn: 8,
          paint: { main: paint.second, second: paint.main, pattern: 'plain' },
        },
        { draw: wrapCloth, x: 162, y: 292, scale: 0.78, turn: -5 },
      ]),
    4: wrapCloth,
  },
  blanket: {
    4: burp,
    5: as(blanket, 3, { pattern: 'knit' }),
    6: on((pen, paint) => blanket(pen, { ...paint, pattern: 'knit' }), 3, name),
    7: draped,
    8: as(blanket, 3, { pattern: 'quilt' }),
    9: as(blanket, 3, { pattern: 'boucle' }),
  },
  travelcot: { 3: on(travelcot, 0, gate) },
  pillow: { 3: moonCushion },
}

/** A crescent with a sleeping face. */
function moonCushion(pen: Pen, { main, trim, pattern }: Paint): string {
  const { moon } = CUSHIONS
  return (
    pen.flatShadow(moon, { blur: 14, opacity: 0.28 }) +
    pen.padded(moon, main, { width: 48, shade: 0.44, light: 0.55, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M122 250q12 10 24 0M146 306q8 8 18 4', faceOn(main), 3.4) +
    pen.path(ellipse(118, 284, 13, 9), '#e8836b', 'opacity=".3"') +
    pen.padded(roundedRect(300, 372, 16, 22, 3), trim, { width: 5 })
  )
}
