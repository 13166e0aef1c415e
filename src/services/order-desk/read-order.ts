/** An order as staff see it: with everything that happened to it, and what may be done now. */
import { isOwed } from '#domain/payments/payment-case.ts'
import { stepsOf, type OrderStep, type StepRefusal } from '#domain/orders/order-steps.ts'
import type { Shop } from '#services/shop.ts'
import { readStaffOrder, type StaffOrder } from '#services/orders/staff-orders.ts'
import {
  readDeskAttempts,
  readDeskExtras,
  readDeskMails,
  readDeskParcelEvents,
  readDeskParcels,
  readDeskSentLines,
  readDeskTransmissions,
  type DeskAttempt,
  type DeskExtras,
  type DeskMail,
  type DeskParcel,
  type DeskSentLine,
} from '#store/orders/order-desk.ts'
import { readRefundState, type RefundState } from '#store/orders/refunds.ts'
import { readShippingState } from '#store/orders/shipments.ts'
import { readDocuments, type IssuedDocument } from '#store/documents/documents.ts'
import { readOpenCases, type PaymentCase } from '#store/payments/cases.ts'
import { readWarehouses, type Warehouse } from '#store/delivery/delivery.ts'

/** Pieces that wait in a warehouse. */
export interface WaitingPieces {
  warehouse: string
  pieces: { sku: string; name: string; qty: number }[]
}

export interface DeskOrder extends StaffOrder, DeskExtras {
  state: RefundState
  waiting: WaitingPieces[]
  parcels: DeskParcel[]
  sentLines: DeskSentLine[]
  parcelEvents: Awaited<ReturnType<typeof readDeskParcelEvents>>
  attempts: DeskAttempt[]
  cases: (PaymentCase & { isOwed: boolean })[]
  documents: IssuedDocument[]
  transmissions: Awaited<ReturnType<typeof readDeskTransmissions>>
  mails: DeskMail[]
  warehouses: Pick<Warehouse, 'id' | 'city' | 'name'>[]
  steps: Record<OrderStep, StepRefusal | null>
}

/** Returns the order of a number, null where there is none. */
export async function readDeskOrder({ db: { query } }: Pick<Shop, 'db'>, number: string): Promise<DeskOrder | null> {
  const found = await readStaffOrder(query, number)
  if (!found) return null
  const { order } = found
  const [extras, state, parcels, attempts, cases, documents, warehouses] = await Promise.all([
    readDeskExtras(query, order.id),
    readRefundState(query, order.id),
    readDeskParcels(query, order.id),
    readDeskAttempts(query, order.id),
    readOpenCases(query, { orderId: order.id }),
    readDocuments(query, [order.id]),
    readWarehouses(query),
  ])
  const [sentLines, parcelEvents, transmissions, mails, waiting] = await Promise.all([
    readDeskSentLines(query, order.id),
    readDeskParcelEvents(query, order.id),
    readDeskTransmissions(query, order.id),
    readDeskMails(query, order.id),
    waitingPieces({ db: { query } }, order),
  ])
  const steps = stepsOf({
    ...order,
    hasRest: waiting.length > 0,
    isOnItsWay: parcels.some(({ status }) => status !== 'delivered'),
    isOnlyVouchers: order.lines.every(({ kind }) => kind === 'voucher' || kind === 'transport'),
  })
  return {
    ...found,
    ...extras,
    state,
    waiting,
    parcels,
    sentLines,
    parcelEvents,
    attempts,
    cases: cases.map((one) => ({ ...one, isOwed: isOwed(one.reason) })),
    documents,
    transmissions,
    mails,
    warehouses: warehouses.map(({ id, city, name }) => ({ id, city, name })),
    steps,
  }
}

/** Returns what waits to be sent of an order, by the warehouse where it lies. */
async function waitingPieces(
  { db }: { db: Pick<Shop['db'], 'query'> },
  { id, lines }: StaffOrder['order'],
): Promise<WaitingPieces[]> {
  const { taken, skus } = await readShippingState(db.query, id)
  const skuOf = new Map([...skus].map(([sku, item]) => [item, sku]))
  const names = new Map(
    lines.flatMap(
      ({ sku, name, option, parts }) =>
        [[sku, [name, option].filter(Boolean).join(', ')], ...parts.map((part) => [part.sku, part.name] as const)] as const,
    ),
  )
  const found = new Map<string, WaitingPieces>()
  for (const { item, warehouse, qty, shipped } of taken) {
    if (qty === shipped) continue
    const sku = skuOf.get(item) ?? ''
    const place = found.get(warehouse) ?? { warehouse, pieces: [] }
    place.pieces.push({ sku, name: names.get(sku) ?? sku, qty: qty - shipped })
    found.set(warehouse, place)
  }
  return [...found.values()]
}
