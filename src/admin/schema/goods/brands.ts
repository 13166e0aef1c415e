/** Brands in the back office, on the wire. */
import { z } from 'zod'
import { LARGEST_NUMBER, LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { problemAnswer } from '#web/schema/problem.ts'
import { count, textUpTo } from '#web/schema/values.ts'

/** Characters of what its page says of it. */
const LONGEST_ABOUT = 2000
const about = textUpTo(LONGEST_ABOUT)

const fields = z.strictObject({
  name: textUpTo(MAX_FIELD_LENGTH),
  slug: textUpTo(LONGEST_KEY),
  /** '' where nothing is written. */
  description: z.strictObject({ ro: about, en: about, hu: about }),
  /** Address of a picture that was taken in. */
  logo: textUpTo(MAX_FIELD_LENGTH).nullable(),
  /** Number of the maker of its products, unless they name another one. */
  maker: z.int().min(1).max(LARGEST_NUMBER).nullable(),
})
export type BrandFieldsView = z.infer<typeof fields>

export const createBrandRequest = z.strictObject({ name: textUpTo(MAX_FIELD_LENGTH) })
export const changeBrandRequest = z.strictObject({ version: z.string(), brand: fields })
export const removeBrandRequest = z.strictObject({ version: z.string() })

const entry = z.object({
  id: count,
  name: z.string(),
  slug: z.string(),
  products: count,
  /** Products without a whole maker: they are not sold. */
  blocked: count,
})
export type BrandEntryView = z.infer<typeof entry>
export const brandsAnswer = z.object({ brands: z.array(entry) })
export type BrandsView = z.infer<typeof brandsAnswer>

const uses = z.object({ products: count, coupons: count, contents: count, collections: count })
export const brandAnswer = entry.extend({
  version: z.string(),
  fields,
  /** What names it: while anything does it is not removed. */
  uses,
})
export type BrandView = z.infer<typeof brandAnswer>
export const brandRefused = problemAnswer.extend({ current: brandAnswer.nullish(), uses: uses.optional() })

export const brandWritten = z.object({ id: count, version: z.string(), entries: z.array(z.uuid()) })
export type BrandWritten = z.infer<typeof brandWritten>
export const brandRemoved = z.object({ entries: z.array(z.uuid()) })
