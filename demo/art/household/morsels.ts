/** What is in bags of snacks. */
import { placed } from '../garment-parts.ts'
import { icon } from '../icons.ts'
import type { Pen } from '../pen.ts'
import { circle, roundedRect } from '../shapes.ts'

export const BISCUIT = '#c98d4b'

/** One of them: 0 biscuit, 1 rice cake, 2 corn puff. */
export function morsel(pen: Pen, variant: number, x: number, y: number): string {
  if (variant === 0) return placed(x, y, 1, icon(pen, 'biscuit', 200, 250, 1.2, BISCUIT))
  return variant === 1
    ? pen.padded(circle(x, y, 32), '#f4e8d2', { width: 10, pattern: pen.pattern('boucle', '#efdfc2') })
    : pen.padded(roundedRect(x - 34, y - 12, 68, 25, 12), '#f2d695', { width: 8, light: 0.6 })
}
