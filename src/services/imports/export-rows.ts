/** Data of the shop as files that import without a change: CSV for spreadsheets, JSON Lines for programs. */
import { amountCell, writtenText } from '#domain/imports/cell.ts'
import { columnsOf } from '#domain/imports/columns.ts'
import { csvRow } from '#domain/imports/csv-row.ts'
import type { Cells, ExportKind, FileFormat } from '#domain/imports/import-kind.ts'
import { termsOf } from '#domain/imports/price-row.ts'
import { fieldOf, productFields } from '#domain/imports/product-record.ts'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readPriceStates, readSkusAfter } from '#store/catalog/price-states.ts'
import type { Query } from '#store/database/db.ts'
import { listRedirects } from '#store/content/redirects.ts'
import { readNamedThings, readProductIdsAfter, readProductRecords } from '#store/imports/product-records.ts'
import { readCouponsAfter, readCustomersAfter, readOrdersAfter, readStockAfter } from '#store/imports/row-records.ts'
import { couponFields } from './kinds/coupons.ts'
import { customerFields } from './kinds/customers.ts'

/** Products, and other things, that are read at once. */
const PRODUCTS_AT_ONCE = 50
const ROWS_AT_ONCE_READ = 500

const ORDER_COLUMNS = [
  'number',
  'placed_at',
  'status',
  'payment',
  'market',
  'currency',
  'email',
  'country',
  'subtotal',
  'discount',
  'delivery',
  'total',
  'line_sku',
  'line_name',
  'line_quantity',
  'line_price',
] as const

/** Returns the columns of a file in their order. */
export async function exportColumns(query: Query, kind: ExportKind): Promise<string[]> {
  if (kind === 'orders') return [...ORDER_COLUMNS]
  const { warehouses } = kind === 'products' ? await readNamedThings(query) : { warehouses: [] }
  return columnsOf(kind, warehouses)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('manufacturer_'))
}

/** Yields lists of rows, each as large as was read at once. */
async function* rowsOf(query: Query, kind: ExportKind): AsyncGenerator<Cells[]> {
  switch (kind) {
    case 'products':
    case 'texts':
      return yield* productRows(query, kind === 'texts')
    case 'prices':
      return yield* priceRows(query)
    case 'stock':
      return yield* stockRows(query)
    case 'customers':
      return yield* customerRows(query)
    case 'coupons':
      return yield* couponRows(query)
    case 'redirects':
      return yield (await listRedirects(query)).map(({ path, target, status }) => ({ path, target, status: String(status) }))
    case 'orders':
      return yield* orderRows(query)
  }
}

async function* productRows(query: Query, isTexts: boolean): AsyncGenerator<Cells[]> {
  const columns = columnsOf('products', (await readNamedThings(query)).warehouses)
  for (let ids = await readProductIdsAfter(query, 0, PRODUCTS_AT_ONCE); ids.length > 0;) {
    const records = await readProductRecords(query, ids)
    yield records.flatMap((record) => {
      const fields = productFields(record)
      const variants = isTexts ? record.variants.slice(0, 1) : record.variants
      return variants.map(({ sku }, at): Cells => {
        const cells: Record<string, string> = { id: String(record.id), sku }
        for (const { name, ofRow } of columns)
          if (name !== 'id' && name !== 'sku')
            cells[name] = ofRow ? (fields[fieldOf(name, sku)] ?? '') : at === 0 ? (fields[name] ?? '') : ''
        return cells
      })
    })
    ids = await readProductIdsAfter(query, ids.at(-1)!, PRODUCTS_AT_ONCE)
  }
}

async function* priceRows(query: Query): AsyncGenerator<Cells[]> {
  for (let skus = await readSkusAfter(query, null, ROWS_AT_ONCE_READ); skus.length > 0;) {
    const states = Map.groupBy(await readPriceStates(query, { skus }), ({ sku }) => sku)
    yield skus.flatMap((sku) =>
      LOCALES.flatMap((market): Cells[] => {
        const state = states.get(sku)?.find(({ currency }) => currency === MARKETS[market].currency)
        if (!state) return []
        const { price, reduced, prp } = termsOf(state)
        return [{ sku, market, price: amountCell(price), reduced: amountCell(reduced), prp: amountCell(prp) }]
      }),
    )
    skus = await readSkusAfter(query, skus.at(-1)!, ROWS_AT_ONCE_READ)
  }
}

async function* stockRows(query: Query): AsyncGenerator<Cells[]> {
  let after = { sku: '', warehouse: '' }
  for (;;) {
    const places = await readStockAfter(query, after, ROWS_AT_ONCE_READ)
    if (places.length === 0) return
    yield places.map(({ sku, warehouse, onHand }) => ({ sku, warehouse, on_hand: String(onHand) }))
    after = places.at(-1)!
  }
}

async function* customerRows(query: Query): AsyncGenerator<Cells[]> {
  let after = ''
  for (;;) {
    const some = await readCustomersAfter(query, after, ROWS_AT_ONCE_READ)
    if (some.length === 0) return
    yield some.map((one) => ({ email: one.email, ...customerFields(one) }))
    after = some.at(-1)!.email_key
  }
}

async function* couponRows(query: Query): AsyncGenerator<Cells[]> {
  let after = ''
  for (;;) {
    const some = await readCouponsAfter(query, after, ROWS_AT_ONCE_READ)
    if (some.length === 0) return
    yield some.map((one) => ({ code: one.code, ...couponFields(one) }))
    after = some.at(-1)!.code
  }
}

async function* orderRows(query: Query): AsyncGenerator<Cells[]> {
  let after: string | null = null
  for (;;) {
    const orders = await readOrdersAfter(query, after, ROWS_AT_ONCE_READ)
    if (orders.length === 0) return
    yield orders.flatMap(({ lines, placed, subtotal, discount, delivery, total, id: _, ...order }) =>
      lines.map(({ sku, name, quantity, price }) => ({
        ...order,
        placed_at: placed.toISOString(),
        subtotal: amountCell(subtotal),
        discount: amountCell(discount),
        delivery: amountCell(delivery),
        total: amountCell(total),
        line_sku: sku,
        line_name: name,
        line_quantity: String(quantity),
        line_price: amountCell(price),
      })),
    )
    after = orders.at(-1)!.id
  }
}

/** Yields the text of a file in parts. */
export async function* exportRows({ db }: Pick<Shop, 'db'>, kind: ExportKind, format: FileFormat): AsyncGenerator<string> {
  const columns = await exportColumns(db.query, kind)
  if (format === 'csv') yield csvRow(columns)
  for await (const rows of rowsOf(db.query, kind))
    yield rows
      .map((cells) => {
        const texts = columns.map((column) => writtenText(cells[column] ?? ''))
        if (format === 'csv') return csvRow(texts)
        return `${JSON.stringify(Object.fromEntries(columns.flatMap((column, at) => (texts[at] === '' ? [] : [[column, texts[at]]]))))}\n`
      })
      .join('')
}
