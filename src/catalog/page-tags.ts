/** Returns the cache tags of the pages that show a changed product. */
import { CARD_LAST_PIECES } from '#domain/stock/stock-note.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'

/**
 * Returns the cache tags of the pages that show the product as it was (undefined: it is new) or as it is now. `ruled` are the
 * collections that listed it by rules, and those that do.
 */
export function tagsOf(old: CatalogProduct | undefined, product: CatalogProduct, ruled: readonly number[]): string[] {
  const own = `p:${product.id}`
  if (old && cardFacts(old) === cardFacts(product)) return [own]
  return [own, 'listing', ...collectionTags(old?.collections), ...collectionTags(product.collections), ...collectionTags(ruled)]
}

const collectionTags = (collections: readonly number[] = []): string[] => collections.map((id) => `c:${id}`)

/** Returns everything that a card shows of a product; the quantity only as far as a card shows it. */
function cardFacts(product: CatalogProduct): string {
  const available = product.variants.reduce((sum, variant) => sum + variant.available, 0)
  const variants = product.variants.map((variant) => ({ ...variant, available: variant.available > 0 }))
  return JSON.stringify({ ...product, variants, last: Math.min(available, CARD_LAST_PIECES + 1) })
}
