/** Wire schemas of recommendations. */
import { MAX_CART_PRODUCTS } from '#domain/catalog/list-lengths.ts'
import { z } from 'zod'
import { locale } from './values.ts'
import { productIds } from './card.ts'

export const recommendationsQuery = z.strictObject({ market: locale, ids: productIds(MAX_CART_PRODUCTS) })
