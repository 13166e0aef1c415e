/** The pictures of the demo's goods: every product is drawn, in each of its colours from five sides. */
import { artPath, tintOf } from '#demo/art/address.ts'
import type { View } from '#demo/art/draw.ts'
import type { ProductPictureInput } from '#domain/catalog/catalog-input.ts'
import type { Draft } from './products.ts'

const WIDTH = 400
const HEIGHT = 500
/** In the order of the page, each with the key of the view that says what it shows; the first is the whole thing. */
const VIEWS: readonly [View, string | null][] = [
  ['tile', null],
  ['close', 'close'],
  ['room', 'room'],
  ['niche', 'niche'],
  ['detail', 'close'],
]
const NATURAL = 'natural'

export function picturesOf({ art, variants }: Draft): ProductPictureInput[] {
  const colourways = new Set(variants.map(({ colourway }) => colourway))
  return Array.from(colourways).flatMap((colourway) =>
    VIEWS.map(([view, key]) => ({
      colourway,
      address: artPath(art, colourway ?? NATURAL, view),
      width: WIDTH,
      height: HEIGHT,
      tint: tintOf(colourway ?? NATURAL),
      view: key,
    })),
  )
}
