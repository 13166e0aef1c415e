/** Wire schemas of product cards. */
import { z } from 'zod'
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

/**
 * A product card. Amounts are integer hundredths of the market's currency. What does not apply is left out, because a listing has
 * 24 cards.
 */
export const card = z.object({
  /** Product id, a string of digits (D-9). */
  product: z.string(),
  /** Item to add directly (`item-id.ts`); none when a colour or size must be chosen first. */
  item: z.string().optional(),
  href: z.string(),
  name: z.string(),
  brand: z.string(),
  image: z.string(),
  /** Widths of a photograph; none for a drawing. */
  widths: z.object({ srcSet: z.string(), sizes: z.string() }).optional(),
  /** Name of the tile's tint: 'oat', 'moss', … */
  tint: z.string(),
  /** The catalog's price. */
  sale: amount,
  /** The lawful struck-through price; none when there is no reduction to show (LAW-22). */
  prior: amount.optional(),
  /** Other variants cost more: "from". */
  from: z.literal(true).optional(),
  isNew: z.literal(true).optional(),
  /** Pieces left when there are few (LAW-25: real stock only). */
  last: count.optional(),
  soldOut: z.literal(true).optional(),
  /** Codes of the countries that it can be delivered to; none when it goes wherever the market delivers. */
  only: z.array(z.string()).optional(),
  /** Up to three colours to show, and how many more there are. */
  colors: z.array(z.string()).optional(),
  more: count.optional(),
})
export type Card = z.infer<typeof card>

export const cardsAnswer = z.array(card)
