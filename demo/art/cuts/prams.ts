/** Further cuts of prams and pushchairs: sets with all their seats, and what each pushchair has that the others lack. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'
import { placed } from '../garment-parts.ts'
import { standing } from '../still-life.ts'
import { tote } from '../transport/bags.ts'
import { infantseat } from '../transport/car-seats-and-carriers.ts'
import { GRIP } from '../transport/parts.ts'
import { pram, stroller } from '../transport/prams-and-pushchairs.ts'
import { disc } from '../transport/spoked-wheels.ts'
import { jogger, threeWheeler } from '../transport/three-wheelers.ts'
import { on, type Cuts } from './cut.ts'

/** The carrycot, the pushchair and the car seat of one pram. */
const threeInOne = (pen: Pen, paint: Paint, seat: number): string =>
  standing(pen, paint, [
    { draw: stroller, x: 292, y: 396, scale: 0.58, paint: { variant: 0 } },
    { draw: pram, x: 118, y: 404, scale: 0.6, paint: { variant: 0 } },
    { draw: infantseat, x: 222, y: 446, scale: 0.44, paint: { variant: seat } },
  ])

/** Wheels, frame and basket of a pushchair, as in the first drawing. */
function chassis(pen: Pen, { frame }: Paint, rear: number, front: number): string {
  const [ry, fy] = [428 - rear, 428 - front]
  return (
    pen.groundShadow(206, 430, 142, 13) +
    `<g transform="translate(14 -5)" opacity=".85">${disc(pen, 116, ry, rear, { rim: '#9d958b', hub: frame })}${disc(pen, 302, fy, front, { rim: '#9d958b', hub: frame })}</g>` +
    pen.rod(`M116 ${ry}L196 268`, frame, 10) +
    pen.rod(`M302 ${fy}L184 232L92 128`, frame, 11) +
    pen.stroke('M96 132L70 116', GRIP, 15) +
    pen.stroke('M94 129L69 113', '#a3724e', 7) +
    pen.padded('M134 336L286 340C288 366 274 378 252 378H164C146 378 134 362 134 336Z', mix(frame, '#6b625a', 0.3), {
      width: 14,
    }) +
    disc(pen, 106, ry, rear, { hub: frame }) +
    disc(pen, 308, fy, front, { hub: frame })
  )
}

