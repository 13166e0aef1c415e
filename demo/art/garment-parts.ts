/** What clothes have in common: buttons, poppers, folds, ribbed bands, zips, and two sleeves from one outline. */
import { tone } from './colour.ts'
import type { Pen } from './pen.ts'
import { circle, rounded, roundedRect } from './shapes.ts'

type Half = (m: (x: number) => number) => string

/** Left and right piece of one outline; `m` turns the distance from the middle into x. */
export const pair = (outline: Half, cx = 200): [string, string] => [
  outline((x) => rounded(cx - x)),
  outline((x) => rounded(cx + x)),
]

export const snap = (pen: Pen, x: number, y: number, r = 5): string =>
  pen.path(circle(x, y, r), pen.ball('#e9e2d6')) + pen.path(circle(x, y, r), 'none', 'stroke="#b9ae9e" stroke-width=".8"')
export const button = (pen: Pen, x: number, y: number, colour: string, r = 7): string =>
  pen.path(circle(x + 1, y + 2, r), '#3a2418', 'opacity=".25"') +
  pen.path(circle(x, y, r), pen.ball(colour)) +
  pen.path(circle(x - r * 0.3, y - 1, r * 0.17) + circle(x + r * 0.3, y + 1, r * 0.17), tone(colour, -0.3))
export const fold = (pen: Pen, outline: string, colour: string, width = 2): string =>
  pen.stroke(outline, tone(colour, -0.15), width, 'opacity=".38"')
/** Ribbed band: cuff, neck or hem. */
export const cuff = (pen: Pen, outline: string, colour: string, width = 8): string =>
  pen.padded(outline, colour, { width, pattern: pen.pattern('rib', colour) })
/** Zip along a path, with its tape in `c`. */
export const zip = (pen: Pen, outline: string, colour: string, [x, y]: [number, number], width = 9): string =>
  pen.stroke(outline, tone(colour, -0.1), width) +
  pen.stroke(outline, '#d8d2c8', width * 0.36, 'stroke-dasharray="2.500 2.500"') +
  pen.path(roundedRect(x - 4, y, 8, 20, 4), pen.ball('#d8d2c8'))

/** A piece of cloth: outline, colour and how its edge is shaded. */
export type Piece = [
  d: string,
  c: string,
  look?: { width?: number; shade?: number; light?: number; pattern?: string; inner?: string },
]

/** Pieces of cloth lying on one another: all their shadows, then the pieces in order. */
export const pile = (pen: Pen, ...pieces: Piece[]): string =>
  pieces.map(([d]) => pen.flatShadow(d, { opacity: 0.22 })).join('') +
  pieces.map(([d, c, look]) => pen.padded(d, c, look)).join('')

/** Moves and scales what is drawn in it about the middle of the canvas. */
export const placed = (x: number, y: number, k: number, body: string, turn = 0): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${turn}) scale(${k}) translate(-200 -250)">${body}</g>`
