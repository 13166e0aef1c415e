/** Further cuts of blocks, cars, buckets, tents, beds of dolls, mobiles and lights. */
import { mix, tone } from '../colour.ts'
import { icon } from '../icons.ts'
import type { Paint } from '../paint.ts'
import { DARK, INK, PAPER, bead } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'
import { standing, still, type Item } from '../still-life.ts'
import { crib, mobile } from '../nursery/cots-nests-mobiles.ts'
import { glow } from '../nursery/bunting-guards-lights.ts'
import { bucket } from '../toys/pencils-jigsaws-drums.ts'
import { ball } from '../toys/soft-toys-and-balls.ts'
import { pushAlong } from '../toys/push-along.ts'
import { car } from '../toys/wooden-toys.ts'
import { on, small, type Cuts, type Drawing } from './cut.ts'

/** A gate and a tower of plain blocks: bars, columns, an arch, a roof. */
function castle(pen: Pen, { main, second, trim, wood }: Paint): string {
  const block = (x: number, y: number, w: number, h: number, c: string, seed: number): string =>
    pen.wood(roundedRect(x, y, w, h, 4), c, { seed, width: 8, fill: c === wood ? undefined : pen.matte(c) })
  const column = (x: number, y: number, h: number, c: string): string =>
    pen.padded(roundedRect(x, y, 40, h, 5), c, { width: 8, fill: pen.tube(c) })
  const arch = 'M116 340V290H284V340H244C244 300 156 300 156 340Z'
  return (
    pen.groundShadow(202, 424, 158, 15) +
    column(72, 340, 82, main) +
    column(288, 340, 82, main) +
    block(124, 340, 36, 82, wood, 3) +
    block(240, 340, 36, 82, wood, 5) +
    pen.wood(arch, second, { width: 9, fill: pen.matte(second) }) +
    block(56, 318, 60, 22, trim, 7) +
    block(284, 318, 60, 22, trim, 8) +
    block(112, 262, 176, 28, wood, 9) +
    column(76, 248, 70, second) +
    column(284, 248, 70, second) +
    pen.wood('M60 248L96 190L132 248Z', main, { width: 8, fill: pen.matte(main) }) +
    pen.wood('M268 248L304 190L340 248Z', main, { width: 8, fill: pen.matte(main) }) +
    block(150, 198, 44, 64, trim, 2) +
    block(206, 198, 44, 64, main, 4) +
    pen.wood('M144 198H256A56 50 0 0 0 144 198Z', wood, { width: 9 }) +
    pen.padded(circle(336, 404, 18), trim, { width: 10, light: 0.5 })
  )
}

/** A hand set with an aerial. */
function remote(pen: Pen, { main, second, trim }: Paint): string {
  return (
    pen.groundShadow(200, 424, 96, 13) +
    pen.rod('M258 190L292 70', '#c9c4bd', 7) +
    pen.path(circle(293, 64, 10), pen.ball(trim)) +
    pen.padded(roundedRect(90, 186, 220, 234, 60), mix(DARK, main, 0.25), { width: 28, light: 0.34 }) +
    pen.path(circle(150, 290, 38) + circle(250, 290, 38), pen.ball(tone(second, -0.2))) +
    pen.padded(circle(150, 284, 24), second, { width: 10, light: 0.5 }) +
    pen.padded(circle(250, 290, 24), second, { width: 10, light: 0.5 }) +
    pen.path(circle(200, 356, 9), pen.ball('#7fae6d')) +
    pen.path(circle(200, 384, 9), pen.ball(trim))
  )
}

