/** The pictures of the demo's goods as rows: every product is drawn, in each of its colours from five sides. */
import { artPath, tintOf } from '#demo/art/address.ts'
import type { View } from '#demo/art/draw.ts'
import { COLOURWAYS } from '#demo/art/paint.ts'
import type { Draft } from './products.ts'
import type { TableRows } from './rows.ts'

const WIDTH = 400
const HEIGHT = 500
/** In the order of the page, each with the row of `picture_view` that says what it shows; the first is the whole thing. */
const VIEWS: readonly [View, string | null][] = [
  ['tile', null],
  ['close', 'close'],
  ['room', 'room'],
  ['niche', 'niche'],
  ['detail', 'close'],
]
const NATURAL = 'natural'

export function pictureRows(product: number, { art, variants }: Draft): Record<string, unknown>[] {
  const colourways = new Set(variants.map(({ colourway }) => colourway))
  return Array.from(colourways).flatMap((colourway) =>
    VIEWS.map(([view, key], position) => ({
      product_id: product,
      colourway: colourway ?? '',
      position,
      address: artPath(art, colourway ?? NATURAL, view),
      width: WIDTH,
      height: HEIGHT,
      tint: tintOf(colourway ?? NATURAL),
      view: key,
    })),
  )
}

/** The colours that goods come in, and what the views of a product show. */
export const colourRows = (): TableRows => [
  ['colourway', Object.entries(COLOURWAYS).map(([key, { name, a }]) => ({ key, name, hex: a }))],
  [
    'picture_view',
    [
      { key: 'close', alt: { ro: 'Detaliu: {name}', en: 'Close-up: {name}', hu: 'Részlet: {name}' } },
      { key: 'room', alt: { ro: '{name} în cameră', en: '{name} in a room', hu: '{name} a szobában' } },
      { key: 'niche', alt: { ro: '{name}, altă vedere', en: '{name}, another view', hu: '{name}, másik nézet' } },
    ],
  ],
]
