/** Builds the order to be written from the request and its quote. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { sizeLabel } from '#domain/catalog/size.ts'
import { optionText } from '#domain/products/option-text.ts'
import { allocate, type Allocated, type StockLevel } from '#domain/stock/allocation.ts'
import { explode, type RequestedLine } from '#domain/cart/cart.ts'
import { billingOf, type CheckoutForm } from '#domain/checkout/checkout.ts'
import { shipsFrom } from '#domain/delivery/delivery.ts'
import type { Locale } from '#domain/market/market.ts'
import { RESERVATION_MINUTES } from '#domain/orders/reservation.ts'
import { shownPrior } from '#domain/catalog/product.ts'
import type { Shop } from '#services/shop.ts'
import type { Locker } from '#store/delivery/lockers.ts'
import type { NewOrder } from '#store/orders/order-rows.ts'
import type { OrderLine } from '#store/orders/orders.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { CouponUser } from '#store/promotions/coupons.ts'
import { callerSubject } from '#services/limits/limits.ts'
import { takenBy } from './order-promotions.ts'
import type { Quoted } from '#services/cart/quote.ts'

export interface OrderQuestion extends CheckoutForm {
  market: Locale
  lines: readonly RequestedLine[]
  /** Key of the chosen delivery. */
  delivery: string
  /** Locker id when the delivery is `locker`. */
  locker?: string
  /** The total the page showed (D-44). */
  total: number
  /** The amount due it showed; left out: the total. */
  due?: number
  /** Coupons and vouchers, as typed. */
  codes?: readonly string[]
  newsletter: boolean
}

export interface Placing {
  form: OrderQuestion
  /** E.164 */
  phone: string
  /** VAT number as the customer wrote it (ID-3). */
  vatNumberTyped: string
  key: string
  requestHash: Buffer
  /** Address of the caller, for the limits. */
  ip: string
  /** The signed-in customer, or null. */
  customerId: string | null
  terms: unknown
}

/** Warehouse of each piece; a pick-up prefers its showroom. */
export function allocated(quote: Quoted, levels: readonly StockLevel[]): Allocated[] {
  const items = new Map(quote.lines.map(({ item }) => [item.id, item]))
  const pieces = explode(
    quote.lines.map(({ item, qty }) => ({ item: item.id, qty })),
    items,
  )
  const rule = quote.chosen!.rule
  const held = allocate(pieces, levels, rule.method === 'pickup' ? rule.warehouse : null)
  // The quote was fitted to the same stock rows.
  if (!held) throw new Error('the stock levels do not cover the quantities that the quote promised')
  return held
}

interface Priced {
  quote: Quoted
  locker: Locker | null
  held: Allocated[]
  user: CouponUser
  now: Date
}

export function newOrder(shop: Pick<Shop, 'tokens'>, placing: Placing, { quote, locker, held, user, now }: Priced): NewOrder {
  const { form } = placing
  const { market, sums } = quote
  const chosen = quote.chosen!
  const { warehouseDetails: showroom } = chosen.rule
  const id = uuidv7(now)
  return {
    id,
    tokenHash: shop.tokens.hash(shop.tokens.orderToken(id)),
    number: shop.tokens.orderNumber(id),
    idempotencyKey: placing.key,
    requestHash: placing.requestHash,
    market: market.locale,
    currency: market.currency,
    email: form.contact.email,
    phone: placing.phone,
    address: form.address,
    billing: { ...billingOf(form), vatNumberTyped: form.billing.personType === 'company' ? placing.vatNumberTyped : '' },
    delivery: {
      key: chosen.key,
      method: chosen.rule.method,
      shipsFrom: shipsFrom(chosen.rule),
      from: chosen.from,
      to: chosen.to,
      showroom:
        chosen.rule.method === 'pickup' && showroom
          ? { id: showroom.id, city: showroom.city, name: showroom.name, address: showroom.address }
          : null,
      locker,
      note: form.note ?? '',
    },
    subtotal: sums.subtotal,
    discount: sums.discount,
    deliveryPrice: sums.delivery,
    total: sums.total,
    voucherPaid: quote.vouchers,
    due: quote.due,
    terms: placing.terms,
    newsletter: form.newsletter,
    createdAt: now,
    expiresAt: new Date(now.getTime() + RESERVATION_MINUTES * MINUTE_MS),
    lines: [...goodsLines(quote), ...transportLines(quote)],
    held,
    caller: callerSubject(shop.tokens, placing.ip),
    taken: { ...takenBy(quote), email: user.email ?? '', phone: user.phone ?? '', customerId: user.customerId },
  }
}

function goodsLines({ lines, sums, market }: Quoted): OrderLine[] {
  return lines.map(({ item, qty, gift, unitPrice, couponed, discount, total, vatCountry, vatRate }, index) => ({
    kind: item.kind === 'simple' ? 'goods' : item.kind,
    item: item.id,
    product: item.product,
    sku: item.sku,
    name: item.name,
    option: optionText(sizeLabel(item.size, market.locale), item.color),
    brand: item.brand,
    image: item.picture.src,
    qty,
    mrp: item.mrp,
    catalogPrice: item.catalogPrice,
    unitPrice,
    prior: shownPrior(item),
    couponed,
    gift,
    discount,
    total,
    vatCountry,
    vatRate,
    vat: sums.lineVat[index]!,
    parts: item.parts.map((part) => ({ item: part.item, sku: part.sku, name: part.name, qty: part.qty })),
  }))
}

/** Returns the delivery charge as a virtual item of the order, outside the subtotal of coupons (SHIP-2). */
function transportLines({ sums, chosen }: Quoted): OrderLine[] {
  return sums.transport.map(({ price, country, rate, vat }) => ({
    kind: 'transport',
    item: null,
    product: null,
    sku: 'TRANSPORT',
    name: chosen!.rule.method,
    option: '',
    brand: '',
    image: '',
    qty: 1,
    mrp: price,
    catalogPrice: price,
    unitPrice: price,
    prior: null,
    couponed: false,
    gift: null,
    discount: 0,
    total: price,
    vatCountry: country,
    vatRate: rate,
    vat,
    parts: [],
  }))
}
