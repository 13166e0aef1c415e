/** Parts that several drawings of nursery goods share. */
import { moved } from '../parts.ts'
import type { Pen } from '../pen.ts'

export const SHEET = '#f8f3ea'

export const STAR = 'M0-26C4-10 9-8 26-6C13 5 11 8 16 25C3 16-3 16-16 25C-11 8-13 5-26-6C-9-8-4-10 0-26Z'

export const CLOUD = 'M-28 16C-44 14-44-8-28-10C-28-28-4-34 4-20C18-30 36-18 30-4C42-2 42 16 28 16Z'

/** Outlines of cushions. */
export const CUSHIONS = {
  star: 'M200 86C222 86 234 150 250 164C266 176 332 172 338 194C344 214 292 250 286 270C280 292 306 350 288 364C270 376 222 334 200 334C178 334 130 376 112 364C94 350 120 292 114 270C108 250 56 214 62 194C68 172 134 176 150 164C166 150 178 86 200 86Z',
  cloud:
    'M92 366C44 362 36 292 84 276C72 208 142 172 184 208C204 150 302 160 306 234C366 238 372 340 312 364C280 374 130 374 92 366Z',
  moon: 'M246 76C150 60 70 140 74 246C78 350 164 426 262 408C300 400 330 378 340 362C344 352 336 346 326 350C258 372 190 320 190 242C190 178 222 138 262 104C278 92 268 80 246 76Z',
}

/** A toy on a thread. */
export const toy = (pen: Pen, x: number, from: number, y: number, outline: string, col: string, scale = 1): string =>
  pen.stroke(`M${x} ${from}V${y - 18 * scale}`, '#a08a72', 2) +
  moved(x, y, pen.padded(outline, col, { width: 12, light: 0.55 }), scale)
