/** Further cuts of car seats, carriers, footmuffs, bags and bikes. */
import { mix, tone } from '../colour.ts'
import { placed } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import { DARK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect, symmetric } from '../shapes.ts'
import { standing, still } from '../still-life.ts'
import { slippers } from '../clothes/footwear.ts'
import { holdall, pads } from '../maternity/briefs-bags-pillows.ts'
import { blanket } from '../nursery/blankets-tents-cushions.ts'
import { carrier, carseat, infantseat } from '../transport/car-seats-and-carriers.ts'
import { footmuff, liner } from '../transport/parasols-liners-footmuffs.ts'
import { bike } from '../transport/scooters-bikes-backpacks.ts'
import { disc } from '../transport/spoked-wheels.ts'
import { on, small, type Cuts } from './cut.ts'

const BOLD = '#c9c4bd'

/** A disc that turns, with an arrow either way. */
const turntable = (pen: Pen, y: number, colour: string): string =>
  pen.padded(ellipse(200, y + 16, 142, 30), DARK, { width: 14, light: 0.3 }) +
  pen.padded(ellipse(200, y, 128, 26), mix(colour, '#8d857b', 0.35), { width: 12 }) +
  pen.stroke(`M96 ${y + 4}q30 20 74 20m-12 -9l13 9l-15 7M304 ${y + 4}q-30 20 -74 20m12 -9l-13 9l15 7`, '#f6efe2', 4)

const leg = (pen: Pen, from: number): string =>
  pen.rod(`M200 ${from}V438`, BOLD, 16) +
  pen.padded(roundedRect(166, 430, 68, 16, 8), DARK, { width: 6, light: 0.3 }) +
  pen.path(roundedRect(192, from + 22, 16, 9, 3), pen.ball('#7fae6d'))

const shields = (pen: Pen): string =>
  [-1, 1]
    .map((s) =>
      pen.padded(
        `M${200 + s * 126} 190C${200 + s * 114} 178 ${200 + s * 96} 182 ${200 + s * 92} 200V290C${200 + s * 96} 304 ${200 + s * 114} 302 ${200 + s * 122} 288C${200 + s * 130} 262 ${200 + s * 132} 214 ${200 + s * 126} 190Z`,
        DARK,
        { width: 12, light: 0.3 },
      ),
    )
    .join('')

/** The back of a booster folded onto its cushion. */
function folded(pen: Pen, { main, second, pattern }: Paint): string {
  return (
    pen.groundShadow(200, 424, 130, 14) +
    pen.padded(roundedRect(72, 336, 256, 86, 36), DARK, { width: 20, light: 0.34 }) +
    pen.padded(roundedRect(86, 314, 228, 62, 28), main, { width: 20, pattern: pen.pattern(pattern, main) }) +
    pen.padded(roundedRect(78, 258, 244, 66, 32), DARK, { width: 18, light: 0.34 }) +
    pen.padded(roundedRect(104, 268, 192, 40, 20), second, { width: 14, pattern: pen.pattern('quilt', second) }) +
    pen.stroke('M112 258C150 222 250 222 288 258', '#2b2623', 12) +
    pen.path(circle(92, 330, 12), pen.ball('#8d857b')) +
    pen.path(circle(308, 330, 12), pen.ball('#8d857b'))
  )
}

