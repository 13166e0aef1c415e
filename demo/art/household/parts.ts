/** Parts that several drawings share. */
import type { Pen } from '../pen.ts'
import { circ } from '../shapes.ts'

export const knob = (p: Pen, x: number, y: number, c: string): string =>
  p.path(circ(x + 1, y + 3, 7), '#3a2418', 'opacity=".25"') + p.path(circ(x, y, 7), p.ball(c))