/** The child looks at who pushes: the back of the seat leans away from the handle. */
function reversed(pen: Pen, paint: Paint): string {
  const { main, second, trim, pattern, frame } = paint
  const m = (x: number): number => 424 - x
  const quilt = { width: 22, pattern: pen.pattern('quilt', second) }
  const back = `M${m(136)} 140C${m(154)} 132 ${m(172)} 140 ${m(178)} 158L${m(206)} 270C${m(208)} 286 ${m(198)} 298 ${m(182)} 296C${m(168)} 294 ${m(160)} 284 ${m(156)} 270L${m(126)} 172C${m(122)} 156 ${m(126)} 146 ${m(136)} 140Z`
  const seat = `M${m(168)} 262H${m(270)}C${m(288)} 262 ${m(296)} 276 ${m(290)} 290C${m(286)} 300 ${m(276)} 304 ${m(264)} 304H${m(186)}C${m(166)} 304 ${m(158)} 268 ${m(168)} 262Z`
  const foot = `M${m(262)} 268C${m(282)} 264 ${m(294)} 274 ${m(296)} 292L${m(306)} 346C${m(308)} 360 ${m(284)} 366 ${m(278)} 352Z`
  const hood = `M${m(112)} 178C${m(98)} 112 ${m(140)} 66 ${m(206)} 66C${m(252)} 68 ${m(280)} 92 ${m(288)} 134C${m(230)} 136 ${m(176)} 150 ${m(112)} 178Z`
  const ribs = `M${m(116)} 170C${m(132)} 112 ${m(160)} 82 ${m(196)} 67M${m(124)} 172C${m(164)} 108 ${m(214)} 82 ${m(246)} 78`
  return (
    chassis(pen, paint, 46, 33) +
    pen.padded(foot, tone(second, -0.05), { width: 14 }) +
    pen.padded(back, second, quilt) +
    pen.padded(seat, second, quilt) +
    pen.stroke(`M${m(160)} 176L${m(196)} 262M${m(170)} 204L${m(230)} 266`, '#5b4a3f', 6, 'opacity=".85"') +
    pen.rod(`M${m(188)} 244C${m(220)} 214 ${m(262)} 218 ${m(286)} 244`, GRIP, 9) +
    pen.padded(hood, main, { width: 28, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.stroke(ribs, tone(main, -0.13), 2.6, 'opacity=".7"') +
    pen.stroke(`M${m(112)} 178C${m(176)} 150 ${m(230)} 136 ${m(288)} 134`, trim, 6) +
    pen.path(circle(m(130), 168, 9), pen.ball(frame)) +
    pen.path(circle(212, 262, 12), pen.ball(frame)) +
    pen.path(circle(209, 259, 4), '#fff', 'opacity=".4"')
  )
}

/** A buggy that folds like an umbrella: two hooked handles, crossed rods and a sling of cloth. */
function umbrella(pen: Pen, { main, second, trim, pattern, frame }: Paint): string {
  const pair = (x: number): string => disc(pen, x + 10, 402, 24, { rim: '#9d958b' }) + disc(pen, x, 404, 25, { hub: frame })
  const sling =
    'M132 176C150 166 166 176 172 196L198 286L278 292C292 296 294 312 282 318L196 316C178 314 168 306 162 290L126 196C124 186 126 180 132 176Z'
  const hood = 'M110 190C100 138 134 100 190 98C234 100 262 118 272 150C220 150 166 162 110 190Z'
  return (
    pen.groundShadow(204, 428, 132, 12) +
    pen.rod('M112 396L210 282', tone(frame, -0.06), 8) +
    pen.rod('M300 398L262 316L96 118C84 96 58 98 56 122', frame, 9) +
    pen.rod('M112 398L176 296L288 300', frame, 9) +
    pen.stroke('M56 126C58 98 86 96 96 116', GRIP, 15) +
    pen.stroke('M57 120C62 102 82 100 91 112', '#a3724e', 6) +
    pen.padded(sling, second, { width: 22, shade: 0.4, pattern: pen.pattern('waffle', second) }) +
    pen.stroke('M154 204L194 292M166 226L232 298', '#5b4a3f', 6, 'opacity=".85"') +
    pen.rod('M284 312L304 362L328 364', tone(frame, -0.03), 8) +
    pen.padded(hood, main, { width: 26, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.stroke('M116 182C130 132 156 110 186 100M124 180C160 134 204 114 236 110', tone(main, -0.13), 2.4, 'opacity=".7"') +
    pen.stroke('M110 190C166 162 220 150 272 150', trim, 6) +
    pair(112) +
    pair(298)
  )
}

export const prams: Cuts = {
  pram: {
    3: (pen, paint) =>
      standing(pen, paint, [
        { draw: stroller, x: 284, y: 402, scale: 0.66, paint: { variant: 0 } },
        { draw: pram, x: 132, y: 428, scale: 0.68, paint: { variant: 0 } },
      ]),
    4: (pen, paint) => threeInOne(pen, paint, 1),
    5: (pen, paint) =>
      standing(pen, paint, [
        { draw: pram, x: 168, y: 406, scale: 0.84, paint: { variant: 1 } },
        { draw: infantseat, x: 316, y: 440, scale: 0.44, paint: { variant: 1 } },
      ]),
    6: (pen, paint) =>
      standing(pen, paint, [
        { draw: stroller, x: 160, y: 404, scale: 0.86, paint: { variant: 0 } },
        { draw: infantseat, x: 310, y: 436, scale: 0.5, paint: { variant: 1 } },
      ]),
    7: (pen, paint) => threeInOne(pen, paint, 2),
  },
  stroller: {
    1: threeWheeler,
    3: jogger,
    4: reversed,
    5: on(
      stroller,
      0,
      (pen, paint) =>
        pen.stroke('M78 118L70 196M86 120L92 196', '#7a5238', 4) +
        placed(80, 236, 0.34, tote(pen, { ...paint, main: paint.trim, variant: 0 })),
    ),
    6: (pen, paint) =>
      standing(pen, paint, [
        { draw: stroller, x: 154, y: 410, scale: 0.86, paint: { variant: 2 } },
        { draw: tote, x: 320, y: 440, scale: 0.46, paint: { variant: 2 } },
      ]),
    7: umbrella,
    8: on(
      stroller,
      2,
      (pen, { trim, second }) =>
        pen.stroke('M96 136C64 220 110 312 138 344', tone(trim, -0.05), 9) +
        pen.stroke('M96 136C64 220 110 312 138 344', tone(trim, 0.06), 4) +
        pen.padded(roundedRect(70, 214, 20, 54, 9), trim, { width: 6 }) +
        pen.path('M142 160L176 158L200 258L172 262Z', pen.pattern('waffle', second, tone(second, -0.3))),
    ),
  },
}
