/** The table of product types in the settings of the back office, on the wire. */
import { z } from 'zod'
import { TYPE_LIMITS } from '#domain/search/goods/type-faults.ts'
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import { count, locale, textUpTo } from '#web/schema/values.ts'
import { MAX_VERSION } from './search-words.ts'

const MAX_KEY = 100
/** No shop has more types than its own and the shipped ones. */
const MAX_FROM = 100_000

const names = z.array(textUpTo(TYPE_LIMITS.length)).max(TYPE_LIMITS.names)
const keys = z.array(textUpTo(MAX_KEY)).max(TYPE_LIMITS.keys)
const version = z.string().max(MAX_VERSION).nullable()

const fields = {
  /** What people call it; the first is the one that is shown. */
  names: z.strictObject({ ro: names, en: names, hu: names }),
  /** Types that it is a kind of. */
  broader: keys,
  collections: keys,
  /** Types that complete it. */
  complements: keys,
  /** Switched off: searches do not know it. */
  isRemoved: z.boolean(),
}
const productType = z.strictObject(fields)
const storedType = z.object({
  key: z.string(),
  ...fields,
  state: z.enum(['shipped', 'changed', 'own']),
  /** Of the merchant's row; null where there is none. */
  version,
})
/** With how many products the shop lists of it and of the types that are a kind of it. */
const countedType = storedType.extend({ products: count })
const choice = z.object({ key: z.string(), names: z.object({ ro: z.string(), en: z.string(), hu: z.string() }) })

export const typesQuery = z.strictObject({
  locale,
  words: textUpTo(MAX_SEARCHED_LENGTH).default(''),
  state: z.enum(['shipped', 'changed', 'own', 'off']).optional(),
  from: z.coerce.number().int().min(0).max(MAX_FROM).default(0),
})
export const typesAnswer = z.object({
  types: z.array(countedType),
  /** How many match. */
  total: count,
  /** Where the next page begins; null for none. */
  next: count.nullable(),
  /** A hosted engine answers searches, which does not know the types. */
  isHosted: z.boolean(),
})
export const typeChoices = z.object({ types: z.array(choice), collections: z.array(choice) })
export const createTypeRequest = z.strictObject({ type: productType })
export const changeTypeRequest = z.strictObject({ version, type: productType })
export const resetTypeRequest = z.strictObject({ version })
export const typeChanged = z.object({ key: z.string(), entries: z.array(z.string()) })

export type TypeView = z.infer<typeof storedType>
export type CountedTypeView = z.infer<typeof countedType>
export type TypeListView = z.infer<typeof typesAnswer>
export type TypeChoices = z.infer<typeof typeChoices>
export type ChoiceView = z.infer<typeof choice>
export type TypeFieldsView = z.infer<typeof productType>
export type TypeChanged = z.infer<typeof typeChanged>
