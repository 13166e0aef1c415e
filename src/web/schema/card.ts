/** Wire schemas of product cards, and of what is chosen on one. */
import { z } from 'zod'
import { MAX_IDS, PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { amount, count, itemId, locale } from './values.ts'

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
  /** What must be chosen where it is not a size: a colour, or the value of a gift voucher, which has a form of its own. */
  pick: z.enum(['color', 'value']).optional(),
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
  /** Sold out, and its page takes requests for a mail when it is back. */
  isAnnounced: z.literal(true).optional(),
  /** Codes of the countries that it can be delivered to; none when it goes wherever the market delivers. */
  only: z.array(z.string()).optional(),
  /** Up to three colours to show, and how many more there are. */
  colors: z.array(z.string()).optional(),
  more: count.optional(),
})
export type Card = z.infer<typeof card>

export const cardsAnswer = z.array(card)

export const choicesQuery = z.strictObject({ market: locale, product: z.string().regex(PRODUCT_ID) })

const unit = z.enum(['d', 'w', 'm', 'y'])

export const choicesAnswer = z.object({
  /** One without a name where there is nothing to choose. */
  colors: z.array(
    z.object({
      name: z.string(),
      /** Address of a sample of the cloth, or a colour such as `#e3b257`. */
      swatch: z.string(),
      image: z.string(),
      tint: z.string(),
    }),
  ),
  /** The smallest first; empty where there is nothing to choose. */
  sizes: z.array(
    z.object({
      label: z.string(),
      /** '90 cm', '' for none. */
      measure: z.string(),
      /** Of a size by age whose product may be pointed out to somebody (D-28). */
      ages: z.object({ unit, from: z.number(), to: z.number().nullable() }).optional(),
    }),
  ),
  variants: z.array(
    z.object({
      item: itemId,
      /** Indexes in `colors` and `sizes`, -1 where there is no such choice. */
      color: z.int(),
      size: z.int(),
      sale: amount,
      isOut: z.literal(true).optional(),
      /** Codes of the countries that it can be delivered to; none when it goes wherever the market delivers. */
      only: z.array(z.string()).optional(),
    }),
  ),
})
export type CardChoices = z.infer<typeof choicesAnswer>
