/** Wire schemas of recommendations. */
import { MAX_CART_PRODUCTS } from '#domain/catalog/list-lengths.ts'
import { z } from 'zod'
import { locale } from './values.ts'
import { productIds } from './card.ts'

/** `ids`: products of the cart; `items`: the variants that were chosen of them, as far as known. */
export const recommendationsQuery = z.strictObject({
  market: locale,
  ids: productIds(MAX_CART_PRODUCTS),
  items: productIds(MAX_CART_PRODUCTS).optional(),
})
