import { z } from 'zod'
import { locale } from './values.ts'
import { productIds } from './card.ts'

/** Products of a cart that count; a larger one says no more about what else is wanted. */
const MAX_CART_PRODUCTS = 20

export const recommendationsQuery = z.strictObject({ market: locale, ids: productIds(MAX_CART_PRODUCTS) })
