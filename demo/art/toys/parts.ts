/** Parts that several drawings share. */
import { tone } from '../colour.ts'
import { INK } from '../parts.ts'
import type { Pen } from '../pen.ts'
import { circ, ell } from '../shapes.ts'

export const GLASS = '#cfe0e6'

export const wheel = (p: Pen, x: number, y: number, r: number, c: string, hub: string): string =>
  p.puff(circ(x, y, r), c, { w: r * 0.5, lo: 0.46 }) +
  p.path(circ(x, y, r * 0.56), p.ball(hub)) +
  p.path(circ(x, y, r * 0.16), tone(hub, -0.3))

export const face = (p: Pen, x: number, y: number, k = 1): string =>
  p.path(circ(x - 15 * k, y, 3.6 * k) + circ(x + 15 * k, y, 3.6 * k), INK) +
  p.stroke(`M${x - 7 * k} ${y + 11 * k}q${7 * k} ${6 * k} ${14 * k} 0`, INK, 2.2 * k) +
  p.path(ell(x - 25 * k, y + 10 * k, 8 * k, 5 * k) + ell(x + 25 * k, y + 10 * k, 8 * k, 5 * k), '#e8836b', 'opacity=".28"')
