/** The list of products of the back office, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { LARGEST_NUMBER } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { PRODUCT_SORTS } from '#domain/products/product-filter.ts'
import { PRODUCT_STATES, PRODUCT_VIEWS } from '#domain/products/product-row.ts'
import { amount, count, locale, moment, textUpTo } from '#web/schema/values.ts'

const number = z.coerce.number().int().min(0).max(LARGEST_NUMBER)
/** 'from-to' in hundredths or pieces, either of them empty. */
const range = z.string().regex(/^\d{0,10}-\d{0,10}$/)

/** Unknown values are dropped, never an error. */
export const productQuery = z.object({
  view: z.enum(PRODUCT_VIEWS).catch('all').default('all'),
  q: textUpTo(MAX_FIELD_LENGTH).catch('').default(''),
  brand: number.nullable().catch(null).default(null),
  collection: number.nullable().catch(null).default(null),
  tag: textUpTo(MAX_FIELD_LENGTH).nullable().catch(null).default(null),
  state: z.enum(PRODUCT_STATES).nullable().catch(null).default(null),
  RON: range.nullable().catch(null).default(null),
  EUR: range.nullable().catch(null).default(null),
  HUF: range.nullable().catch(null).default(null),
  stock: range.nullable().catch(null).default(null),
  sort: z.enum(PRODUCT_SORTS).catch('changed').default('changed'),
  down: z.enum(['0', '1']).catch('1').default('1'),
  after: number.nullable().catch(null).default(null),
})
export type ProductQueryView = z.output<typeof productQuery>

const listedPrice = z.object({
  sale: amount,
  /** Whether all variants have this price. */
  isOne: z.boolean(),
  prior: amount.nullable(),
  isUnlawful: z.boolean(),
})

const blockers = z.array(z.enum(['text', 'price', 'picture', 'maker']))

const productRow = z.object({
  id: count,
  name: z.string(),
  nameLocale: locale,
  brand: z.string(),
  picture: z.string().nullable(),
  tint: z.string().nullable(),
  state: z.enum(PRODUCT_STATES),
  publishedAt: moment.nullable(),
  noPromo: z.boolean(),
  withheldIn: z.array(locale),
  blockers: z.object({ ro: blockers, en: blockers, hu: blockers }),
  prices: z.object({ RON: listedPrice.nullable(), EUR: listedPrice.nullable(), HUF: listedPrice.nullable() }),
  stock: count,
  variants: count,
  changedAt: moment,
})
export type ProductRowView = z.infer<typeof productRow>

export const productList = z.object({
  rows: z.array(productRow),
  next: count.nullable(),
  total: count,
  views: z.record(z.enum(PRODUCT_VIEWS), count),
})
export type ProductListView = z.infer<typeof productList>

export const productTerms = z.object({
  brands: z.array(z.object({ id: count, name: z.string() })),
  collections: z.array(z.object({ id: count, name: z.string(), depth: count })),
  tags: z.array(z.string()),
  vatClasses: z.array(z.string()),
})
export type ProductTermsView = z.infer<typeof productTerms>
