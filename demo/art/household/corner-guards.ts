/** Four soft guards, each on a corner of wood, seen from above. */
import { tone } from '../colour.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'
import { circle, rounded, roundedRect } from '../shapes.ts'

/** Corners of the table, and which way its edges run from each. */
const CORNERS = [
  [64, 86, 1, 1],
  [336, 86, -1, 1],
  [64, 414, 1, -1],
  [336, 414, -1, -1],
] as const

/** The piece of a table that a guard is shown on, px. */
const WOOD = { wide: 124, high: 140 }
const SIZE = 0.9

/** A guard on the corner at (x, y): its outline and the ridge along it. */
function guardAt([x, y, right, down]: (typeof CORNERS)[number]): { outline: string; ridge: string } {
  const p = (dx: number, dy: number) => `${rounded(x + right * dx * SIZE)} ${rounded(y + down * dy * SIZE)}`
  return {
    outline: `M${p(-24, 0)}C${p(-24, -16)} ${p(-16, -24)} ${p(0, -24)}L${p(82, -24)}C${p(98, -24)} ${p(106, -12)} ${p(106, 3)}C${p(106, 18)} ${p(98, 32)} ${p(82, 32)}L${p(52, 32)}C${p(38, 32)} ${p(32, 38)} ${p(32, 52)}L${p(32, 82)}C${p(32, 98)} ${p(18, 106)} ${p(3, 106)}C${p(-12, 106)} ${p(-24, 98)} ${p(-24, 82)}Z`,
    ridge: `M${p(2, 84)}L${p(2, 20)}C${p(2, 6)} ${p(6, 2)} ${p(20, 2)}L${p(84, 2)}`,
  }
}

export function cornerGuards(pen: Pen, { main, trim, wood }: Paint): string {
  const corners = CORNERS.map(([x, y, right, down]) =>
    roundedRect(Math.min(x, x + right * WOOD.wide), Math.min(y, y + down * WOOD.high), WOOD.wide, WOOD.high, 5),
  )
  const guards = CORNERS.map(guardAt)
  return (
    corners.map((corner) => pen.flatShadow(corner, { opacity: 0.24 })).join('') +
    corners.map((corner, i) => pen.wood(corner, wood, { seed: 6 + i, width: 12, direction: 90 })).join('') +
    guards
      .map(
        ({ outline, ridge }) =>
          pen.flatShadow(outline, { blur: 6, opacity: 0.3, dx: 4, dy: 7 }) +
          pen.padded(outline, main, { width: 24, shade: 0.46, light: 0.6 }) +
          pen.stroke(ridge, tone(main, 0.1), 9, `opacity=".65" filter="${pen.blur(4)}"`),
      )
      .join('') +
    CORNERS.map(([x, y, right, down]) => pen.path(circle(x + right * 3, y + down * 3, 6), pen.ball(trim))).join('')
  )
}
