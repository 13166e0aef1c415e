/** Pictures of products. The demo shop's are drawn: their address is computed from the product's drawing attributes. */
import { artPath, colourHex, colourName, swatchPath, tintOf } from '#demo/art/address.ts'
import type { Art, View } from '#demo/art/draw.ts'
import type { Locale } from '#domain/market/market.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'

export interface Picture {
  src: string
  tint: string
}

const NATURAL = 'natural'

/** Returns the picture of the first available colour; one of the `wanted` (filter colours) before the others. */
export function faceOf(product: CatalogProduct, wanted: readonly string[] = []): CatalogVariant | undefined {
  const of = product.variants.filter(({ color }) => color !== null && wanted.includes(color))
  const variants = of.length > 0 ? of : product.variants
  return variants.find((variant) => variant.free > 0) ?? variants[0]
}

export const pictureOf = (product: Pick<CatalogProduct, 'art'>, colourway: string | null, view: View = 'tile'): Picture => ({
  src: artPath(product.art as Art, colourway ?? NATURAL, view),
  tint: tintOf(colourway ?? NATURAL),
})

/** Returns all views of a product in one colour, the whole thing first. */
export const galleryOf = (product: Pick<CatalogProduct, 'art'>, colourway: string | null): Picture[] =>
  (['tile', 'close', 'room', 'niche', 'detail'] as const).map((view) => pictureOf(product, colourway, view))

export interface ColorChoice {
  colourway: string
  name: string
  hex: string
  swatch: string
}

/** Returns the colours of a product in the order of its variants, each once. */
export function colorsOf(product: CatalogProduct, locale: Locale): ColorChoice[] {
  const colourways = new Set(product.variants.map((variant) => variant.colourway).filter((one) => one !== null))
  return Array.from(colourways, (colourway) => ({
    colourway,
    name: colourName(colourway, locale),
    hex: colourHex(colourway),
    swatch: swatchPath(product.art as Art, colourway),
  }))
}
