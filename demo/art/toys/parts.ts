/** Parts that several drawings of toys share. */
import { tone } from '../colour.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circle, ellipse } from '../shapes.ts'

export const GLASS = '#cfe0e6'

export const wheel = (pen: Pen, x: number, y: number, r: number, colour: string, hub: string): string =>
  pen.padded(circle(x, y, r), colour, { width: r * 0.5, shade: 0.46 }) +
  pen.path(circle(x, y, r * 0.56), pen.ball(hub)) +
  pen.path(circle(x, y, r * 0.16), tone(hub, -0.3))

export const face = (pen: Pen, x: number, y: number, k = 1, ink = INK): string =>
  pen.path(circle(x - 15 * k, y, 3.6 * k) + circle(x + 15 * k, y, 3.6 * k), ink) +
  pen.stroke(`M${x - 7 * k} ${y + 11 * k}q${7 * k} ${6 * k} ${14 * k} 0`, ink, 2.2 * k) +
  pen.path(
    ellipse(x - 25 * k, y + 10 * k, 8 * k, 5 * k) + ellipse(x + 25 * k, y + 10 * k, 8 * k, 5 * k),
    '#e8836b',
    'opacity=".28"',
  )
