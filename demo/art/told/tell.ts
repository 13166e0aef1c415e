/** Views that tell something of a product beside how it looks: its use, its size, its material. */
import type { Art } from '../art.ts'
import { paintOf } from '../body.ts'
import type { Colourway } from '../paint.ts'
import { Pen } from '../pen.ts'
import { isFlat, scaleOf, inUse } from './compose.ts'
import { sceneOf } from './companions.ts'
import { boxesOf } from './extents.ts'
import { closeUp, materialOf } from './material.ts'
import { otherOf } from './other/others.ts'
import { heightOf, LARGEST_CM, SMALLEST_CM } from './sizes.ts'
import { TablePen } from './thing.ts'

/** Folded, open or from another side; in use with other goods; what it is made of; beside a known thing, the product so many centimetres high. */
export type ToldView = 'other' | 'use' | 'material' | `scale${number}`

export const isToldView = (view: string): view is ToldView =>
  view === 'other' || view === 'use' || view === 'material' || /^scale[1-9]\d{0,2}$/.test(view)

const centimetres = (view: string): number => Number(view.replace('scale', ''))

/** Returns whether a product has such a view. */
export function canTell(art: Art, view: ToldView): boolean {
  if (art.parts) return false
  if (view === 'other') return otherOf(art) !== null
  if (view === 'material') return materialOf(art) !== null
  if (boxesOf(art.type).length === 0) return false
  if (view === 'use') return sceneOf(art) !== null && heightOf(art.type, art.variant) > 0
  return centimetres(view) >= SMALLEST_CM && centimetres(view) <= LARGEST_CM
}

interface Told {
  pen: Pen
  body: string
  /** What is behind it. */
  ground: 'room' | 'table' | 'none'
}

/** Returns the drawing of a view that the product has. */
export function tell(art: Art, colourway: Colourway, view: ToldView): Told {
  const other = view === 'other' ? otherOf(art) : null
  if (other) {
    const own = new Pen()
    return { pen: own, body: other.draw(own, paintOf(art, colourway)), ground: other.isFlat ? 'table' : 'room' }
  }
  const pen = isFlat(art) ? new TablePen() : new Pen()
  const ground = isFlat(art) ? 'table' : 'room'
  if (view === 'material') return { pen, body: closeUp(pen, art, colourway) ?? '', ground: 'none' }
  if (view === 'use') return { pen, body: inUse(pen, art, colourway) ?? '', ground }
  return { pen, body: scaleOf(pen, art, colourway, centimetres(view)) ?? '', ground }
}
