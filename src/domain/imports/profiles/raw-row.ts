/** Rows of another shop's file, and what is needed to read them. */
import { CURRENCIES, type Locale } from '../../market/market.ts'
import { smallestStep } from '../../pricing/money.ts'
import { amountCell, amountIn } from '../cell.ts'
import type { Cells, Rates } from '../import-kind.ts'

/** Heads are in lower case. */
export interface RawRow {
  line: number
  cells: Cells
}

export interface ProfileSetting {
  /** In whose language the texts are, and in whose currency the prices. */
  market: Locale
  /** In lower case. */
  currency: string
  /** Where its pieces lie; null for a shop without a warehouse. */
  warehouse: string | null
}

const COLOURS = new Set(['color', 'colour', 'culoare', 'szín', 'farbe', 'couleur'])

/** Returns the value of the option that is a colour, '' for none. */
export const colourOf = (options: readonly { name: string; value: string }[]): string =>
  options.find(({ name }) => COLOURS.has(name.toLowerCase()))?.value ?? ''

const AMOUNTS = ['price', 'reduced', 'prp'] as const

/** Returns cells with the amounts of the file's currency in the others too, rounded to what is paid there. */
export function withRates(cells: Cells, currency: string, rates: Rates): Cells {
  const more: Record<string, string> = {}
  for (const other of CURRENCIES) {
    const rate = rates[other]
    if (rate === undefined || other.toLowerCase() === currency) continue
    const step = smallestStep(other)
    for (const name of AMOUNTS) {
      const amount = amountIn(cells[`${name}_${currency}`] ?? '')
      if (amount !== null) more[`${name}_${other.toLowerCase()}`] = amountCell(Math.round((amount * rate) / step) * step)
    }
  }
  return { ...more, ...cells }
}

/** Returns cells under the heads of an older form of a file. `heads`: newer head → older head. */
export const withHeads = (cells: Cells, heads: Readonly<Record<string, string>>): Cells =>
  Object.fromEntries(Object.entries(cells).map(([head, cell]) => [heads[head] ?? head, cell]))
