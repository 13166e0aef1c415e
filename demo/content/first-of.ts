/** Goods of the demo that its content shows by what they are. */
import type { Kind } from '#demo/art/kinds.ts'
import type { StockedProduct } from '#demo/catalog/shop.ts'

export type SkuOf = (product: StockedProduct) => string

/** Returns what gives a SKU of the first product of a kind that is on stock and may be promoted: none, or one. */
export function firstOf(products: readonly StockedProduct[], skuOf: SkuOf): (kind: Kind) => string[] {
  const first = new Map<string, string>()
  for (const product of products) {
    const { kind, art, noPromo } = product.draft
    const isAvailable = product.stock.flat().some(({ onHand }) => onHand > 0)
    if (kind === 'simple' && !noPromo && isAvailable && !first.has(art.type)) first.set(art.type, skuOf(product))
  }
  return (kind) => {
    const sku = first.get(kind)
    return sku === undefined ? [] : [sku]
  }
}
