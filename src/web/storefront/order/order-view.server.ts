/** An order as its customer sees it. */
import { href, MARKETS } from '#domain/market/market.ts'
import { isPayable } from '#domain/orders/order-status.ts'
import type { OrderRecord } from '#services/orders/place-order.ts'
import { shownPhone } from '#services/customers/phone.ts'
import type { OrderView } from '#web/schema/order.ts'
import { showroomView } from '#web/storefront/cart/quote-view.server.ts'

export function orderView(order: OrderRecord, token: string, now: Date): OrderView {
  const market = MARKETS[order.market]
  const { vatNumberTyped: _, ...billing } = order.billing
  const { showroom, key, method, from, to, locker } = order.delivery
  return {
    id: token,
    number: order.number,
    market: order.market,
    currency: order.currency,
    status: order.status,
    payment: order.payment,
    attempt: order.attempt,
    payable: isPayable(order, now),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt?.toISOString() ?? null,
    contact: { email: order.email, phone: shownPhone(order.phone) },
    address: order.address,
    billing,
    delivery: { key, method, price: order.deliveryPrice, from, to, showroom: showroom && showroomView(showroom, market), locker },
    lines: order.lines
      .filter((line) => line.kind !== 'transport')
      .map((line) => ({
        name: line.name,
        option: line.option,
        image: line.image,
        tint: line.tint,
        href: line.slug && href(market, `/p/${line.slug}`),
        qty: line.qty,
        price: line.price,
        unitPrice: line.unitPrice,
        prior: line.prior,
        couponed: line.couponed,
        gift: line.gift,
        discount: line.discount,
        total: line.total,
        parts: line.parts.map(({ name, qty }) => ({ name, qty })),
      })),
    subtotal: order.subtotal,
    discount: order.discount,
    deliveryPrice: order.deliveryPrice,
    total: order.total,
    codes: order.codes,
    voucherPaid: order.voucherPaid,
    due: order.due,
    vat: vatGroups(order.lines),
  }
}

/** By rate in percent, the highest first: 21, 11. */
function vatGroups(lines: OrderRecord['lines']): OrderView['vat'] {
  const rates = [...new Set(lines.map((line) => line.vatRate))].sort((a, b) => b - a)
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  return rates
    .map((rate) => {
      const own = lines.filter((line) => line.vatRate === rate)
      const vat = sum(own.map((line) => line.vat))
      return { rate: rate / 100, net: sum(own.map((line) => line.total)) - vat, vat }
    })
    .filter(({ net, vat }) => net + vat > 0)
}
