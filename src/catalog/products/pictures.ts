/** Chooses the pictures of products and their colours. */
import { NO_PICTURE, type Picture } from '#domain/catalog/picture.ts'
import type { Locale } from '#domain/market/market.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'

/** Returns the variant whose picture is shown: the first available one, of the wanted colours if there is any. */
export function shownVariant(product: CatalogProduct, wanted: readonly string[] = []): CatalogVariant | undefined {
  const matching = product.variants.filter(({ color }) => color !== null && wanted.includes(color))
  const variants = matching.length > 0 ? matching : product.variants
  return variants.find((variant) => variant.available > 0) ?? variants[0]
}

/** Returns those of the pictures that show a colourway; those of every colour, else all, where none does. */
export function picturesIn<T extends { colourway: string }>(pictures: readonly T[], colourway: string | null): readonly T[] {
  for (const key of [colourway, '']) {
    const found = pictures.filter((picture) => picture.colourway === key)
    if (found.length > 0) return found
  }
  return pictures
}

/** Returns the picture of a product in a colourway, for cards and lines. */
export const pictureOf = ({ pictures }: Pick<CatalogProduct, 'pictures'>, colourway: string | null): Picture =>
  picturesIn(pictures, colourway)[0] ?? NO_PICTURE

export interface ColorChoice {
  colourway: string
  name: string
  hex: string
}

/** Returns the colours of a product in the order of its variants, each once; those that the shop has no name for are left out. */
export function colorsOf({ colourways }: Pick<Snapshot, 'colourways'>, product: CatalogProduct, locale: Locale): ColorChoice[] {
  const keys = new Set(product.variants.map((variant) => variant.colourway))
  return Array.from(keys).flatMap((key): ColorChoice[] => {
    const known = key === null ? undefined : colourways.get(key)
    return known ? [{ colourway: known.key, name: known.name[locale], hex: known.hex }] : []
  })
}
