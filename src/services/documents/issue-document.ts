/** Issues invoices and credit notes: number, record, event and mail in one transaction (D-49, LAW-32, LAW-33). */
import { authorityOf } from '#domain/documents/authority.ts'
import { creditNoteOf } from '#domain/documents/credit-note.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { documentNumber, toDocumentSettings, type DocumentSettings } from '#domain/documents/document-settings.ts'
import { invoicedPositions, invoiceOf, suppliedVat, type Issuer, type SoldOrder } from '#domain/documents/invoice.ts'
import { bankOf, BANKS, firstRateDay, type ExchangeRate } from '#domain/documents/local-vat.ts'
import { sellerDay } from '#domain/documents/parties.ts'
import { toMerchant, type Merchant } from '#domain/market/merchant.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { JobPostponed } from '#services/jobs/jobs.ts'
import { creditNoteJob } from '#services/orders/document-job.ts'
import { orderMailJob } from '#services/orders/order-mail.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting, readSettings } from '#store/database/settings.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import {
  insertDocument,
  readDocuments,
  readRefundFacts,
  readSupplyFacts,
  takeNumber,
  type IssuedDocument,
  type RefundFacts,
  type SupplyFacts,
} from '#store/documents/documents.ts'
import { hashOf } from './document-hash.ts'
import { findRate } from '#store/documents/exchange-rates.ts'
import { transmitJob } from '#store/documents/transmissions.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import type { NewJob } from '#store/jobs/jobs.ts'
import { changeOrder, lockOrder } from '#store/orders/order-writes.ts'
import { readOrder, type OrderRecord } from '#store/orders/orders.ts'

type IssuingShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'jobSignal'>

/** A document that lacks a seller or a rate is tried again after this. */
const PAUSE_MS = HOUR_MS

/** Job `document.invoice`. @throws JobPostponed */
export async function issueInvoice(shop: IssuingShop, { orderId }: JobPayload<'document.invoice'>): Promise<void> {
  await finish(shop, await shop.db.transaction((tx) => invoiceOnce(shop, tx, orderId, shop.clock.now())))
}

/** Job `document.credit`: an invoice that is still missing is issued first. @throws JobPostponed */
export async function issueCreditNote(shop: IssuingShop, { refundId }: JobPayload<'document.credit'>): Promise<void> {
  await finish(shop, await shop.db.transaction((tx) => creditNoteOnce(shop, tx, refundId, shop.clock.now())))
}

async function finish({ clock, jobSignal }: IssuingShop, outcome: Issued): Promise<void> {
  if ('missing' in outcome) throw new JobPostponed(outcome.missing, new Date(clock.now().getTime() + PAUSE_MS))
  if (outcome.document) jobSignal.wake()
}

/** `document` is null where none is due. `missing`: what the merchant has to provide. */
type Issued = { document: IssuedDocument | null } | { missing: string }

/** Issues the invoice of an order unless it has one, or none is due. Rows are locked in this order: order, series. */
async function invoiceOnce(shop: IssuingShop, tx: Query, orderId: string, now: Date): Promise<Issued> {
  if (!(await lockOrder(tx, orderId))) return { document: null }
  const facts = await readSupplyFacts(tx, orderId)
  if (facts.hasInvoice) return { document: (await readDocuments(tx, [orderId])).find(({ refundId }) => refundId === null)! }
  const { documents, merchant } = await readSettings(tx, ['documents', 'merchant'])
  const settings = toDocumentSettings(documents)
  const order = (await readOrder(tx, { id: orderId }))!
  if (!isDue(order, facts, settings)) return { document: null }
  const issuer = issuerOf(shop, toMerchant(merchant))
  if (!issuer) return { missing: 'the setting "merchant" has no seller with address and VAT number: no invoice can be issued' }
  const rate = await rateOf(tx, order, sellerDay(issuer.seller, now))
  if (rate !== null && 'missing' in rate) return rate
  const { suppliedAt, greenTaxes, refundsWithoutNote } = facts
  const sold = soldOrder(order, greenTaxes)
  const document = await store(shop, tx, { orderId, refundId: null, settings, now }, (number) =>
    invoiceOf(sold, issuer, { number, now, suppliedAt, rate }),
  )
  await note(
    tx,
    document,
    refundsWithoutNote.map((id) => creditNoteJob(id, now)),
    now,
  )
  return { document }
}

