/**
 * The shapes that travel between the shop's pages and its API. The schemas in `api/` parse them at the door and are
 * checked against these types; the browser reads them as they are. Amounts are integer hundredths of `currency`.
 */
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Problem } from '#web/app/problem.ts'

/** What the browser may say about a line: ids and quantities only (D-40). */
export interface CartLine {
  /** Variant id, a string of digits; of a gift voucher with `voucher-` before them (D-9). */
  item: string
  qty: number
  /** Of a gift voucher: whom it is for. Lines with different wishes stay apart. */
  gift?: Gift
}

/** What a bought voucher says and where it goes; its amount and design are the item's. */
export interface Gift {
  /** Who gets the mail; left out: the buyer. */
  email?: string
  /** Name of whom it is for, shown on it. */
  name: string
  message: string
  /** ISO date in the market's time zone on which the mail goes out; left out: as soon as it is paid. */
  date?: string
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
  /** As far as known, so that a limit per customer shows before the order is placed. */
  contact?: { email?: string; phone?: string }
}

/** How a coupon met a line (D-26). */
export interface LineCoupon {
  code: string
  /** Taken off this line by the code, for all pieces; 0 unless `applied`. */
  amount: number
  why:
    | 'applied'
    /** Reduced already: coupons of types 0 and 1 leave it alone. */
    | 'on_sale'
    /** Below its recommended price, but not below its prior price: on sale, yet nothing that may be called reduced (D-86). */
    | 'lowest_price'
    /** Its own reduction, its set's saving or another coupon is the larger (type 3). */
    | 'higher_discount'
    | 'other_vendor'
    | 'other_product'
    | 'other_tags'
    | 'bundle'
    | 'no_promo'
    | 'voucher'
    /** The coupon's minimum is not reached: `missing` says by how much. */
    | 'below_minimum'
    /** Other coupons have taken all of it. */
    | 'nothing_left'
  missing: number | null
}

/** A typed code and its outcome; `state` is also the key of its message (SPEC-8). */
export interface QuoteCode {
  /** As it is shown: upper case, voucher codes in groups. */
  code: string
  kind: 'coupon' | 'voucher' | 'unknown'
  state:
    | 'applied'
    | 'error_not_exist'
    /** Coupon: stopped, not begun, over. Voucher: unknown, stopped or over ("Invalid voucher code"). */
    | 'error_invalid'
    | 'error_logged_in'
    | 'error_min_purchase'
    | 'error_usage'
    | 'error_currency'
    /** Nothing in the cart that it could take anything off. */
    | 'error_not_applicable'
    /** The voucher's credit is used up. */
    | 'error_credit_used'
    /** Too many wrong codes from this address: none is looked up for a while. */
    | 'error_too_many_tries'
  /** What it takes off (coupon) or pays (voucher) here, never negative. */
  amount: number
  /** 0 percentage, 1 fixed amount, 2 voucher, 3 best price on lines; null when unknown. */
  type: 0 | 1 | 2 | 3 | null
  /** Percent of types 0 and 3, hundredths of type 1; null otherwise. */
  discount: number | null
  maxAmount: number | null
  /** Least eligible goods, null without one. */
  minPurchase: number | null
  /** To the minimum, null unless `error_min_purchase`. */
  missing: number | null
  /** The code's own currency; the cart's is the quote's. */
  currency: Currency | null
  /** ISO moment at which it ends. */
  validUntil: string | null
  appliesTo: 'order' | 'vendors' | 'products' | 'tags' | null
  /** Of a voucher: what was on it before this cart. */
  credit: number | null
  /** Seconds until codes are answered again, null unless `error_too_many_tries`. */
  retryAfter: number | null
  /** SPEC-8: "does not apply to discounted products", "for discounted products the higher discount applies". */
  warnings: ('not_for_discounted' | 'higher_discount_applies')[]
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
  /** The catalog's price of one piece now, before any code. */
  price: number
  /** What one piece costs here: below `price` where a type 3 coupon lowered it. */
  sale: number
  /** The lawful struck-through price, or null when there is no reduction to show (LAW-22). */
  prior: number | null
  on_sale: boolean
  /** A type 3 coupon covers the line; both prices are shown where `sale` is below `price`. */
  couponed: boolean
  /** Every coupon of the cart and how it met this line; empty without codes. */
  coupons: LineCoupon[]
  /** Share of order discounts on this line, for all pieces. */
  discount: number
  /** sale × qty − discount */
  total: number
  vendor: string
  tags: string[]
  virtual: boolean
  is_bundle: boolean
  skus: string[]
  /** Of a bundle: what its parts cost by themselves, less its price here, one piece; never negative. 0 otherwise. */
  saving: number
  gift: Gift | null
  /** Pieces of a bundle with what each costs by itself; empty for anything else (SPEC-3). */
  skus_bundled: { id: string; name: string; image: string; tint: string; qty: number; sale: number }[]
}

/** Changes of the server in the cart, so that the page can say so (SPEC-8). */
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
  /** Empty with a destination = "No delivery method available" (SPEC-8); null without one. */
  options: DeliveryOption[] | null
  /** Cheapest courier to the market's own country: the estimate of the cart page. */
  estimate: { price: number; from: string; to: string } | null
  /** Missing to free delivery, null where there is none to reach. */
  missingForFree: number | null
  /** Each code once, in the order typed. */
  codes: QuoteCode[]
  /** What vouchers pay of the total. */
  vouchers: number
  /** total − vouchers: what is left to pay. */
  due: number
  /** Worth more than the shop takes in one order: it would be refused with `total_too_large`. */
  tooLarge: boolean
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
  /** What was left to pay on that page; left out: all of it. */
  due?: number
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
    /** The catalog's price of one piece when it was ordered; above `unitPrice` where a coupon lowered it. */
    price: number
    unitPrice: number
    prior: number | null
    couponed: boolean
    discount: number
    total: number
    gift: Gift | null
    parts: { name: string; qty: number }[]
  }[]
  /** Codes that took something off or paid something. */
  codes: { code: string; kind: 'coupon' | 'voucher'; amount: number }[]
  subtotal: number
  discount: number
  deliveryPrice: number
  total: number
  /** Paid by vouchers. */
  voucherPaid: number
  due: number
  vat: { rate: number; net: number; vat: number }[]
}

/** Answer of `GET /api/vouchers/{id}`, `id` being the token of `/v/{id}` (D-29). */
export interface VoucherView {
  /** In groups, to be typed: 'ABCD-EFGH-JKMN-PQRS'. */
  code: string
  market: Locale
  currency: Currency
  amount: number
  balance: number
  state: 'active' | 'used' | 'expired' | 'stopped'
  /** ISO moments; `validUntil` null without an end. */
  issuedAt: string
  validUntil: string | null
  name: string
  message: string
  /** Picture of its design. */
  image: string
  tint: string
}

/** Answer of `POST /api/orders/{id}/payments`: what the browser does next. */
export type PaymentAction =
  | { type: 'redirect'; url: string }
  | { type: 'form'; url: string; fields: Record<string, string> }
  | { type: 'none' }

/** A refused order. */
export interface OrderProblem extends Problem {
  /** The fresh quote, for `total_changed` and `out_of_stock`. */
  quote?: Quote
}
