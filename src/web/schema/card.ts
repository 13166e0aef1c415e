import { z } from 'zod'
import type { Card } from '#domain/catalog/card.ts'
import { MAX_IDS, PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { amount, count, locale } from './values.ts'

/** '10001,10002' → product ids, each once. */
export const productIds = (most: number) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(','))])
    .refine((ids) => ids.length <= most && ids.every((id) => PRODUCT_ID.test(id)))
    .transform((ids) => ids.map(Number))

export const cardsQuery = z.strictObject({ market: locale, ids: productIds(MAX_IDS) })

/** Amounts in the market's currency; what is not said is left out, see `Card`. */
const card = z.object({
  product: z.string(),
  item: z.string().optional(),
  href: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  tint: z.string(),
  sale: amount,
  prior: amount.optional(),
  from: z.literal(true).optional(),
  isNew: z.literal(true).optional(),
  last: count.optional(),
  soldOut: z.literal(true).optional(),
  colors: z.array(z.string()).optional(),
  more: count.optional(),
}) satisfies z.ZodType<Card>

export const cardsAnswer = z.array(card)