/** A whale to rock on, out of moulded plastic. */
function whaleRocker(pen: Pen, { main, second, trim }: Paint): string {
  return (
    pen.groundShadow(200, 434, 150, 13) +
    pen.padded('M66 380C110 420 290 420 334 380L342 400C300 446 100 446 58 400Z', tone(main, -0.1), { width: 14 }) +
    pen.padded(
      'M318 300C330 250 352 226 382 214C384 240 372 254 362 262C376 264 386 274 388 290C360 296 340 306 330 326Z',
      main,
      { width: 16 },
    ) +
    pen.padded(
      'M42 330C38 256 104 214 176 218C230 222 252 262 296 282C318 292 338 296 340 318C338 376 270 404 190 402C110 400 46 390 42 330Z',
      main,
      {
        width: 44,
        shade: 0.42,
        light: 0.5,
      },
    ) +
    pen.padded('M46 336C90 366 180 372 262 344C240 384 214 400 176 400C104 398 52 386 46 336Z', second, { width: 18 }) +
    pen.stroke('M70 366Q140 384 220 366M92 384Q140 396 196 386', tone(second, -0.12), 3) +
    pen.padded('M196 226C232 214 276 234 288 262C262 282 218 276 200 256Z', trim, { width: 14 }) +
    pen.rod('M150 226L132 170', '#c9c4bd', 12) +
    pen.stroke('M104 172L162 164', trim, 18) +
    pen.stroke('M106 168L158 161', tone(trim, 0.1), 5) +
    bead(pen, 96, 300, 8, main) +
    pen.path(circle(93, 297, 2.6), '#fff')
  )
}

/** A bucket of silicone that folds flat: four rings, one in the other. */
function foldingBucket(pen: Pen, { main, second, trim }: Paint): string {
  const ring = (y: number, w: number, c: string): string =>
    pen.padded(`M${200 - w} ${y}H${200 + w}L${200 + w - 12} ${y + 44}Q200 ${y + 60} ${200 - w + 12} ${y + 44}Z`, c, {
      width: 14,
      light: 0.5,
    })
  return (
    pen.groundShadow(200, 422, 124, 14) +
    pen.stroke('M80 222Q84 96 200 96T320 222', tone(trim, 0.02), 11) +
    ring(366, 86, tone(main, -0.05)) +
    ring(322, 98, main) +
    ring(278, 110, tone(main, -0.03)) +
    ring(234, 122, tone(main, 0.02)) +
    pen.padded('M68 222Q200 256 332 222L328 250Q200 282 72 250Z', second, { width: 9 }) +
    pen.path(circle(78, 226, 11) + circle(322, 226, 11), pen.ball(trim)) +
    icon(pen, 'star', 200, 318, 0.8, second)
  )
}

/** A rake for sand. */
const rake: Drawing = (pen, { trim, wood }) =>
  pen.rod('M200 90V320', wood, 15) +
  pen.padded('M132 316H268L274 340H254L258 400H240L236 340H210L208 404H192L190 340H164L160 400H142L146 340H126Z', trim, {
    width: 10,
  })

const mould =
  (shape: string): Drawing =>
  (pen, { main }) =>
    pen.flatShadow(shape, { opacity: 0.22 }) +
    pen.padded(shape, main, { width: 22 }) +
    pen.stroke(shape, tone(main, -0.14), 2, 'opacity=".5" transform="translate(68 85) scale(.66)"')
const STAR_MOULD = 'M200 160l28 60 66 8-48 46 12 66-58-34-58 34 12-66-48-46 66-8z'
const SHELL_MOULD = 'M200 340C120 300 104 220 150 180C170 164 186 176 200 190C214 176 230 164 250 180C296 220 280 300 200 340Z'

