/** Rows of another shop's file, and what is needed to read them. */
import type { Locale } from '../../market/market.ts'
import type { Cells } from '../import-kind.ts'

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
