/** Sandals for children: closed at the heel, with a strap round the ankle. */
import { mix, tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse, roundedRect } from '../shapes.ts'

const CORK = '#d9b98a'
const SOLE =
  'M40 346C38 332 52 330 68 332C118 338 176 328 236 332C274 334 300 340 300 354C300 368 290 374 270 374H66C48 374 40 362 40 346Z'
const HEEL =
  'M48 340C40 304 44 266 58 242C62 234 74 234 84 238C104 246 130 248 150 242C158 240 162 250 158 260C152 270 128 274 112 278C102 288 104 316 112 340Z'
const INSIDE = 'M62 244C84 232 128 228 154 244C130 256 88 256 62 244Z'
const TOE = 'M148 342C140 302 162 270 202 266C256 266 296 300 298 338C298 348 284 350 262 349C224 348 180 346 148 342Z'
const BAR = 'M126 246C140 262 160 268 186 268L182 292C156 288 132 276 112 262Z'

/** What lets the air in, or the straps of an open one. */
function frontOf(pen: Pen, paint: Paint, colour: string): string {
  const { second, variant } = paint
  const lit = { width: 18, shade: 0.42, light: 0.5 }
  const strap = (outline: string, own: string) =>
    pen.flatShadow(outline, { dx: 2, dy: 3, blur: 3, opacity: 0.2 }) + pen.padded(outline, own, lit)
  if (variant === 1)
    return (
      pen.path('M112 338C160 316 250 316 290 342C250 352 150 350 112 338Z', tone(CORK, 0.06)) +
      strap('M206 344C204 304 222 284 244 290C276 300 292 322 294 346C270 350 232 350 206 344Z', second) +
      strap('M140 342C136 296 160 268 192 274C214 280 222 306 220 346C192 350 164 348 140 342Z', colour)
    )
  const holes =
    variant === 0
      ? [
          [196, 300],
          [226, 296],
          [252, 308],
        ]
          .map(
            ([x, y]) =>
              pen.path(ellipse(x ?? 0, y ?? 0, 9, 14), tone(colour, -0.3)) +
              pen.path(ellipse((x ?? 0) + 2, (y ?? 0) + 3, 6, 9), mix(CORK, colour, 0.3)),
          )
          .join('')
      : pen.path(
          'M180 284q10-8 18-4q-10 24-8 50h-16q-2-28 6-46zM212 278q12-6 20 0q-10 26-8 54h-16q-4-30 4-54zM246 286q10-4 18 6q-8 20-6 42h-15q-2-26 3-48z',
          mix(CORK, colour, 0.25),
        ) +
        pen.stroke(
          'M180 284q10-8 18-4q-10 24-8 50M212 278q12-6 20 0q-10 26-8 54M246 286q10-4 18 6q-8 20-6 42',
          tone(colour, -0.26),
          3,
          'opacity=".6"',
        )
  return (
    pen.path('M104 338C130 322 150 320 176 330L150 346Z', tone(CORK, 0.06)) +
    strap(TOE, colour) +
    holes +
    pen.seam('M156 334C196 338 250 342 290 340', colour, 2) +
    strap(BAR, second)
  )
}

function sandal(pen: Pen, paint: Paint, far: boolean): string {
  const { main, second, trim } = paint
  const colour = far ? tone(main, -0.035) : main
  return (
    pen.padded(SOLE, CORK, { width: 10 }) +
    pen.stroke('M44 362H296', tone(CORK, -0.17), 5, 'opacity=".6"') +
    pen.stroke('M70 372h26M112 373h26M154 373h26M196 373h26M238 372h26', '#8a6a45', 5, 'opacity=".5"') +
    pen.path(INSIDE, tone(mix(second, CORK, 0.5), -0.16)) +
    frontOf(pen, paint, colour) +
    pen.flatShadow(HEEL, { dx: 2, dy: 3, blur: 3, opacity: 0.18 }) +
    pen.padded(HEEL, colour, { width: 18, shade: 0.42, light: 0.5 }) +
    pen.seam('M58 332C52 300 56 270 66 250C92 260 124 262 150 252', colour, 2) +
    pen.stroke(roundedRect(112, 248, 22, 22, 5), '#c9a36a', 4) +
    pen.stroke('M123 250V268', '#c9a36a', 3) +
    pen.path(circle(76, 300, 9), pen.ball(trim))
  )
}

/** A pair of sandals. Variants: 0 closed toe with holes, 1 two straps, 2 closed toe with slots. */
export const sandals = (pen: Pen, paint: Paint): string =>
  pen.groundShadow(206, 398, 172, 16) +
  `<g transform="translate(66 -26)">${sandal(pen, paint, true)}</g><g transform="translate(4 22)">${sandal(pen, paint, false)}</g>`
