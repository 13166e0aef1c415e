/** Chooses the price that the card of a product shows, and tells whether the product can be bought. */
import type { Currency } from '#domain/market/market.ts'
import { shownPrior as priorOf } from '#domain/catalog/product.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'

const isBuyable = (product: CatalogProduct, variant: CatalogVariant): boolean =>
  product.kind === 'voucher' || variant.available > 0

export const isSoldOut = (product: CatalogProduct): boolean => !product.variants.some((variant) => isBuyable(product, variant))

/** Returns the variant whose price the card shows: the cheapest that can be bought, or the cheapest when none can. */
export function cheapest(product: CatalogProduct, currency: Currency): CatalogVariant {
  let best = product.variants[0]!
  let hasBuyable = isBuyable(product, best)
  for (const variant of product.variants) {
    const buyable = isBuyable(product, variant)
    if (buyable === hasBuyable ? variant.catalogPrice[currency] < best.catalogPrice[currency] : buyable) {
      best = variant
      hasBuyable = buyable
    }
  }
  return best
}

/** Returns the struck-through price of a variant, null when there is no reduction to show (LAW-22, D-28). */
export function shownPrior(product: CatalogProduct, variant: CatalogVariant, currency: Currency): number | null {
  return priorOf({ catalogPrice: variant.catalogPrice[currency], prior: variant.prior[currency], noPromo: product.noPromo })
}
