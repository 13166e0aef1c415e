/** Further cuts of a kind: drawings made from its first ones, with what tells the cut from them. */
import { placed } from '../garment-parts.ts'
import type { Paint } from '../paint.ts'
import type { Pen } from '../pen.ts'

export type Drawing = (pen: Pen, paint: Paint) => string
/** The cuts of each kind by the number of the variant. */
export type Cuts = Record<string, Record<number, Drawing>>

/** Returns a drawing as its given variant, in its own paint where that is named. */
export const as =
  (draw: Drawing, variant: number, own: Partial<Paint> = {}): Drawing =>
  (pen, paint) =>
    draw(pen, { ...paint, ...own, variant })

/** Returns a variant of a drawing with something on it, and something behind it. */
export const on =
  (draw: Drawing, variant: number, over: Drawing, under: Drawing = () => ''): Drawing =>
  (pen, paint) =>
    under(pen, paint) + draw(pen, { ...paint, variant }) + over(pen, paint)

/** Returns a variant of a drawing moved and scaled, with something on it and behind it in place. */
export const small =
  (draw: Drawing, variant: number, [x, y, k]: [number, number, number], over: Drawing, under: Drawing = () => ''): Drawing =>
  (pen, paint) =>
    under(pen, paint) + placed(x, y, k, draw(pen, { ...paint, variant })) + over(pen, paint)