/** Bucket, spade, rake and two moulds; with more of them, eight pieces. */
const sand =
  (more: boolean): Drawing =>
  (pen, paint) => {
    const bright = (main: string): Partial<Paint> => ({ main, trim: tone(main, -0.06) })
    const items: Item[] = [
      { draw: rake, x: 322, y: 196, scale: 0.72, turn: 12 },
      { draw: bucket, x: 160, y: more ? 178 : 214, scale: more ? 0.7 : 0.84, paint: { variant: 0 } },
      { draw: mould(STAR_MOULD), x: 108, y: 388, scale: 0.62, paint: bright('#e3b257') },
      { draw: mould(SHELL_MOULD), x: 240, y: 396, scale: 0.58, paint: bright(paint.trim) },
    ]
    const rest: Item[] = [
      { draw: mould(circle(200, 250, 72)), x: 344, y: 402, scale: 0.52, paint: bright(paint.second) },
      { draw: mould('M128 330V230L200 170L272 230V330Z'), x: 196, y: 312, scale: 0.46, paint: bright('#79aeb0') },
      { draw: bucket, x: 300, y: 322, scale: 0.4, paint: { variant: 1, main: paint.second } },
    ]
    return still(pen, paint, more ? [...items, ...rest] : items)
  }

const beach =
  (more: boolean): Drawing =>
  (pen, paint) =>
    still(pen, paint, [
      { draw: ball, x: 298, y: 176, scale: 0.58, paint: { variant: 0 } },
      { draw: bucket, x: 132, y: 206, scale: 0.72, paint: { variant: 0 } },
      { draw: mould(STAR_MOULD), x: 110, y: 384, scale: 0.6, paint: { main: '#e3b257' } },
      { draw: mould(SHELL_MOULD), x: 240, y: 388, scale: 0.56, paint: { main: paint.trim } },
      ...(more
        ? [
            { draw: rake, x: 344, y: 350, scale: 0.6, turn: 8 },
            { draw: mould(circle(200, 250, 72)), x: 178, y: 312, scale: 0.4, paint: { main: paint.second } },
            { draw: mould('M128 330V230L200 170L272 230V330Z'), x: 284, y: 300, scale: 0.42, paint: { main: '#79aeb0' } },
          ]
        : []),
    ])

