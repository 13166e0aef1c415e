/** Types of schema.org and shared parts of structured data. */
import type { Market } from '#domain/market/market.ts'
import { decimalText } from '#domain/pricing/money.ts'

export const SCHEMA = 'https://schema.org'

export type JsonLd = Record<string, unknown>

/** Returns a member of one of schema.org's lists: `InStock` → its address. */
export const term = (name: string): string => `${SCHEMA}/${name}`

export const amount = (hundredths: number, { currency }: Market): JsonLd => ({
  '@type': 'MonetaryAmount',
  value: decimalText(hundredths),
  currency,
})

/** Returns a span of whole units: `DAY`, `MON`, `ANN`. */
export const span = (minValue: number, maxValue: number | null, unitCode: string): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue,
  ...(maxValue !== null && { maxValue }),
  unitCode,
})