/** What is paid on delivery and not taken comes back unpaid: it has an invoice when it is paid, and never one to correct. */
function isDue(order: OrderRecord, { wasAccepted, suppliedAt }: SupplyFacts, { invoiceAt }: DocumentSettings): boolean {
  const isSold = wasAccepted || (suppliedAt !== null && order.method !== 'cash')
  const isTime = suppliedAt !== null || invoiceAt[order.market] === 'payment'
  return isSold && isTime && invoicedPositions(order.lines).size > 0
}

/** Returns who sells; null while the merchant has not said it. */
function issuerOf({ config }: IssuingShop, merchant: Merchant): Issuer | null {
  const { seller, legalName } = merchant
  return seller && legalName !== '' ? { merchant, seller, publicUrl: config.publicUrl } : null
}

/** Returns the rate that an invoice of this day has to state; null where it states none. */
async function rateOf(
  tx: Query,
  { lines, currency }: OrderRecord,
  day: string,
): Promise<ExchangeRate | null | { missing: string }> {
  const bank = bankOf(suppliedVat(lines), currency)
  if (bank === null) return null
  const rate = await findRate(tx, { bank, currency, first: firstRateDay(day), last: day })
  return rate ?? { missing: `the rate of ${bank} for ${currency} in ${BANKS[bank]} is not known: set it with shop rates set` }
}

const soldOrder = (order: OrderRecord, greenTaxes: readonly number[]): SoldOrder => ({
  ...order,
  lines: order.lines.map((line, index) => ({ ...line, greenTax: greenTaxes[index]! })),
})

/** Issues the credit note of a refund once. What was never invoiced needs none. */
async function creditNoteOnce(shop: IssuingShop, tx: Query, refundId: string, now: Date): Promise<Issued> {
  const refund = await readRefundFacts(tx, refundId)
  if (!refund) return { document: null }
  const { orderId } = refund
  const invoiced = await invoiceOnce(shop, tx, orderId, now)
  if ('missing' in invoiced || invoiced.document === null) return invoiced
  const before = (await readDocuments(tx, [orderId])).find((one) => one.refundId === refundId)
  if (before) return { document: before }
  const given = givenBack(refund, (await readOrder(tx, { id: orderId }))!)
  const { record: invoice } = invoiced.document
  const corrects = (number: string) => creditNoteOf(invoice, given, { number, now })
  if (corrects('') === null) return { document: null }
  const settings = toDocumentSettings(await readSetting(tx, 'documents'))
  const document = await store(shop, tx, { orderId, refundId, settings, now }, (number) => corrects(number)!)
  await note(tx, document, [], now)
  return { document }
}

function givenBack({ kind: reason, credit, moneySentAt, lines }: RefundFacts, order: OrderRecord) {
  const positions = invoicedPositions(order.lines)
  return {
    reason,
    credit,
    moneySentAt,
    lines: lines.flatMap(({ position, quantity, amount, vat }) => {
      const invoiced = positions.get(position)
      return invoiced === undefined ? [] : [{ position: invoiced, quantity, amount, vat }]
    }),
    vouchersSold: lines.reduce((sum, { kind, amount }) => sum + (kind === 'voucher' ? amount : 0), 0),
  }
}

/** Takes a number and stores the record that it is given to. */
async function store(
  { tokens }: IssuingShop,
  tx: Query,
  { orderId, refundId, settings, now }: { orderId: string; refundId: string | null; settings: DocumentSettings; now: Date },
  make: (number: string) => DocumentRecord,
): Promise<IssuedDocument> {
  // The series depends on nothing that the number changes.
  const { market, kind, issuedOn } = make('')
  const name = settings.series[market][kind]
  const place = await takeNumber(tx, { market, kind, year: Number(issuedOn.slice(0, 4)), name })
  const record = make(documentNumber(place))
  const id = uuidv7(now)
  const tokenHash = tokens.hash(tokens.documentToken(id))
  const document = { id, orderId, refundId, tokenHash, record, issuedAt: now }
  await insertDocument(tx, { ...document, place, recordHash: hashOf(record) }, authorityOf(record))
  return document
}

/** Writes the event of a document into the history of its order, and has the customer told and the tax office, where there is one. */
const note = (tx: Query, { id, orderId, record }: IssuedDocument, jobs: readonly NewJob[], now: Date): Promise<void> =>
  changeOrder(
    tx,
    orderId,
    {
      event: { kind: `${record.kind} issued`, data: { number: record.number }, by: 'job' },
      jobs: [
        orderMailJob(orderId, record.kind, now, { document: id }),
        ...(authorityOf(record) ? [transmitJob(id, now)] : []),
        ...jobs,
      ],
    },
    now,
  )
