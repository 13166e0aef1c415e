/** Parts that several drawings of nursery goods share. */
import { moved } from '../parts.ts'
import type { Pen } from '../pen.ts'

export const SHEET = '#f8f3ea'

export const STAR = 'M0-26C4-10 9-8 26-6C13 5 11 8 16 25C3 16-3 16-16 25C-11 8-13 5-26-6C-9-8-4-10 0-26Z'

export const CLOUD = 'M-28 16C-44 14-44-8-28-10C-28-28-4-34 4-20C18-30 36-18 30-4C42-2 42 16 28 16Z'

/** A toy on a thread. */
export const toy = (pen: Pen, x: number, from: number, y: number, outline: string, col: string, scale = 1): string =>
  pen.stroke(`M${x} ${from}V${y - 18 * scale}`, '#a08a72', 2) +
  moved(x, y, pen.padded(outline, col, { width: 12, light: 0.55 }), scale)
