/** An order as its customer sees it. */
import { href, MARKETS } from '#domain/market/market.ts'
import { vatByRate } from '#domain/pricing/vat.ts'
import { arrivalOf } from '#domain/orders/arrival.ts'
import { isPayable } from '#domain/orders/order-status.ts'
import { offeredMethods, type MarketTerms } from '#domain/payments/payment-terms.ts'
import type { RefundRecord } from '#services/orders/customer-orders.ts'
import type { OrderDocument } from '#services/orders/order-documents.ts'
import type { OrderRecord } from '#services/orders/place-order.ts'
import { shownPhone } from '#services/customers/phone.ts'
import type { GatewayWallets } from '#domain/payments/wallet.ts'
import type { OrderView } from '#web/schema/order.ts'
import { showroomView } from '#web/storefront/cart/quote-view.server.ts'

interface Beside {
  documents: readonly OrderDocument[]
  refunds: readonly RefundRecord[]
  now: Date
  /** How the order's market is paid. */
  terms: MarketTerms
  /** What the gateway takes payments from in this market. */
  wallets: GatewayWallets | null
}

export function orderView(order: OrderRecord, token: string, { documents, refunds, now, terms, wallets }: Beside): OrderView {
  const market = MARKETS[order.market]
  const { vatNumberTyped: _, ...billing } = order.billing
  const { showroom, key, method, from, to, locker } = order.delivery
  const { deliveredAt, isThere } = arrivalOf(order.status, order.parcels)
  return {
    id: token,
    number: order.number,
    market: order.market,
    currency: order.currency,
    status: order.status,
    payment: order.payment,
    attempt: order.attempt,
    payable: isPayable(order, now),
    ...methodsView(order, terms, wallets),
    isCanceled: order.isCanceled,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    expiresAt: order.expiresAt?.toISOString() ?? null,
    contact: { email: order.email, phone: shownPhone(order.phone) },
    address: order.address,
    billing,
    delivery: { key, method, price: order.deliveryPrice, from, to, showroom: showroom && showroomView(showroom, market), locker },
    deliveredAt: deliveredAt?.toISOString() ?? null,
    isThere,
    lines: linesView(order),
    subtotal: order.subtotal,
    discount: order.discount,
    deliveryPrice: order.deliveryPrice,
    total: order.total,
    codes: order.codes,
    voucherPaid: order.voucherPaid,
    due: order.due,
    vat: vatByRate(order.lines.map(({ total, vatRate, vat }) => ({ total, rate: vatRate, vat }))).map(({ rate, ...sums }) => ({
      rate: rate / 100,
      ...sums,
    })),
    documents: documents.map(({ id: _, ...document }) => document),
    refunds: refunds.map(({ at, money, credit, moneySentAt, lines }) => ({
      at: at.toISOString(),
      money,
      credit,
      sentAt: moneySentAt?.toISOString() ?? null,
      // A free delivery is a line of the books, and nothing that came back.
      lines: lines.filter(({ quantity, amount }) => quantity > 0 || amount > 0),
    })),
  }
}

/** Returns the goods. */
const linesView = ({ lines, market }: OrderRecord): OrderView['lines'] =>
  lines
    .filter((line) => line.kind !== 'transport')
    .map((line) => ({
      name: line.name,
      option: line.option,
      image: line.image,
      tint: line.tint,
      href: line.slug && href(MARKETS[market], `/p/${line.slug}`),
      qty: line.qty,
      price: line.catalogPrice,
      unitPrice: line.unitPrice,
      prior: line.prior,
      couponed: line.couponed,
      gift: line.gift,
      discount: line.discount,
      total: line.total,
      parts: line.parts.map(({ name, qty }) => ({ name, qty })),
    }))

/** Returns how the order is paid, and how it can be paid. Who has begun to transfer can go on, also when the market no longer offers it. */
function methodsView(
  { method, methodFee, transferred, payment, delivery, lines, due }: OrderRecord,
  terms: MarketTerms,
  wallets: GatewayWallets | null,
): Pick<OrderView, 'method' | 'methodFee' | 'methods' | 'wallets' | 'account' | 'transferred'> {
  const offered = offeredMethods(terms, {
    delivery: delivery.method,
    buysVouchers: lines.some(({ kind }) => kind === 'voucher'),
    due: due - methodFee,
  })
  const goesOn = method === 'transfer' && offered.every((one) => one.method !== method)
  return {
    method,
    methodFee,
    transferred,
    methods: [...offered, ...(goesOn ? [{ method, fee: 0 }] : [])],
    wallets: wallets && offered.some((one) => one.method === 'card') ? { ...wallets, names: [...wallets.names] } : null,
    account: method === 'transfer' && payment === 'unpaid' ? terms.transfer.account : null,
  }
}
