/** An order as the endpoints answer it. */
import { shownPhone } from '#services/customers/phone.ts'
import { factsOf, groupOf } from '#domain/orders/order-event.ts'
import type { DeskOrder } from '#services/order-desk/read-order.ts'
import type { HappeningView, OrderLineView, OrderView } from '#admin/schema/order.ts'

const iso = (at: Date): string => at.toISOString()
const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null
/** Voucher codes are money: only their end is shown. */
const SHOWN_CODE = 4

function lineView(line: DeskOrder['order']['lines'][number], index: number, { state }: DeskOrder): OrderLineView {
  const position = index + 1
  const stored = state.lines.find((one) => one.position === position)
  // A bundle is as far as the part of which the least has gone.
  const pieces = state.pieces.filter(({ lineId }) => lineId === stored?.id)
  const least = (count: (piece: (typeof pieces)[number]) => number): number =>
    pieces.length === 0 ? 0 : Math.min(...pieces.map((piece) => Math.floor(count(piece) / piece.each)))
  const { kind, sku, name, option, image, tint, qty, unitPrice, prior, couponed, discount, total, parts } = line
  const refunded = { qty: stored?.refunded.qty ?? 0, amount: stored?.refunded.amount ?? 0 }
  return {
    position,
    kind,
    sku,
    name,
    option,
    image,
    tint,
    qty,
    unitPrice,
    prior,
    discount,
    total,
    refunded,
    isCouponed: couponed,
    parts: parts.map((part) => ({ sku: part.sku, name: part.name, qty: part.qty })),
    sent: least(({ sent }) => sent),
    returned: least(({ returned }) => returned),
    waiting: least((piece) => piece.qty - piece.sent - piece.unsent),
  }
}

function eventsOf({ history, parcelEvents }: DeskOrder): HappeningView[] {
  const events = history.map(({ at, kind, actor, staffName, note, data }): HappeningView => ({
    at: iso(at),
    group: groupOf(kind),
    kind,
    by: actor,
    staffName,
    note,
    facts: factsOf(data),
  }))
  const told = parcelEvents.map(({ at, kind, place, awb, courier }): HappeningView => ({
    at: iso(at),
    group: 'parcels',
    kind: `parcel ${kind}`,
    by: null,
    staffName: null,
    note: null,
    facts: { courier, place, awb: awb ?? '' },
  }))
  return [...events.toReversed(), ...told.toReversed()].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

const pointOf = ({ delivery, market }: DeskOrder['order']): string => {
  const { showroom, locker } = delivery
  if (showroom) return [showroom.name[market], showroom.address].join(', ')
  return locker ? [locker.name, locker.address, locker.zip, locker.city].join(', ') : ''
}

const partsOf = (desk: DeskOrder) => ({
  parcels: desk.parcels.map(({ id: _, statusAt, ...parcel }) => ({ ...parcel, statusAt: iso(statusAt) })),
  shipments: desk.shipments.map(({ position, warehouse, createdAt }) => ({
    position,
    warehouse,
    createdAt: iso(createdAt),
    lines: desk.sentLines.flatMap(({ shipment, line, part, qty }) => (shipment === position ? [{ line, part, qty }] : [])),
  })),
  attempts: desk.attempts.map(({ gateway, providerRef, amount, state, reason, createdAt }) => ({
    gateway,
    providerRef,
    amount,
    state,
    reason,
    createdAt: iso(createdAt),
  })),
  transfers: desk.transfers.map(({ reference, amount, returned }) => ({ reference, amount, returned })),
  refunds: desk.refunds.map(({ position, kind, at, money, credit, moneySentAt, lines }) => ({
    position,
    kind,
    money,
    credit,
    lines,
    at: iso(at),
    isSent: money === 0 || moneySentAt !== null,
  })),
  cases: desk.cases.map(({ reason, openedAt, details, isOwed }) => ({
    reason,
    openedAt: iso(openedAt),
    amount: details.amount ?? null,
    isOwed,
  })),
  documents: desk.documents.map(({ record: { number, kind, issuedOn, gross, currency, corrects } }) => {
    const told = desk.transmissions.find((one) => one.number === number)
    const transmission = told ? { authority: told.authority, state: told.state, reason: told.reason } : null
    return { number, kind, issuedOn, gross, currency, corrects: corrects?.number ?? null, transmission }
  }),
  mails: desk.mails.map(({ id, kind, subject, recipient, createdAt, sentAt, error }) => ({
    id,
    kind,
    subject,
    recipient,
    createdAt: iso(createdAt),
    sentAt: isoOrNull(sentAt),
    hasFailed: error !== null && sentAt === null,
  })),
})

/** Returns the answer of an order. `refundLimit`: how much the person may give back, null for any amount. */
export function orderView(desk: DeskOrder, refundLimit: number | null | undefined, mayOpenCustomer: boolean): OrderView {
  const { order, version, customer } = desk
  const { address, billing } = order
  return {
    version,
    number: order.number,
    market: order.market,
    currency: order.currency,
    status: order.status,
    payment: order.payment,
    method: order.method,
    createdAt: iso(order.createdAt),
    expiresAt: isoOrNull(order.expiresAt),
    email: order.email,
    phone: shownPhone(order.phone),
    address: personOf(address),
    billing: {
      ...personOf(billing),
      personType: billing.personType,
      companyName: billing.companyName,
      vatNumber: billing.vatNumber,
      registerNumber: billing.registerNumber,
    },
    delivery: {
      method: order.delivery.method,
      from: order.delivery.from,
      to: order.delivery.to,
      note: order.delivery.note,
      point: pointOf(order),
    },
    sums: {
      goods: order.subtotal,
      discount: order.discount,
      delivery: order.deliveryPrice,
      methodFee: order.methodFee,
      total: order.total,
      voucherPaid: order.voucherPaid,
      due: order.due,
      vat: order.lines.reduce((sum, { vat }) => sum + vat, 0),
    },
    codes: order.codes.map((one) => (one.kind === 'voucher' ? { ...one, code: `…${one.code.slice(-SHOWN_CODE)}` } : one)),
    lines: order.lines.map((line, index) => lineView(line, index, desk)),
    waiting: desk.waiting,
    ...partsOf(desk),
    events: eventsOf(desk),
    customer: customer && mayOpenCustomer ? { ...customer, since: iso(customer.since) } : null,
    warehouses: desk.warehouses,
    steps: desk.steps,
    ...(refundLimit !== undefined && { refundLimit }),
  }
}

const personOf = ({ firstName, lastName, address, city, county, zip, country }: OrderView['address']): OrderView['address'] => ({
  firstName,
  lastName,
  address,
  city,
  county,
  zip,
  country,
})
