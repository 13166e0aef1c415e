/** What a file says of a price. */
import type { PriceState, PriceTerms } from '../pricing/price-change.ts'
import { isReduced } from '../pricing/price-change.ts'

/** Columns of a price, with the name of a currency behind them in files of products. */
export const PRICE_COLUMNS_OF_TERMS = ['price', 'reduced', 'prp'] as const

/** Returns what a file says of a price: a reduction is measured from its prior price. */
export function termsOf({ sale, prior, mrp }: Pick<PriceState, 'sale' | 'prior' | 'mrp'>): PriceTerms {
  const isLower = prior !== null && isReduced({ sale, prior })
  const price = isLower ? prior : sale
  return { price, reduced: isLower ? sale : null, prp: mrp > price ? mrp : null }
}
