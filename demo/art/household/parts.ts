/** Parts that several drawings of household goods share. */
import type { Pen } from '../pen.ts'
import { circle } from '../shapes.ts'

export const knob = (pen: Pen, x: number, y: number, colour: string): string =>
  pen.path(circle(x + 1, y + 3, 7), '#3a2418', 'opacity=".25"') + pen.path(circle(x, y, 7), pen.ball(colour))
