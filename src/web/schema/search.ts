import { z } from 'zod'
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import type { Suggestions } from '#domain/search/suggestions.ts'
import { amount, count, locale } from './values.ts'

export const suggestQuery = z.strictObject({ locale: locale.default('ro'), q: z.string().max(MAX_QUERY_LENGTH) })

const place = z.object({ name: z.string(), href: z.string(), count })

export const suggestAnswer = z.object({
  terms: z.array(z.string()),
  collections: z.array(place),
  brands: z.array(place),
  products: z.array(
    z.object({
      href: z.string(),
      name: z.string(),
      brand: z.string(),
      image: z.string(),
      tint: z.string(),
      sale: amount,
      prior: amount.optional(),
    }),
  ),
  total: count,
  corrected: z.string().optional(),
}) satisfies z.ZodType<Suggestions>
