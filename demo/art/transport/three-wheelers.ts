/** Pushchairs with two large wheels at the back and one in front. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import { DARK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'
import { GRIP } from './parts.ts'
import { disc } from './spoked-wheels.ts'

/** Where the axles are: the wheel behind on the far side, on the near side, and the one in front. */
const FAR = [148, 366] as const
const NEAR = [106, 374] as const
const FRONT = [330, 388] as const
const LARGE = 54
const SMALL = 40

/** The frame runs from the handle to the fork of the front wheel. */
function frameOf(pen: Pen, frame: string): string {
  return (
    disc(pen, ...FAR, LARGE - 2, { tyre: '#4a433e', rim: '#9d958b', hub: frame }) +
    pen.rod('M148 366L232 300', tone(frame, -0.08), 9) +
    pen.rod('M106 374L214 286L300 330', frame, 10) +
    pen.rod('M66 118C110 176 196 282 252 308C276 318 296 322 308 336', frame, 12) +
    pen.stroke('M86 140L50 98', GRIP, 17) +
    pen.stroke('M83 133L50 96', '#a3724e', 8) +
    pen.padded('M138 326H266C266 354 250 366 228 366H172C150 366 138 350 138 326Z', mix(frame, '#6b625a', 0.35), { width: 14 }) +
    pen.stroke('M138 328H266', tone(frame, 0.06), 4)
  )
}

const fork = (pen: Pen, frame: string): string =>
  disc(pen, ...FRONT, SMALL, { hub: frame }) +
  pen.rod('M306 332C318 344 326 364 330 386', tone(frame, -0.04), 11) +
  pen.path(circle(330, 388, 8), pen.ball(frame)) +
  pen.padded(roundedRect(292, 318, 28, 24, 8), DARK, { width: 8 })

/** Seat, footrest, harness and bumper bar. */
function seatOf(pen: Pen, { second }: Paint): string {
  const quilt = pen.pattern('quilt', second)
  const back =
    'M122 146C140 132 164 136 174 156L212 250C216 268 206 282 190 282C172 282 160 274 152 256L116 180C110 166 112 154 122 146Z'
  const seat = 'M168 246C190 252 240 238 272 244C290 248 296 262 290 276C284 288 272 290 256 290H194C172 290 158 262 168 246Z'
  const foot = 'M262 254C282 250 292 260 296 276L314 330C318 344 294 350 286 338Z'
  return (
    pen.padded(foot, tone(second, -0.05), { width: 14 }) +
    pen.padded('M282 326L322 322C332 322 332 340 322 342L290 346C282 346 278 330 282 326Z', DARK, { width: 8 }) +
    pen.padded(back, second, { width: 24, shade: 0.38, pattern: quilt }) +
    pen.padded(seat, tone(second, 0.01), { width: 22, shade: 0.38, pattern: quilt }) +
    pen.stroke('M150 176L196 248M162 200L232 252', '#5b4a3f', 6, 'opacity=".85"') +
    pen.path(roundedRect(196, 238, 22, 16, 5), pen.matte('#3c3733')) +
    pen.rod('M196 240C224 202 270 206 288 240', GRIP, 10) +
    pen.stroke('M208 226C230 206 260 208 276 226', '#a3724e', 4)
  )
}

/** Pushchair with three wheels, side view. */
export function threeWheeler(pen: Pen, paint: Paint): string {
  const { main, trim, pattern, frame } = paint
  const hood = 'M100 184C82 112 128 60 202 60C264 62 306 96 318 150C282 128 252 130 222 140C180 146 138 162 100 184Z'
  const ribs = 'M104 174C122 112 150 78 196 61M112 176C158 104 214 78 254 76M124 170C186 118 256 108 294 110'
  return (
    pen.groundShadow(214, 430, 156, 13) +
    frameOf(pen, frame) +
    seatOf(pen, paint) +
    pen.padded(hood, main, { width: 30, shade: 0.42, pattern: pen.pattern(pattern, main) }) +
    pen.stroke(ribs, tone(main, -0.13), 2.6, 'opacity=".7"') +
    pen.stroke(ribs, tone(main, 0.1), 1.3, 'opacity=".5" transform="translate(2.500 1)"') +
    pen.stroke('M100 184C138 162 180 146 222 140C252 130 282 128 318 150', trim, 6) +
    pen.path(circle(118, 176, 10), pen.ball(frame)) +
    pen.path(circle(196, 268, 11), pen.ball(frame)) +
    pen.path(circle(193, 265, 3.5), '#fff', 'opacity=".4"') +
    fork(pen, frame) +
    disc(pen, ...NEAR, LARGE, { hub: frame })
  )
}

/** For jogging: a hand brake with its cable, and a strap for the wrist. */
export function jogger(pen: Pen, paint: Paint): string {
  const { trim } = paint
  return (
    pen.stroke('M56 104C14 112 6 170 36 192C54 204 66 190 58 176', tone(trim, -0.04), 8) +
    threeWheeler(pen, paint) +
    pen.rod('M64 96L100 92', '#c9c4bd', 7) +
    pen.stroke('M96 94C134 150 128 250 112 312C108 336 108 350 108 362', '#4a433e', 3)
  )
}