/** An infant seat whose child lies flat. */
function lieFlat(pen: Pen, { main, second, trim, pattern }: Paint): string {
  const shell =
    'M46 262C44 246 60 238 74 246C110 262 290 262 330 240C346 232 360 242 356 260C340 330 296 362 204 362C112 362 62 332 46 262Z'
  const hood = 'M52 250C40 168 84 122 150 124C196 128 220 160 222 198C166 196 108 214 52 250Z'
  return (
    pen.groundShadow(204, 386, 136, 14) +
    pen.padded(roundedRect(116, 350, 176, 34, 16), tone(DARK, -0.02), { width: 12, light: 0.3 }) +
    pen.rod('M198 300C196 220 214 150 240 96', tone(DARK, -0.04), 16) +
    pen.padded('M70 250C80 226 120 224 160 228C220 234 290 232 326 226C344 230 344 252 326 262C260 282 130 284 84 266Z', second, {
      width: 22,
      shade: 0.44,
      pattern: pen.pattern('quilt', second),
    }) +
    pen.padded(ellipse(110, 234, 34, 20), tone(second, 0.05), { width: 12 }) +
    pen.padded(hood, main, { width: 26, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M60 238C70 180 100 146 140 128M70 230C98 178 140 146 186 140', tone(main, -0.13), 2.4, 'opacity=".7"') +
    pen.stroke('M52 250C108 214 166 197 222 198', trim, 6) +
    pen.padded(shell, DARK, { width: 28, light: 0.36, shade: 0.5 }) +
    pen.padded('M92 290C150 310 250 310 312 284C292 330 254 346 204 346C150 346 110 328 92 290Z', main, {
      width: 16,
      pattern: pen.pattern(pattern, main),
    }) +
    pen.rod('M204 310C204 230 224 156 250 100', tone(DARK, 0.04), 17) +
    pen.stroke('M238 92C244 78 264 80 266 96L260 118', '#7a5238', 17) +
    pen.path(circle(204, 308, 22), pen.ball(tone(DARK, 0.05))) +
    pen.path(circle(204, 308, 9), pen.ball(trim))
  )
}

const base = (pen: Pen): string =>
  pen.groundShadow(208, 428, 132, 14) +
  pen.padded('M80 392C86 372 322 372 328 392L338 416C338 430 316 432 306 432H104C92 432 70 430 72 416Z', tone(DARK, -0.02), {
    width: 14,
    light: 0.3,
  }) +
  pen.path(circle(298, 412, 6), pen.ball('#7fae6d'))

/** Fluffy wool along the opening and the upper edge of a footmuff. */
function wool(pen: Pen, { second }: Paint): string {
  const fleece = mix(second, '#fff8ec', 0.6)
  const puff = (x: number, y: number, r: number): string => circle(x, y, r)
  let edge = ''
  for (let i = 0; i <= 16; i++) {
    const t = Math.PI * (i / 16)
    edge += puff(200 - 92 * Math.cos(t), 190 - 128 * Math.sin(t), 17 + (i % 3) * 2)
  }
  let roll = ''
  for (let i = 0; i <= 10; i++) roll += puff(112 + 17.6 * i, 226 + 12 * Math.sin((Math.PI * i) / 10), 19 + (i % 2) * 3)
  const fur = { width: 12, shade: 0.24, light: 0.5, pattern: pen.pattern('boucle', fleece) }
  return pen.padded(edge, fleece, fur) + pen.padded(roll, fleece, fur)
}

/** Crank, chain and pedals, with a stabiliser behind. */
const pedals = (pen: Pen, { trim, second }: Paint): string =>
  pen.stroke('M102 350L196 340M102 368L196 372', '#4a433e', 3) +
  pen.path(circle(196, 356, 26), pen.ball(second)) +
  pen.stroke(circle(196, 356, 18), tone(second, -0.2), 3) +
  pen.rod('M196 356L216 392', BOLD, 8) +
  pen.padded(roundedRect(202, 388, 40, 13, 5), DARK, { width: 5, light: 0.3 }) +
  pen.rod('M196 356L178 322', tone(BOLD, -0.06), 7) +
  pen.padded(roundedRect(154, 312, 36, 11, 5), DARK, { width: 5, light: 0.3 }) +
  pen.rod('M100 356L128 402', BOLD, 8) +
  disc(pen, 130, 402, 22, { rim: trim })

const basket = (pen: Pen, { wood }: Paint): string =>
  pen.wood('M282 170H356L346 226H296Z', wood, { width: 10 }) +
  pen.stroke('M286 188H353M289 207H349M304 172L309 224M322 172V224M340 172L335 224', tone(wood, -0.15), 2.8)

const UPRIGHT: [number, number, number] = [200, 232, 0.88]

export const carSeats: Cuts = {
  infantseat: {
    3: on(infantseat, 2, (pen, { main }) => placed(208, 418, 0.8, turntable(pen, 250, main))),
    4: lieFlat,
    5: (pen, paint) => base(pen) + placed(200, 244, 0.94, lieFlat(pen, paint)),
  },
  carseat: {
    3: small(
      carseat,
      0,
      [200, 224, 0.9],
      () => '',
      (pen, { main }) => pen.groundShadow(200, 430, 150, 14) + turntable(pen, 398, main),
    ),
    4: small(
      carseat,
      0,
      UPRIGHT,
      (pen) => leg(pen, 376),
      (pen) => pen.rod('M86 300C44 -8 356 -8 314 300', BOLD, 14),
    ),
    5: (pen, paint) =>
      standing(pen, paint, [
        { draw: carseat, x: 138, y: 410, scale: 0.78, paint: { variant: 1 } },
        { draw: folded, x: 300, y: 440, scale: 0.52 },
      ]),
    6: on(
      carseat,
      1,
      (pen, { second, trim }) =>
        pen.padded(
          symmetric(200, [200, 214], [232, 214, 246, 228, 244, 262], [238, 292, 220, 298, 200, 298]),
          tone(second, 0.02),
          { width: 12 },
        ) + pen.stroke('M168 252H232M172 268H228', trim, 4, 'opacity=".7"'),
      (pen) => shields(pen),
    ),
    7: on(
      carseat,
      1,
      (pen, { trim }) =>
        pen.padded(roundedRect(306, 300, 58, 62, 16), DARK, { width: 12, light: 0.34 }) +
        pen.padded('M314 252H356L350 312H320Z', trim, { width: 10 }) +
        pen.path(ellipse(335, 252, 21, 6), '#fbf6ec') +
        pen.padded(roundedRect(300, 296, 70, 18, 9), tone(DARK, 0.06), { width: 6, light: 0.34 }),
    ),
    8: small(carseat, 0, UPRIGHT, (pen) => leg(pen, 376)),
  },
  carrier: {
    3: on(
      carrier,
      2,
      (pen, { trim }) =>
        [20, 346].map((x) => pen.padded(roundedRect(x, 354, 34, 30, 8), DARK, { width: 7 })).join('') +
        [112, 288]
          .map((x) => pen.stroke(circle(x, 222, 18), '#c9a36a', 7) + pen.stroke(circle(x - 1, 221, 18), '#f0dcae', 2))
          .join('') +
        pen.seam(roundedRect(164, 268, 72, 56, 8), trim),
    ),
    4: on(carrier, 0, (pen, { main, second, pattern }) => {
      const hood = symmetric(200, [200, 44], [252, 44, 276, 84, 272, 178], [240, 194, 222, 198, 200, 198])
      return (
        pen.padded(hood, tone(main, 0.02), { width: 26, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
        pen.stroke('M128 176Q200 206 272 176', second, 7) +
        pen.path(circle(134, 170, 6) + circle(266, 170, 6), pen.ball(second))
      )
    }),
  },
  footmuff: {
    3: on(footmuff, 0, wool),
    4: (pen, paint) =>
      still(pen, paint, [
        { draw: footmuff, x: 136, y: 232, scale: 0.78, paint: { variant: 0 } },
        { draw: liner, x: 300, y: 164, scale: 0.5, paint: { variant: 0, main: paint.second, second: paint.main } },
        { draw: footmuff, x: 286, y: 364, scale: 0.56, paint: { variant: 2 } },
      ]),
  },
  holdall: {
    3: (pen, paint) =>
      standing(pen, paint, [
        { draw: blanket, x: 296, y: 386, scale: 0.56, paint: { variant: 0 } },
        { draw: holdall, x: 154, y: 408, scale: 0.78, paint: { variant: 1 } },
        { draw: pads, x: 298, y: 428, scale: 0.46, paint: { variant: 0 } },
        { draw: slippers, x: 178, y: 452, scale: 0.4, paint: { variant: 0 } },
      ]),
  },
  bike: {
    3: on(bike, 1, pedals),
    4: on(bike, 1, (pen, paint) => pedals(pen, paint) + basket(pen, paint)),
  },
}
