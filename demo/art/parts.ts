/** Colours and helpers that drawings of several subjects share. */
import { mix, toLch } from './colour.ts'
import type { Pen } from './pen.ts'
import { circle, rounded } from './shapes.ts'

export const STEEL = '#c9c4bd'

export const INK = '#33271f'

/** Colours that stay the same in every colourway: a box of pencils has them all. */
export const MANY = ['#d4553d', '#e3b257', '#79aeb0', '#5f7f9e', '#a9b89b', '#cf8f92', '#8f4a5a', '#eaa978']

export const PAPER = '#fbf6ec'

export const DARK = '#37312d'

/** What is drawn about (0, 0), moved, scaled by `s` and turned by `turn` degrees. */
export const moved = (x: number, y: number, body: string, s = 1, turn = 0): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})${turn ? ` rotate(${turn})` : ''}${s === 1 ? '' : ` scale(${s})`}">${body}</g>`

const isDark = (cloth: string): boolean => toLch(cloth)[0] < 0.55

/** The colour that a face is stitched or printed in: light on dark cloth. */
export const faceOn = (cloth: string): string => (isDark(cloth) ? '#f4eee4' : INK)

/** An eye like a bead: on dark fur or wood it lies on a light ring. */
export const bead = (pen: Pen, x: number, y: number, r: number, ground: string): string =>
  (isDark(ground) ? pen.path(circle(x, y, r * 1.5), mix(ground, '#fff1de', 0.62)) : '') + pen.path(circle(x, y, r), INK)
