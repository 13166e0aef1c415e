/** The tables of a shop without a product: all sizes that a guide knows, the smallest first. */
import { USUAL_BAGS, USUAL_SIZES, type Size } from '#domain/catalog/size.ts'
import { LETTER_TABLE } from './body-table.ts'
import type { Guide } from './size-guide.ts'

const SHOES = { least: 16, most: 39 }
const BANDS = [70, 75, 80, 85, 90]
const CUPS = ['B', 'C', 'D']

/** Tights go by the tables of clothes and socks, belly bands by their makers'. */
export const STANDARD_TABLES: Readonly<Record<Exclude<Guide, 'legs' | 'belly'>, readonly Size[]>> = {
  body: USUAL_SIZES,
  shoe: Array.from({ length: SHOES.most - SHOES.least + 1 }, (_, at): Size => ({
    system: 'shoe',
    eu: SHOES.least + at,
    foot_cm: 0,
  })),
  head: USUAL_SIZES,
  foot: USUAL_SIZES,
  bag: USUAL_BAGS,
  letter: Object.keys(LETTER_TABLE).map((value): Size => ({ system: 'letter', value })),
  cup: BANDS.flatMap((band) => CUPS.map((cup): Size => ({ system: 'cup', value: `${band}${cup}` }))),
}
