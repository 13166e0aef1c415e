/** Wire schemas of the ages that products are for. */
import { z } from 'zod'
import { MAX_IDS } from '#domain/catalog/item-id.ts'
import { cardsAnswer, productIds } from './card.ts'
import { count, locale } from './values.ts'

const unit = z.enum(['d', 'w', 'm', 'y'])

export const agesQuery = z.strictObject({ ids: productIds(MAX_IDS) })

const productAges = z.object({
  /** Product id, a string of digits (D-9). */
  product: z.string(),
  /** Null for what is chosen by size. No end for null in `to`. */
  ages: z.object({ unit, from: count, to: count.nullable() }).nullable(),
  /** Sizes by age that can be bought, the smallest first. */
  sizes: z.array(z.object({ system: z.literal('age'), unit, from: count, to: count, height_cm: count })),
})
export type ProductAgesView = z.infer<typeof productAges>
export const agesAnswer = z.array(productAges)

export const childGoodsQuery = z.strictObject({ market: locale })
export const childGoodsAnswer = z.object({
  /** By child, the youngest first; only those that something fits. */
  rails: z.array(z.object({ child: z.uuid(), cards: cardsAnswer })),
})
export type ChildGoodsView = z.infer<typeof childGoodsAnswer>
