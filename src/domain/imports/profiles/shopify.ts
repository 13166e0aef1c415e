/** Rows of the product export of Shopify as rows of this shop's file. Columns as in Shopify's help, "Product CSV file". */
import { textOfHtml } from '../html-text.ts'
import type { Cells } from '../import-kind.ts'
import { linesCell, listCell, listOf } from '../cell.ts'
import { colourOf, type ProfileSetting, type RawRow } from './raw-row.ts'

/** Heads of the template since 2025 → those before. */
export const SHOPIFY_HEADS: Readonly<Record<string, string>> = {
  'url handle': 'handle',
  description: 'body (html)',
  'published on online store': 'published',
  sku: 'variant sku',
  barcode: 'variant barcode',
  price: 'variant price',
  'compare-at price': 'variant compare at price',
  'inventory quantity': 'variant inventory qty',
  'weight value (grams)': 'variant grams',
  'product image url': 'image src',
}

const GRAMS: Record<string, number> = { g: 1, kg: 1000, lb: 453.592, oz: 28.3495 }

/** Returns what the rows of one handle say: the first has the product, each further one a variant or a picture. */
export function shopifyRows(
  rows: readonly RawRow[],
  { market, currency, warehouse }: ProfileSetting,
): { line: number; cells: Cells }[] {
  const first = rows[0]!.cells
  const at = (cells: Cells, head: string): string => cells[head]?.trim() ?? ''
  const { opening, facts } = textOfHtml(at(first, 'body (html)'))
  const pictures = rows
    .map(({ cells }) => ({ source: at(cells, 'image src'), position: Number(at(cells, 'image position')) || 999 }))
    .filter(({ source }) => source !== '')
    .toSorted((a, b) => a.position - b.position)
    .map(({ source }) => source)
  const status = at(first, 'status').toLowerCase()
  const product: Record<string, string> = {
    external_id: at(first, 'handle'),
    [`name_${market}`]: at(first, 'title'),
    [`description_${market}`]: opening,
    [`facts_${market}`]: linesCell(facts),
    brand: at(first, 'vendor'),
    collection: at(first, 'type') || at(first, 'product category').split('>').at(-1)!.trim(),
    tags: listCell(listOf(at(first, 'tags'))),
    published: (status === '' || status === 'active') && at(first, 'published').toLowerCase() === 'true' ? 'yes' : 'no',
    pictures: pictures.join('\n'),
  }
  const names = [1, 2, 3].map((number) => at(first, `option${number} name`))
  const variants = rows.filter(({ cells }) => at(cells, 'variant price') !== '' || at(cells, 'variant sku') !== '')
  return variants.map(({ line, cells }, index) => {
    const options = names.map((name, option) => ({ name, value: at(cells, `option${option + 1} value`) }))
    const colour = colourOf(options)
    const sizes = options.filter(({ name, value }) => value !== '' && value !== colour && name.toLowerCase() !== 'title')
    const weight =
      at(cells, 'variant grams') ||
      String(Math.round((Number(at(cells, 'variant weight')) || 0) * (GRAMS[at(cells, 'variant weight unit')] ?? 1)))
    return {
      line,
      cells: {
        ...(index === 0 ? product : { external_id: product['external_id']! }),
        // Shopify sells variants without a SKU.
        sku: at(cells, 'variant sku') || `${at(first, 'handle')}-${index + 1}`,
        barcode: at(cells, 'variant barcode').replace(/^'/, ''),
        colourway: colour,
        size: sizes.map(({ value }) => value).join(' / '),
        weight_g: String(Math.round(Number(weight) || 0)),
        [`price_${currency}`]: at(cells, 'variant price'),
        [`prp_${currency}`]: at(cells, 'variant compare at price'),
        ...(warehouse !== null && { [`stock_${warehouse}`]: at(cells, 'variant inventory qty').replace(/^-\d+$/, '0') }),
      },
    }
  })
}
