/** A drawing among others, at its true size. */
import type { Art } from '../art.ts'
import { bodyOf } from '../body.ts'
import type { Colourway } from '../paint.ts'
import { Pen } from '../pen.ts'
import { rounded } from '../shapes.ts'
import { boxesOf, type Box } from './extents.ts'

/** What is drawn on a canvas, how much of it that fills, and how high it is in truth, cm. */
export interface Thing {
  draw: (pen: Pen) => string
  box: Box
  cm: number
}

/** Things that lie on a table cast no shadow on a ground. */
export class TablePen extends Pen {
  override groundShadow(): string {
    return ''
  }
}

/** Returns a product's drawing as a thing; null for a drawing that has not been measured, and one without a height. */
export function thingOf(art: Art, colourway: Colourway, cm: number): Thing | null {
  const boxes = boxesOf(art.type)
  const box = boxes[art.variant] ?? boxes[0]
  return box && cm > 0 ? { draw: (pen) => bodyOf(pen, art, colourway), box, cm } : null
}

/** Returns the width of a thing, cm. */
export const widthOf = ({ box: [left, top, right, bottom], cm }: Thing): number => ((right - left) / (bottom - top)) * cm

/** Returns the thing with the middle of its foot at (x, y), `scale` px to the centimetre. */
export function stood(pen: Pen, thing: Thing, scale: number, x: number, y: number): string {
  const [left, top, right, bottom] = thing.box
  const k = (thing.cm * scale) / (bottom - top)
  return `<g transform="translate(${rounded(x - (k * (left + right)) / 2)} ${rounded(y - k * bottom)}) scale(${+k.toFixed(3)})">${thing.draw(pen)}</g>`
}