/** A house of cloth for the garden, with a window and a rolled-up door. */
function gardenHouse(pen: Pen, { main, second, trim, pattern, wood }: Paint): string {
  const wall = 'M72 232H328V424H72Z'
  return (
    pen.groundShadow(200, 430, 168, 16) +
    pen.padded('M28 420Q200 396 372 420Q372 444 200 446Q28 444 28 420Z', '#a9b89b', { width: 14 }) +
    pen.rod('M72 236V428M328 236V428', wood, 12) +
    pen.padded(wall, second, { width: 28, shade: 0.34 }) +
    pen.path('M150 424V292Q150 268 174 268H226Q250 268 250 292V424Z', tone(second, -0.34)) +
    pen.padded('M144 262H256V288Q200 304 144 288Z', main, { width: 10, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M166 264V294M234 264V294', trim, 6) +
    pen.padded(roundedRect(272, 292, 44, 52, 8), mix(second, '#dfeaee', 0.7), { width: 8 }) +
    pen.stroke('M294 294V342M274 318H314', trim, 4) +
    pen.padded(roundedRect(84, 292, 48, 52, 8), mix(second, '#dfeaee', 0.7), { width: 8 }) +
    pen.stroke('M108 294V342M86 318H130', trim, 4) +
    pen.padded(
      'M44 244L200 104L356 244Q330 262 304 246Q278 264 252 246Q226 264 200 246Q174 264 148 246Q122 264 96 246Q70 262 44 244Z',
      main,
      {
        width: 34,
        shade: 0.4,
        pattern: pen.pattern(pattern, main),
      },
    ) +
    pen.path(circle(200, 104, 10), pen.ball(trim)) +
    pen.rod('M200 100V66', wood, 6) +
    pen.padded('M202 66L240 78L202 92Z', trim, { width: 6 })
  )
}

/** A cot whose front comes off: the rail stands beside it. */
const convertible = small(
  crib,
  1,
  [176, 238, 0.86],
  (pen, { wood }) =>
    pen.wood(roundedRect(302, 226, 12, 198, 6), wood, { direction: 88, width: 6 }) +
    pen.wood(roundedRect(372, 238, 12, 192, 6), wood, { direction: 88, width: 6 }) +
    pen.path([318, 331, 344, 357].map((x) => roundedRect(x, 252, 7, 158, 3)).join(''), pen.tube(wood)) +
    pen.wood('M300 240L386 252V268L300 256Z', wood, { width: 7 }) +
    pen.wood('M300 398L386 404V420L300 414Z', wood, { width: 7 }),
)

/** A roof of beams over a cot; nothing hangs from it. */
const houseFrame: Drawing = (pen, { wood }) =>
  pen.rod('M58 226V152L200 60L342 152V226', tone(wood, -0.05), 13) + pen.rod('M58 152H342M200 66V152', tone(wood, -0.02), 9)

const arm: Drawing = (pen, { main, second, trim }) =>
  pen.rod('M76 420V150C76 84 132 62 224 64', tone(second, -0.04), 15) +
  pen.padded(roundedRect(36, 332, 82, 112, 24), second, { width: 18, light: 0.5 }) +
  pen.padded(circle(77, 372, 24), main, { width: 10 }) +
  icon(pen, 'note', 77, 371, 0.5, PAPER) +
  pen.path(circle(60, 420, 5) + circle(77, 420, 5) + circle(94, 420, 5), trim)

const melodies: Drawing = (pen, { trim }) =>
  [
    [96, 132, 0.9],
    [200, 84, 1.1],
    [308, 140, 0.9],
  ]
    .map(([x, y, k]) => icon(pen, 'note', x as number, y as number, k as number, trim))
    .join('') +
  pen.path([0, 1, 2, 3, 4, 5, 6, 7].map((i) => circle(258 + (i % 4) * 12, 372 + Math.floor(i / 4) * 12, 3)).join(''), '#fff6e8')

export const woodenToys: Cuts = {
  pull: { 3: pushAlong },
  blocks: { 3: castle },
  car: {
    3: on(
      car,
      0,
      (pen, { second, trim, main }) =>
        pen.rod('M150 222H256', '#8d857b', 5) +
        pen.padded(roundedRect(160, 190, 84, 34, 8), trim, { width: 9 }) +
        pen.stroke('M182 190V224M222 190V224', tone(trim, -0.16), 4) +
        pen.rod('M40 330C22 328 16 318 16 306', '#c9a36a', 6) +
        pen.stroke(circle(16, 292, 12), '#c9a36a', 6) +
        pen.stroke('M50 316H76M46 300H66', mix(main, second, 0.6), 5),
    ),
    4: (pen, paint) =>
      standing(pen, paint, [
        { draw: remote, x: 308, y: 392, scale: 0.52 },
        { draw: car, x: 166, y: 430, scale: 0.8, paint: { variant: 2 } },
      ]),
  },
  rocker: { 2: whaleRocker },
  bucket: { 3: foldingBucket, 4: sand(false), 5: sand(true) },
  giftset: { 4: beach(false), 5: beach(true) },
  tent: { 3: gardenHouse },
  crib: {
    3: small(
      crib,
      2,
      [200, 250, 0.84],
      (pen, { second, trim }) =>
        pen.padded(ellipse(128, 292, 20, 21), '#f0cfb4', { width: 9 }) +
        pen.padded('M106 290C104 266 150 264 150 290C140 276 116 276 106 290Z', '#7a5238', { width: 6 }) +
        pen.path(circle(122, 292, 2.4) + circle(135, 292, 2.4), INK) +
        pen.stroke('M123 300q5 4 10 0', INK, 1.8) +
        pen.padded(circle(344, 218, 12), trim, { width: 6 }) +
        pen.stroke('M170 322Q240 306 326 322', second, 4),
    ),
    4: convertible,
    5: on(crib, 1, () => '', houseFrame),
  },
  mobile: { 3: small(mobile, 2, [226, 264, 0.84], arm) },
  glow: { 3: on(glow, 0, melodies) },
}
