/** Rows of the product export of WooCommerce as rows of this shop's file. Columns as in its "Product CSV Import Schema". */
import { linesCell, listCell, listOf } from '../cell.ts'
import { textOfHtml } from '../html-text.ts'
import type { Cells } from '../import-kind.ts'
import { colourOf, type ProfileSetting, type RawRow } from './raw-row.ts'

const at = (cells: Cells, head: string): string => cells[head]?.trim() ?? ''

/** Returns what a product and its variations have in common: the SKU of the product, or its number. */
export function wooKey(cells: Cells): string {
  const own = at(cells, 'sku') || `id:${at(cells, 'id')}`
  return at(cells, 'type').toLowerCase().startsWith('variation') ? at(cells, 'parent') || own : own
}

/** '12.5' of kilograms; other units stand in the head. */
function gramsOf(cells: Cells): string {
  for (const [unit, grams] of [
    ['kg', 1000],
    ['g', 1],
    ['lbs', 453.592],
    ['oz', 28.3495],
  ] as const) {
    const weight = at(cells, `weight (${unit})`)
    if (weight !== '') return String(Math.round(Number(weight.replace(',', '.')) * grams) || 0)
  }
  return '0'
}

const optionsOf = (cells: Cells): { name: string; value: string }[] =>
  [1, 2, 3, 4, 5].map((number) => ({
    name: at(cells, `attribute ${number} name`),
    value: at(cells, `attribute ${number} value(s)`),
  }))

const isVariation = ({ cells }: RawRow): boolean => at(cells, 'type').toLowerCase().startsWith('variation')

/** Returns what the rows of one product say. A variable product is no item itself: its variations are. */
export function wooRows(
  all: readonly RawRow[],
  { market, currency, warehouse }: ProfileSetting,
): { line: number; cells: Cells }[] {
  const rows = [...all.filter((row) => !isVariation(row)), ...all.filter(isVariation)]
  const first = rows[0]!.cells
  const { opening, facts } = textOfHtml(at(first, 'description') || at(first, 'short description'))
  const isVariable = at(first, 'type').toLowerCase().startsWith('variable')
  const items = isVariable ? rows.slice(1) : rows
  // Variations without their product say nothing of it: it is in the shop already.
  const isApart = isVariation(rows[0]!)
  const pictures = rows
    .flatMap(({ cells }) =>
      at(cells, 'images')
        .split(',')
        .map((one) => one.trim()),
    )
    .filter((one) => one !== '')
  const product: Record<string, string> = {
    external_id: wooKey(first),
    [`name_${market}`]: at(first, 'name'),
    [`description_${market}`]: opening,
    [`facts_${market}`]: linesCell(facts),
    brand: at(first, 'brands') || at(first, 'brand'),
    // 'Clothes > Hats, Sale': the first is where the product belongs.
    collection: at(first, 'categories').split(',')[0]!.trim(),
    tags: listCell(listOf(at(first, 'tags'))),
    published: at(first, 'published') === '1' ? 'yes' : 'no',
    pictures: [...new Set(pictures)].join('\n'),
  }
  const shared = isApart ? { external_id: product['external_id']! } : product
  return items.map(({ line, cells }, index) => {
    const options = optionsOf(cells)
    const colour = colourOf(options)
    const sale = at(cells, 'sale price')
    return {
      line,
      cells: {
        ...(index === 0 ? shared : { external_id: product['external_id']! }),
        sku: at(cells, 'sku') || `woo-${at(cells, 'id')}`,
        barcode: at(cells, 'gtin, upc, ean, or isbn'),
        colourway: isVariable || isApart || !colour.includes(',') ? colour : '',
        size:
          isVariable || isApart
            ? options
                .filter(({ value }) => value !== '' && value !== colour)
                .map(({ value }) => value)
                .join(' / ')
            : '',
        weight_g: gramsOf(cells),
        [`price_${currency}`]: at(cells, 'regular price'),
        ...(sale !== '' && { [`reduced_${currency}`]: sale }),
        ...(warehouse !== null && { [`stock_${warehouse}`]: at(cells, 'stock').replace(/^-\d+$/, '0') }),
      },
    }
  })
}
