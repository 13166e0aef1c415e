/** A product in the back office, on the wire. Amounts are integer hundredths. */
import { z } from 'zod'
import { GATE_CHECKS } from '#domain/catalog/office/publish-gate.ts'
import { LARGEST_NUMBER, LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { problemAnswer } from '#web/schema/problem.ts'
import { amount, currency, locale, moment, textUpTo } from '#web/schema/values.ts'

/** Fields of one call. */
const MOST_FIELDS = 400
const json = z.json()
const fields = z.record(z.string().max(LONGEST_KEY * 2), json).refine((all) => Object.keys(all).length <= MOST_FIELDS, 'too_many')
const reason = textUpTo(MAX_FIELD_LENGTH).nullable()
const number = z.int().min(1).max(LARGEST_NUMBER)
const key = textUpTo(LONGEST_KEY).min(1)

export const editProductRequest = z.strictObject({
  /** Field → its new value. */
  changes: fields,
  /** The same fields as the person saw them: one that somebody else changed meanwhile is not overwritten. */
  base: fields,
  reason,
})

const gateItem = z.object({
  check: z.enum(GATE_CHECKS),
  state: z.enum(['ok', 'blocks', 'warns']),
  field: z.string(),
  about: z.array(z.string()),
})
export type GateItemView = z.infer<typeof gateItem>
const gates = z.object({ ro: z.array(gateItem), en: z.array(gateItem), hu: z.array(gateItem) })

const money = z.partialRecord(currency, z.object({ sale: amount, mrp: amount }))
const stock = z.record(z.string(), z.object({ onHand: z.int(), reserved: z.int() }))

const variant = z.object({
  id: z.int(),
  sku: z.string(),
  size: z.json(),
  color: z.string().nullable(),
  colourway: z.string().nullable(),
  prices: money,
  stock,
})
export type OfficeVariant = z.infer<typeof variant>

const part = z.object({
  variant: z.int(),
  quantity: z.int(),
  product: z.int(),
  sku: z.string(),
  name: z.string(),
  prices: money,
  stock,
})
export type OfficePart = z.infer<typeof part>

const maker = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  email: z.string(),
  country: z.string(),
  responsible: z.object({ name: z.string(), address: z.string(), email: z.string() }).nullable(),
})
export type MakerView = z.infer<typeof maker>

const plan = z.object({ id: z.uuid(), market: locale, publishes: z.boolean(), runsAt: moment })

export const productView = z.object({
  id: z.int(),
  kind: z.enum(['simple', 'bundle', 'voucher']),
  version: z.int(),
  createdAt: moment,
  publishedAt: moment.nullable(),
  /** Markets in which customers see it now. */
  soldIn: z.array(locale),
  fields: z.record(z.string(), z.json()),
  variants: z.array(variant),
  parts: z.array(part),
  fitsWith: z.array(
    z.object({
      product: z.int(),
      name: z.string(),
      sku: z.string(),
      adapter: z.object({ product: z.int(), name: z.string() }).nullable(),
    }),
  ),
  /** Products whose own pages say that they fit with it. */
  statedBy: z.array(z.object({ product: z.int(), name: z.string() })),
  maker: maker.nullable(),
  gates,
  plans: z.array(plan),
  sets: z.array(z.object({ product: z.int(), name: z.string() })),
  /** The last changes, the newest first. */
  changes: z.array(z.object({ id: z.uuid(), who: z.string(), action: z.string(), fields: z.array(z.string()), at: moment })),
})
export type ProductOfficeView = z.infer<typeof productView>

export const productRefused = problemAnswer.extend({
  /** Fields that both people changed, and the product as it is now. */
  conflicts: z.array(z.string()).optional(),
  product: productView.optional(),
  /** Market → what blocks it there. */
  blocked: z.partialRecord(locale, z.array(gateItem)).optional(),
})

export const productSaved = z.object({ product: productView, entries: z.array(z.uuid()) })
export type ProductSaved = z.infer<typeof productSaved>

export const newProductRequest = z.strictObject({
  kind: z.enum(['simple', 'bundle']),
  name: textUpTo(MAX_FIELD_LENGTH).min(1),
  locale,
  brand: key,
  collection: key,
  sku: key,
  prices: z.strictObject({ RON: number, EUR: number, HUF: number }),
  parts: z.array(z.strictObject({ variant: number, quantity: number })).max(MOST_FIELDS),
})
export type NewProductRequest = z.infer<typeof newProductRequest>

export const addVariantsRequest = z.strictObject({
  variants: z
    .array(z.strictObject({ sku: key, size: z.json(), color: key.nullable(), colourway: key.nullable() }))
    .min(1)
    .max(MOST_FIELDS),
})

export const publishRequest = z.strictObject({ markets: z.array(locale).min(1), publishes: z.boolean(), reason })
export const planRequest = z.strictObject({ market: locale, publishes: z.boolean(), runsAt: moment })
export const planId = z.uuid()

const words = z.object({ ro: z.string(), en: z.string(), hu: z.string() })
/** What a product's form chooses from. */
export const choicesView = z.object({
  /** `maker`: of its products, unless they name another one. */
  brands: z.array(z.object({ slug: z.string(), name: z.string(), maker: z.int().nullable() })),
  collections: z.array(z.object({ key: z.string(), name: words, depth: z.int() })),
  makers: z.array(maker),
  colourways: z.array(z.object({ key: z.string(), name: words, hex: z.string() })),
  attributes: z.array(
    z.object({
      key: z.string(),
      kind: z.string(),
      unit: z.string().nullable(),
      name: words,
      options: z.array(z.object({ key: z.string(), name: words })),
    }),
  ),
  warehouses: z.array(z.object({ id: z.string(), name: words })),
  vatClasses: z.array(z.string()),
})
export type ChoicesView = z.infer<typeof choicesView>

export const makerRequest = z.strictObject({
  name: textUpTo(MAX_FIELD_LENGTH).min(1),
  address: textUpTo(MAX_FIELD_LENGTH).min(1),
  email: z.email().max(MAX_FIELD_LENGTH),
  country: z.string().regex(/^[A-Z]{2}$/),
  responsible: z
    .strictObject({
      name: textUpTo(MAX_FIELD_LENGTH).min(1),
      address: textUpTo(MAX_FIELD_LENGTH).min(1),
      email: z.email().max(MAX_FIELD_LENGTH),
    })
    .nullable(),
})

export const makerSaved = z.object({ maker, entries: z.array(z.uuid()) })
export type MakerSaved = z.infer<typeof makerSaved>

export const itemsQuery = z.strictObject({ q: textUpTo(MAX_FIELD_LENGTH).min(1) })
export const itemsView = z.object({
  items: z.array(z.object({ variant: z.int(), product: z.int(), sku: z.string(), name: z.string() })),
})
export type ItemsView = z.infer<typeof itemsView>
