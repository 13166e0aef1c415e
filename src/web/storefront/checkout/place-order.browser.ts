/** Places orders from the browser, idempotently (D-44). */
import type { CheckoutForm } from '#domain/checkout/checkout.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Address } from '#domain/customers/address.ts'
import type { Quote } from '#web/schema/cart.ts'
import type { OrderPlaced, OrderProblem, OrderRequest } from '#web/schema/checkout.ts'
import { randomKey } from '#web/app/browser/random-key.browser.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { draft, type Shipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { coupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { whileLoading } from '#web/ui/overlay.browser.ts'
import { attemptKey, payHref, placedOrders } from '#web/storefront/order/state/placed-orders.browser.ts'

export interface OrderDraft {
  market: Locale
  form: CheckoutForm
  shipping: Pick<Shipping, 'delivery' | 'locker' | 'note' | 'newsletter'>
  quote: Quote
}

/** Returns the request as it is sent: ids, quantities, codes, what was typed, and the sums that were shown (D-40, D-44). */
export function orderRequest({ market, form, shipping, quote }: OrderDraft): OrderRequest {
  const { sameAsDelivery, personType, companyName, vatNumber, registerNumber, ...place } = form.billing
  const isCompany = personType === 'company'
  return {
    market,
    lines: quote.lines.map(({ item, qty, gift }) => ({ item, qty, ...(gift && { gift }) })),
    contact: form.contact,
    address: form.address,
    billing: {
      sameAsDelivery,
      personType: isCompany ? 'company' : 'individual',
      ...(isCompany && { companyName, vatNumber, registerNumber }),
      ...(!sameAsDelivery && (place as Address)),
    },
    delivery: shipping.delivery,
    ...(shipping.delivery === 'locker' && shipping.locker && { locker: shipping.locker.id }),
    codes: quote.codes.filter(({ state, amount }) => state === 'applied' && amount > 0).map(({ code }) => code),
    total: quote.total,
    ...(quote.vouchers > 0 && { due: quote.due }),
    terms: true,
    newsletter: shipping.newsletter,
    ...(form.note && { note: form.note }),
  }
}

export type Placing =
  | { placed: true; next: string }
  /** Nothing was placed; `problem` says why, null when the answer never came. */
  | { placed: false; problem: OrderProblem | null }

/**
 * Sends the order. Safe to repeat: the same request from the same cart has the same fingerprint and the same Idempotency-Key, whether it is
 * sent by a double click, after a lost answer or from a second tab. Once it is placed the cart is emptied and its lines are kept with the order.
 */
export async function placeOrder(request: OrderRequest, fingerprint: string, now: number): Promise<Placing> {
  const before = placedOrders.same(fingerprint, now)
  if (before) return { placed: true, next: payHref(before) }
  try {
    const idempotencyKey = attemptKey(fingerprint, now, randomKey)
    const { id, number, next } = await whileLoading(postJson<OrderPlaced>('/api/orders', request, { idempotencyKey }))
    placedOrders.add({ id, number, market: request.market, lines: request.lines, codes: request.codes, at: now, fingerprint })
    cart.ordered(request.lines)
    coupons.remove(request.codes)
    draft.orderPlaced()
    return { placed: true, next }
  } catch (error) {
    return { placed: false, problem: failureOf(error).problem }
  }
}
