/** Prices among the fields of products: what changes them, and whether the law lets it (D-21). */
import { CURRENCIES, LOCALES, MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { columnOf, fieldOf, priceTermsOf } from '#domain/imports/product-record.ts'
import type { Cells, Remark } from '#domain/imports/import-kind.ts'
import { PRICE_COLUMNS_OF_TERMS } from '#domain/imports/price-row.ts'
import { decideChanges, type DecidedChange, type PriceChange, type RefusedChange } from '#services/pricing/decide-prices.ts'
import type { Query } from '#store/database/db.ts'

const marketOf = (currency: Currency): Locale => LOCALES.find((locale) => MARKETS[locale].currency === currency)!

/** Returns the fields of a price. */
export const fieldsOfPrice = (sku: string, currency: Currency): string[] =>
  PRICE_COLUMNS_OF_TERMS.map((name) => fieldOf(`${name}_${currency.toLowerCase()}`, sku))

/** Returns whether a field is a price. It is asked of every field of a file, so that it looks at its beginning only. */
export const isPriceField = (field: string): boolean => /^(?:price|reduced|prp)_(?:ron|eur|huf)\b/.test(field)

/** Returns the changes of prices that changed fields of known items ask for; `before` are all their fields. */
export function priceChangesOf(changed: Cells, before: Cells): PriceChange[] {
  const skus = new Set(Object.keys(changed).flatMap((field) => (isPriceField(field) ? columnOf(field).sku : [])))
  return [...skus].flatMap((sku) =>
    CURRENCIES.flatMap((currency): PriceChange[] => {
      const fields = fieldsOfPrice(sku, currency)
      if (!fields.some((field) => field in changed)) return []
      const terms = Object.fromEntries(fields.map((field) => [field, changed[field] ?? before[field] ?? '']))
      const { price, reduced, prp } = priceTermsOf(terms, sku, currency)
      // A recommended price that is emptied is the price itself.
      const isEmptied = changed[fields[2]!] === ''
      return [
        {
          sku,
          market: marketOf(currency),
          price,
          reduced,
          prp: prp ?? (isEmptied ? price : null),
          from: null,
          to: null,
          version: null,
        },
      ]
    }),
  )
}

/** A file may say a higher ordinary price than the prior one of a reduction. */
export const writesNothing = ({ before, next }: DecidedChange): boolean =>
  next.mrp === before.mrp &&
  next.sale === before.sale &&
  next.prior === before.prior &&
  next.reducedAt?.getTime() === before.reducedAt?.getTime()

/** Returns why a price is refused, in one text: its code, then the lowest price and the day from which it would be lawful. */
export function refusalDetail({ change: { sku, market }, refusal }: RefusedChange): string {
  const more = refusal.reason === 'not_lowest' ? ` ${refusal.lowest} ${refusal.lawfulFrom?.toISOString() ?? ''}` : ''
  return `${refusal.reason} ${market} ${sku}${more}`.trim()
}

export interface PriceCheck {
  /** Fields that would write nothing. */
  idle: Set<string>
  remarks: { sku: string; currency: Currency; detail: string }[]
}

/** Returns which prices would be refused, and which would write nothing. */
export async function checkPrices(query: Query, changes: readonly PriceChange[], now: Date): Promise<PriceCheck> {
  const idle = new Set<string>()
  const remarks: PriceCheck['remarks'] = []
  if (changes.length === 0) return { idle, remarks }
  for (const decision of await decideChanges(query, changes, now)) {
    if (!decision.ok) {
      const { sku, market } = decision.refused.change
      remarks.push({ sku, currency: MARKETS[market].currency, detail: refusalDetail(decision.refused) })
    } else if (writesNothing(decision.decided))
      for (const field of fieldsOfPrice(decision.decided.change.sku, decision.decided.currency)) idle.add(field)
  }
  return { idle, remarks }
}

export const unlawful = (line: number, column: string, detail: string): Remark => ({
  line,
  column,
  code: 'unlawful',
  isFault: true,
  detail,
})
