/** Suggestions of the search box. */
import { z } from 'zod'
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { card } from './card.ts'
import { count, locale, textUpTo } from './values.ts'

export const suggestQuery = z.strictObject({ locale: locale.default('ro'), q: z.string().max(MAX_QUERY_LENGTH) })

export const popularQuery = z.strictObject({ locale })
export const popularAnswer = z.object({ searches: z.array(z.string()) })
export type PopularSearches = z.infer<typeof popularAnswer>
export const sentSearch = z.strictObject({ locale, query: textUpTo(MAX_QUERY_LENGTH) })
export const sentAnswer = z.object({ ok: z.literal(true) })

/** A collection or a brand, and how many products it has. */
const link = z.object({ name: z.string(), href: z.string(), count })
export type SuggestedLink = z.infer<typeof link>

const suggestedProduct = card.pick({ href: true, name: true, brand: true, image: true, tint: true, sale: true, prior: true })
export type SuggestedProduct = z.infer<typeof suggestedProduct>

export const suggestAnswer = z.object({
  /** Suggested terms from the catalog. */
  terms: z.array(z.string()),
  collections: z.array(link),
  brands: z.array(link),
  products: z.array(suggestedProduct),
  /** Products that the query finds. */
  total: count,
  /** The query as it was probably meant. */
  corrected: z.string().optional(),
})
export type Suggestions = z.infer<typeof suggestAnswer>
