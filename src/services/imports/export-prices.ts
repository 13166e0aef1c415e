/** Prices as a file that imports without a change. */
import { csvRow } from '#domain/imports/csv-row.ts'
import { PRICE_COLUMNS, termsOf } from '#domain/imports/price-row.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { decimalText } from '#domain/pricing/money.ts'
import type { Shop } from '#services/shop.ts'
import { readPriceStates, readSkusAfter } from '#store/catalog/price-states.ts'

/** Variants read at once. */
const VARIANTS_AT_ONCE = 500

/** Yields the rows of a CSV file, with its head, by SKU and market. */
export async function* exportPrices({ db }: Pick<Shop, 'db'>): AsyncGenerator<string> {
  yield csvRow(PRICE_COLUMNS)
  for (let skus = await readSkusAfter(db.query, null, VARIANTS_AT_ONCE); skus.length > 0;) {
    const states = Map.groupBy(await readPriceStates(db.query, { skus }), ({ sku }) => sku)
    for (const sku of skus)
      for (const market of LOCALES) {
        const state = states.get(sku)?.find(({ currency }) => currency === MARKETS[market].currency)
        if (!state) continue
        const { price, reduced, prp } = termsOf(state)
        yield csvRow([sku, market, ...[price, reduced, prp].map((amount) => (amount === null ? '' : decimalText(amount)))])
      }
    skus = await readSkusAfter(db.query, skus.at(-1)!, VARIANTS_AT_ONCE)
  }
}
