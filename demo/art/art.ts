/** What a drawing of a product is made from. */
import type { Kind } from './kinds.ts'
import type { Colourway, Frame, Ramp, Wood } from './paint.ts'
import type { Pattern } from './patterns.ts'
import type { Wrapping } from './wrappings.ts'

/** What a product's pictures share, all its colours included. Kept with the product. */
export interface Art {
  type: Kind
  variant: number
  pattern: Pattern
  wood?: Wood
  frame?: Frame
  ramp?: Ramp
  /** Degrees, −4…4; only things that lie flat are tilted. */
  tilt: number
  /** Percent of the canvas, 90…98. */
  scale: number
  /** How often it is shown: a pack of four soothers shows four. Left out for one. */
  many?: Many
  /** What it comes in or with, standing beside it. */
  beside?: Wrapping
  /** What a set shows: each of its parts, in its own colour. The other fields are then those of the first. */
  parts?: readonly SetPart[]
}

/** So many of a thing a picture can show. */
export const MANY_OF = [2, 3, 4, 6, 8, 12] as const
export type Many = (typeof MANY_OF)[number]

export interface SetPart {
  art: Art
  colourway: Colourway
}
