/**
 * The shapes that travel between the shop's pages and its API. The schemas in `api/` parse them at the door and are
 * checked against these types; the browser reads them as they are. Amounts are integer hundredths of `currency`.
 */
import type { Currency, Locale } from '#domain/market.ts'

/** What the browser may say about a line: ids and quantities only (D-40). */
export interface CartLine {
  /** Variant id, a string of digits. */
  item: string
  qty: number
}

export interface QuoteRequest {
  market: Locale
  lines: CartLine[]
  /** Where it goes; without it no delivery methods are answered, only the estimate. */
  destination?: { country: string; zip: string; county?: string }
  /** A chosen delivery option's key, echoed from an earlier quote. */
  delivery?: string
  /** Codes typed by the customer: coupons and gift vouchers alike. */
  codes?: string[]
}

export interface QuoteLine {
  item: string
  product: string
  name: string
  brand: string
  /** "6–18 luni, cer": size and colour in the market's language, '' when there is no choice. */
  option: string
  href: string
  image: string
  /** Name of the tile tint behind the picture: 'oat', 'moss', … */
  tint: string
  qty: number
  /** The most that can be promised now, at most 99. */
  max: number
  mrp: number
  sale: number
  /** The lawful struck-through price, or null when there is no reduction to show (LAW-22). */
  prior: number | null
  on_sale: boolean
  couponed: boolean
  /** Share of order discounts on this line, for all pieces. */
  discount: number
  /** sale × qty − discount */
  total: number
  vendor: string
  tags: string[]
  virtual: boolean
  is_bundle: boolean
  skus: string[]
  /** Parts of a bundle, for unfolding. */
  parts: { item: string; name: string; image: string; tint: string; qty: number; price: number }[]
}

/** What the server changed in the cart, so that the page can say so (section 8). */
export interface Adjustment {
  item: string
  name: string
  reason: 'quantity' | 'sold_out' | 'not_found'
  requested: number
  max: number
}

export interface DeliveryOption {
  /** Stable key: `courier`, `locker`, `pickup:cluj`, `email`. */
  key: string
  method: 'courier' | 'locker' | 'pickup' | 'email'
  price: number
  /** Promised dates, ISO `2026-11-24`; equal when it is one day. */
  from: string
  to: string
  /** Showroom of a pick-up. */
  showroom: { id: string; city: string; name: string; address: string } | null
}

export interface Locker {
  id: string
  courier: string
  name: string
  address: string
  city: string
  zip: string
}

export interface Quote {
  market: Locale
  currency: Currency
  lines: QuoteLine[]
  adjustments: Adjustment[]
  subtotal: number
  discount: number
  /** Price of the chosen delivery, null while none is chosen. */
  delivery: number | null
  total: number
  /** VAT contained in the total, null until the destination is known. */
  vat: number | null
  /** Empty with a destination = "No delivery method available" (section 8); null without one. */
  options: DeliveryOption[] | null
  /** Cheapest courier to the market's own country: the estimate of the cart page. */
  estimate: { price: number; from: string; to: string } | null
  /** Missing to free delivery, null where there is none to reach. */
  missingForFree: number | null
  /** Filled by coupons and vouchers. */
  codes: { code: string; state: string; amount: number }[]
}

export interface Person {
  firstName: string
  lastName: string
}

export interface Address extends Person {
  address: string
  city: string
  /** County code where the country has a list ('CJ'), free text or '' elsewhere. */
  county: string
  zip: string
  country: string
}

export interface Billing extends Address {
  personType: 'individual' | 'company'
  companyName: string
  vatNumber: string
  /** Trade-register number, optional. */
  registerNumber: string
}

export interface OrderRequest {
  market: Locale
  lines: CartLine[]
  contact: { email: string; phone: string }
  address: Address
  billing: { sameAsDelivery: boolean } & Partial<Billing> & { personType: 'individual' | 'company' }
  delivery: string
  /** Locker id when the delivery is `locker`. */
  locker?: string
  codes: string[]
  /** The total the page showed; the server refuses to place another one (D-44). */
  total: number
  terms: true
  newsletter: boolean
  note?: string
}

/** Answer of `POST /api/orders` (201; the same again for the same Idempotency-Key). */
export interface OrderPlaced {
  /** 160-bit token, the id of the payment, pay and confirmation pages. */
  id: string
  number: string
  /** Where to go next, with the market's prefix: payment or, when nothing is due, confirmation. */
  next: string
}

export interface OrderView {
  id: string
  number: string
  market: Locale
  currency: Currency
  status: 'opened' | 'unfulfilled' | 'pending' | 'partially fulfilled' | 'fulfilled' | 'canceled' | 'refunded'
  payment: 'unpaid' | 'paid' | 'partly refunded' | 'refunded'
  /** State of the newest attempt to pay, null before the first. */
  attempt: { state: string; reason: string | null } | null
  /** Can be paid now (opened, unpaid, not expired). */
  payable: boolean
  createdAt: string
  expiresAt: string | null
  contact: { email: string; phone: string }
  address: Address
  billing: Billing
  delivery: DeliveryOption & { locker: Locker | null }
  lines: {
    name: string
    option: string
    image: string
    tint: string
    href: string | null
    qty: number
    unitPrice: number
    prior: number | null
    discount: number
    total: number
    parts: { name: string; qty: number }[]
  }[]
  subtotal: number
  discount: number
  deliveryPrice: number
  total: number
  due: number
  vat: { rate: number; net: number; vat: number }[]
}

/** Answer of `POST /api/orders/{id}/payments`: what the browser does next. */
export type PaymentAction =
  | { type: 'redirect'; url: string }
  | { type: 'form'; url: string; fields: Record<string, string> }
  | { type: 'none' }

/** Every refusal: `application/problem+json`; `code` is the message key (D-12). */
export interface Problem {
  type: string
  title: string
  status: number
  code: string
  /** Field path → message key, for `validation_failed`. */
  fields?: Record<string, string>
  /** The fresh quote, for `total_changed` and `out_of_stock`. */
  quote?: Quote
}
