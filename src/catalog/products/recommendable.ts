/** Which products rails may show at all. */
import { isSoldOut } from '#catalog/columns/card-price.ts'
import type { CatalogProduct } from '#catalog/columns/snapshot.ts'

/** Returns whether it may be recommended (LAW-40). */
export const isRecommendable = (product: CatalogProduct): boolean => !product.noPromo && !isSoldOut(product)
