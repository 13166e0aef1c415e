/** The rules of a product as it is entered. Those of prices are the law's and the shop's own (D-21, D-28, LOC-4). */
import { z } from 'zod'
import type { BandSizesInput, PriceInput, ProductInput, StockInput, VariantInput } from '#domain/catalog/catalog-input.ts'
import { LARGEST_NUMBER, MOST_OF_A_PART, OLDEST_MONTHS } from '#domain/catalog/input-limits.ts'
import { MOST_STATED } from '#domain/compatibility/compatibility-rule.ts'
import type { Size } from '#domain/catalog/size.ts'
import { BAND_MEASURE, type BandSize } from '#domain/content/belly-band.ts'
import type { Currency } from '#domain/market/market.ts'
import type { PricePeriod } from '#domain/pricing/price.ts'
import { amount, filled, inEveryLanguage, key, picture, slug } from '#services/checked-input.ts'

const number = z.int().min(1).max(LARGEST_NUMBER)
const months = z.int().min(0).max(OLDEST_MONTHS).nullable()

export const size = z.discriminatedUnion('system', [
  z.strictObject({
    system: z.literal('age'),
    unit: z.enum(['d', 'w', 'm', 'y']),
    from: z.number().min(0),
    to: z.number().min(0),
    height_cm: z.number().min(0),
  }),
  z.strictObject({ system: z.literal('shoe'), eu: z.number().min(0), foot_cm: z.number().min(0) }),
  z.strictObject({ system: z.enum(['letter', 'belly', 'cup']), value: filled }),
]) satisfies z.ZodType<Size>

const isMoment = (value: unknown): value is Date => value instanceof Date && !Number.isNaN(value.getTime())

/** One function instead of a schema for each period: a catalog has a hundred thousand of them. */
const history = z.custom<readonly PricePeriod[]>(
  (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    (value as Partial<PricePeriod>[]).every(({ price: paid, from, to }, at) => {
      const next = (value as Partial<PricePeriod>[])[at + 1]?.from
      if (!Number.isSafeInteger(paid) || paid! < 0 || !isMoment(from)) return false
      return next === undefined ? to === null : isMoment(to) && from < to && to <= next
    }),
  'the earlier prices must follow each other, and only the last is in force',
)

const price = z
  .strictObject({ mrp: amount.max(LARGEST_NUMBER), sale: amount.max(LARGEST_NUMBER), history: history.optional() })
  .refine(({ mrp, sale }) => sale <= mrp, 'the price is above the recommended price')
  .refine(
    ({ sale, history: past }) => past === undefined || past.at(-1)?.price === sale,
    'the last of the earlier prices is not the price',
  ) satisfies z.ZodType<PriceInput>

/** Forints are whole (LOC-4). */
const wholePrice = price.refine(({ mrp, sale }) => mrp % 100 === 0 && sale % 100 === 0, 'forints have no hundredths')
const prices = { RON: price, EUR: price, HUF: wholePrice } satisfies Record<Currency, z.ZodType<PriceInput>>

const stock = { warehouse: key, onHand: z.int().min(0).max(LARGEST_NUMBER) }
export const stockSchema = z.strictObject({ sku: key, ...stock }) satisfies z.ZodType<StockInput>

const measure = z.int().min(BAND_MEASURE.least).max(BAND_MEASURE.most)
const bandSize = z
  .strictObject({ size: filled, min: measure, max: measure })
  .refine(({ min, max }) => min < max, 'the largest measure is above the smallest') satisfies z.ZodType<BandSize>

/** The calculator takes the first size that holds a measure, so that they come by their measures. */
export const bandSizesSchema = z.strictObject({
  sku: key,
  sizes: z
    .array(bandSize)
    .min(1)
    .refine(
      (sizes) => sizes.every(({ min, max }, at) => at === 0 || (sizes[at - 1]!.min < min && sizes[at - 1]!.max < max)),
      'the sizes come by their measures, the smallest first, and each begins and ends above the one before',
    )
    .nullable(),
}) satisfies z.ZodType<BandSizesInput>

const variant = z.strictObject({
  id: number.optional(),
  sku: key,
  barcode: z
    .string()
    .regex(/^(\d{8}|\d{12,14})$/, 'use the 8, 12, 13 or 14 digits of the barcode')
    .nullable(),
  color: key.nullable(),
  colourway: key.nullable(),
  swatch: picture.address.nullable(),
  size: size.nullable(),
  weightG: z.int().min(0).max(LARGEST_NUMBER),
  volumeCm3: z.int().min(0).max(LARGEST_NUMBER),
  prices: z.strictObject(prices),
  stock: z.array(z.strictObject(stock)).readonly().optional(),
}) satisfies z.ZodType<VariantInput>

const text = z.strictObject({
  name: filled,
  slug,
  description: z.strictObject({ opening: z.string(), facts: z.array(filled) }),
  composition: filled.nullable(),
  care: filled.nullable(),
  warnings: z.array(filled).readonly(),
})

export const productSchema = z
  .strictObject({
    id: number.optional(),
    kind: z.enum(['simple', 'bundle', 'voucher']),
    brand: slug,
    collection: key,
    manufacturer: filled.nullable(),
    tags: z.array(key).readonly(),
    flags: z.array(key).readonly(),
    attributes: z.record(key, z.unknown()).readonly(),
    vatClass: key,
    greenTaxRon: amount.max(LARGEST_NUMBER),
    noPromo: z.boolean(),
    withdrawalException: z.enum(['none', 'sealed_hygiene', 'custom_made']),
    ageFromMonths: months,
    ageToMonths: months,
    rank: z.int().max(LARGEST_NUMBER),
    createdAt: z.date(),
    publishedAt: z.date().nullable(),
    text: inEveryLanguage(text),
    pictures: z.array(z.strictObject({ ...picture, colourway: key.nullable(), tint: key, view: key.nullable() })).readonly(),
    variants: z.array(variant).min(1).readonly(),
    parts: z.array(z.strictObject({ sku: key, quantity: z.int().min(1).max(MOST_OF_A_PART) })).readonly(),
    fitsWith: z
      .array(z.strictObject({ sku: key, adapter: key.nullable() }))
      .max(MOST_STATED)
      .readonly()
      .optional(),
  })
  .superRefine(({ kind, noPromo, variants, parts, ageFromMonths, ageToMonths, fitsWith = [] }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (kind === 'bundle' && (parts.length === 0 || variants.length > 1)) refuse('a bundle has parts and one variant')
    if (kind === 'bundle' && variants.some((one) => (one.stock ?? []).length > 0)) refuse('a bundle has no stock of its own')
    if (kind !== 'bundle' && parts.length > 0) refuse('only a bundle has parts')
    if (kind !== 'simple' && fitsWith.length > 0) refuse('a bundle or a voucher fits with nothing')
    if (noPromo && variants.some((one) => Object.values(one.prices).some(({ mrp, sale }) => sale < mrp)))
      refuse('what may not be promoted has no reduced price')
    if (ageFromMonths !== null && ageToMonths !== null && ageFromMonths > ageToMonths) refuse('its age ends before it begins')
  }) satisfies z.ZodType<ProductInput>
