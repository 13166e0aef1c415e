/** Arranges several drawings in one picture; all share the colours of the set. */
import type { Paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { placed } from './garment-parts.ts'

/** One thing of a set: its drawing, where its middle lies, its size, and what differs from the paint of the set. */
export interface Item {
  draw: (pen: Pen, paint: Paint) => string
  x: number
  y: number
  scale: number
  turn?: number
  paint?: Partial<Paint>
}

/** Things lying side by side, the first one lowest. */
export const still = (pen: Pen, paint: Paint, items: readonly Item[]): string =>
  items.map(({ draw, x, y, scale, turn, paint: own }) => placed(x, y, scale, draw(pen, { ...paint, ...own }), turn)).join('')

/** Things standing on one ground; `y` of each is where its foot stands: smaller is further back. */
export const standing = (pen: Pen, paint: Paint, items: readonly Item[]): string =>
  pen.groundShadow(200, 424, 176, 15, 0.2) +
  still(
    pen,
    paint,
    items.map((item) => ({ ...item, y: item.y - 174 * item.scale })),
  )
