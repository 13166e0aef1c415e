/** Orders as a file: CSV with a row a line of an order, or JSON Lines with a line an order. Never more than a batch is in memory. */
import { csvRow } from '#domain/imports/csv-row.ts'
import { decimalText } from '#domain/pricing/money.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { readExported, type ExportedOrder, type ExportRange } from '#store/orders/order-bulk.ts'

export const EXPORT_FORMATS = ['csv', 'jsonl'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
export type { ExportRange }

/** Orders read at once. */
const BATCH = 200

const ORDER_COLUMNS = [
  'order',
  'placed',
  'market',
  'currency',
  'status',
  'payment',
  'method',
  'delivery',
  'email',
  'phone',
] as const
const ADDRESS_COLUMNS = ['firstName', 'lastName', 'address', 'city', 'county', 'zip', 'country'] as const
const BILLING_COLUMNS = ['companyName', 'vatNumber'] as const
const SUM_COLUMNS = ['subtotal', 'discount', 'deliveryPrice', 'total', 'voucherPaid', 'due'] as const
const LINE_COLUMNS = ['position', 'kind', 'sku', 'name', 'option', 'quantity'] as const
const LINE_AMOUNTS = ['unitPrice', 'discount', 'total'] as const

/** Names of the columns of the CSV file; those of a line begin with `line_`. */
export const ORDER_EXPORT_COLUMNS = [
  ...ORDER_COLUMNS,
  ...ADDRESS_COLUMNS,
  ...BILLING_COLUMNS,
  ...SUM_COLUMNS,
  ...[...LINE_COLUMNS, ...LINE_AMOUNTS, 'vatRate', 'vat'].map((name) => `line_${name}`),
]

function rowsOf(order: ExportedOrder): string {
  const { number, createdAt, market, currency, status, payment, method, delivery, email, phone, address, billing } = order
  const head = [
    number,
    createdAt.toISOString(),
    market,
    currency,
    status,
    payment,
    method,
    delivery,
    email,
    phone,
    ...ADDRESS_COLUMNS.map((name) => address[name] ?? ''),
    ...BILLING_COLUMNS.map((name) => billing[name] ?? ''),
    ...SUM_COLUMNS.map((name) => decimalText(order[name])),
  ]
  return order.lines
    .map((line) =>
      csvRow([
        ...head,
        ...LINE_COLUMNS.map((name) => line[name]),
        ...LINE_AMOUNTS.map((name) => decimalText(line[name])),
        decimalText(line.vatRate),
        decimalText(line.vat),
      ]),
    )
    .join('')
}

const lineOf = ({ id: _, createdAt, ...order }: ExportedOrder): string =>
  `${JSON.stringify({ ...order, createdAt: createdAt.toISOString() })}\n`

/** Yields the parts of the file, the oldest order first. Amounts in CSV have two decimals, in JSON they are hundredths. */
export async function* exportOrders({ db }: Pick<Shop, 'db'>, format: ExportFormat, range: ExportRange): AsyncGenerator<string> {
  if (format === 'csv') yield csvRow(ORDER_EXPORT_COLUMNS)
  const write = format === 'csv' ? rowsOf : lineOf
  for (let after: ExportedOrder | null = null; ;) {
    const batch: ExportedOrder[] = await readExported(db.query, range, after, BATCH)
    if (batch.length > 0) yield batch.map(write).join('')
    if (batch.length < BATCH) return
    after = batch.at(-1)!
  }
}

/** Notes who takes the orders of a range out of the shop, and why. */
export const noteExport = (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  { format, range, reason }: { format: ExportFormat; range: ExportRange; reason: string },
): Promise<string> =>
  db.transaction((tx) => {
    const { from, before, market } = range
    const after = { format, market, from: from?.toISOString() ?? null, before: before?.toISOString() ?? null }
    const object = { kind: 'order', id: 'export', name: 'export' } as const
    return writeAudit(tx, actor, { action: 'order.exported', object, after, reason }, clock.now())
  })
