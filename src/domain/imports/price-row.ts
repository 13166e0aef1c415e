/** Rows of a file of prices: which column is which, and what a row says. */
import { LOCALES, type Locale } from '../market/market.ts'
import type { PriceState, PriceTerms } from '../pricing/price-change.ts'
import { isReduced } from '../pricing/price-change.ts'

export const PRICE_COLUMNS = ['sku', 'market', 'price', 'reduced', 'prp'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** Heads of columns in the three languages, in lower case. */
const HEADS: Record<PriceColumn, readonly string[]> = {
  sku: ['sku', 'cod produs', 'cikkszám'],
  market: ['market', 'piață', 'piata', 'piac'],
  price: ['price', 'preț', 'pret', 'ár'],
  reduced: ['reduced', 'reduced price', 'preț redus', 'pret redus', 'akciós ár'],
  prp: ['prp', 'rrp', 'recommended price', 'preț recomandat', 'pret recomandat', 'ajánlott fogyasztói ár'],
}

export interface RowFault {
  line: number
  column: PriceColumn
  reason: 'no_column' | 'two_columns' | 'empty' | 'not_a_market' | 'not_an_amount' | 'repeated'
}

export interface PriceRow extends PriceTerms {
  line: number
  sku: string
  market: Locale
}

export type PricePositions = Record<PriceColumn, number>

/** Returns where the columns are, -1 for one that may be left out. */
export function findPriceColumns(head: readonly string[]): { positions: PricePositions; faults: RowFault[] } {
  const names = head.map((name) => name.trim().toLowerCase())
  const faults: RowFault[] = []
  const find = (column: PriceColumn): number => {
    const found = names.flatMap((name, at) => (HEADS[column].includes(name) ? [at] : []))
    if (found.length > 1) faults.push({ line: 1, column, reason: 'two_columns' })
    if (found.length === 0 && column !== 'prp') faults.push({ line: 1, column, reason: 'no_column' })
    return found[0] ?? -1
  }
  const [sku, market, price, reduced, prp] = [find('sku'), find('market'), find('price'), find('reduced'), find('prp')]
  return { positions: { sku, market, price, reduced, prp }, faults }
}

/** '259', '259.9' or '259,90' in hundredths. '1.299' is none: it may be a thousand or a fraction. */
function amountIn(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

/** Returns what a row says, or all of its faults. */
export function readPriceRow(
  cells: readonly string[],
  positions: PricePositions,
  line: number,
): { row: PriceRow; faults: [] } | { row: null; faults: RowFault[] } {
  const faults: RowFault[] = []
  const refuse = (column: PriceColumn, reason: RowFault['reason']): null => {
    faults.push({ line, column, reason })
    return null
  }
  const cell = (column: PriceColumn): string => cells[positions[column]] ?? ''
  const amount = (column: PriceColumn): number | null => {
    const text = cell(column).trim()
    if (text === '') return column === 'price' ? refuse(column, 'empty') : null
    return amountIn(text) ?? refuse(column, 'not_an_amount')
  }
  const sku = cell('sku') || refuse('sku', 'empty')
  const market = LOCALES.find((one) => one === cell('market').trim().toLowerCase()) ?? refuse('market', 'not_a_market')
  const [price, reduced, prp] = [amount('price'), amount('reduced'), amount('prp')]
  if (sku === null || market === null || price === null || faults.length > 0) return { row: null, faults }
  return { row: { line, sku, market, price, reduced, prp }, faults: [] }
}

/** Returns what a file says of a price: a reduction is measured from its prior price. */
export function termsOf({ sale, prior, mrp }: Pick<PriceState, 'sale' | 'prior' | 'mrp'>): PriceTerms {
  const isLower = prior !== null && isReduced({ sale, prior })
  const price = isLower ? prior : sale
  return { price, reduced: isLower ? sale : null, prp: mrp > price ? mrp : null }
}
