/** VAT contained in gross prices: country, rate and amount (LAW-27…29). The gross amount stays, the net part changes. */
import { COUNTRIES } from '#domain/market/countries.ts'
import { CLASS_RATES, STANDARD_RATES, VAT_TERRITORIES, type VatRate } from './vat-rates.ts'
import type { Currency } from '#domain/market/market.ts'
import { smallestStep, split } from './money.ts'

export interface TaxQuestion {
  /** Country of the warehouse the goods leave. */
  shipFrom: string
  shipTo: string
  zip: string
  customerType: 'individual' | 'company'
  /** `valid` only when VIES said so within the last 30 days (ID-2). */
  vatStatus: 'unknown' | 'valid' | 'invalid'
  /** `standard`, `infant_food`, `books`, …, or `multi_purpose_voucher`: no VAT when sold. */
  productClass: string
  /** ISO date of the supply. */
  date: string
}

export interface TaxContext {
  scheme: 'domestic' | 'oss' | 'intra_eu_b2b' | 'export' | 'out_of_scope'
  /** Country of the VAT; for exports the destination. */
  country: string
  /** Basis points: 2100 = 21 %. */
  rate: number
}

/** Returns the rate in force on a day. */
const rateOn = (rows: readonly VatRate[], country: string, date: string): number | undefined =>
  rows.filter((row) => row.country === country && row.from <= date).at(-1)?.rate

const territoryOf = (country: string, zip: string) =>
  VAT_TERRITORIES.find((place) => place.country === country && new RegExp(place.zip).test(zip))

const isMember = (code: string): boolean => COUNTRIES.some((country) => country.code === code && country.eu)

/** Part of a member state, but outside the EU's VAT area: the Canary Islands, Livigno … (LAW-31). */
export const isSpecialTerritory = (country: string, zip: string): boolean =>
  isMember(country) && territoryOf(country, zip)?.insideEuVat === false

/**
 * Scheme, country and rate of a sale.
 * @see LAW-27, LAW-31
 */
export function taxContext(question: TaxQuestion): TaxContext {
  const { shipFrom, shipTo, zip, productClass, date } = question
  if (productClass === 'multi_purpose_voucher') return { scheme: 'out_of_scope', country: shipFrom, rate: 0 }
  const territory = territoryOf(shipTo, zip)
  const inside = territory?.insideEuVat ?? isMember(shipTo)
  if (!inside) return { scheme: 'export', country: shipTo, rate: 0 }
  const country = territory?.treatedAs ?? shipTo
  const businessAbroad = question.customerType === 'company' && question.vatStatus === 'valid' && country !== shipFrom
  if (businessAbroad) return { scheme: 'intra_eu_b2b', country, rate: 0 }
  const ofClass = rateOn(
    CLASS_RATES.filter((row) => row.class === productClass),
    country,
    date,
  )
  // Northern Ireland has no rate in our table: goods for its consumers follow the seller's country until the merchant says otherwise.
  const rate = territory?.rate ?? ofClass ?? rateOn(STANDARD_RATES, country, date) ?? rateOn(STANDARD_RATES, shipFrom, date) ?? 0
  return { scheme: country === shipFrom ? 'domestic' : 'oss', country, rate }
}

/**
 * Net and VAT within a gross amount: net = round(gross / (1 + rate)), VAT the rest, so that they always add up to the gross.
 * Forints stay whole (D-20).
 * @see LAW-28
 */
export function vatWithin(gross: number, rate: number, currency: Currency): { net: number; vat: number } {
  const step = smallestStep(currency)
  const net = Math.round((gross * 10_000) / (10_000 + rate) / step) * step
  return { net, vat: gross - net }
}

/** What was sold at one rate: amounts in hundredths, the rate in basis points. */
export interface VatGroup {
  rate: number
  net: number
  vat: number
}

/** Returns what lines with known VAT add up to at each rate, the highest first; rates at which nothing was charged are left out. */
export function vatByRate(lines: readonly { total: number; rate: number; vat: number }[]): VatGroup[] {
  const groups = new Map<number, VatGroup>()
  for (const { rate, total, vat } of lines) {
    const { net = 0, vat: before = 0 } = groups.get(rate) ?? {}
    groups.set(rate, { rate, net: net + total - vat, vat: before + vat })
  }
  return [...groups.values()].filter(({ net, vat }) => net + vat > 0).sort((a, b) => b.rate - a.rate)
}

/**
 * VAT by rate, and each line's share of it: the shares of a group add up to the group's VAT, so that lines, groups and total agree.
 * @see LAW-28, LAW-29
 */
export function vatOf(
  lines: readonly { total: number; country: string; rate: number }[],
  currency: Currency,
): { groups: VatGroup[]; shares: number[] } {
  const shares = lines.map(() => 0)
  const keys = [...new Set(lines.map((line) => `${line.rate}:${line.country}`))]
  for (const key of keys) {
    const members = lines.flatMap((line, index) => (`${line.rate}:${line.country}` === key ? [index] : []))
    const gross = members.reduce((sum, index) => sum + lines[index]!.total, 0)
    const { vat } = vatWithin(gross, lines[members[0]!]!.rate, currency)
    const parts = split(
      vat,
      members.map((index) => lines[index]!.total),
      smallestStep(currency),
    )
    for (const [at, index] of members.entries()) shares[index] = parts[at]!
  }
  return { groups: vatByRate(lines.map((line, at) => ({ ...line, vat: shares[at]! }))), shares }
}
