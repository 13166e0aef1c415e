/** Content of a mail about an order, as plain data: nothing is read while it is rendered. */
import type { Address } from '#domain/customers/address.ts'
import type { Gift } from '#domain/promotions/gift.ts'
import type { Billing } from '#domain/checkout/checkout.ts'
import type { Block } from '#domain/content/content.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { BankAccount } from '#domain/payments/bank-account.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Courier } from './parcel.ts'

export const ORDER_MAILS = [
  'confirmation',
  'transfer',
  'transfer part',
  'surplus',
  'cash',
  'reminder',
  'paid',
  'expired',
  'canceled',
  'refunded',
  'sent',
  'ready',
  'waiting',
  'failed',
  'delivered',
  'invoice',
  'credit note',
] as const
export type OrderMailKind = (typeof ORDER_MAILS)[number]

export interface OrderMailLine {
  name: string
  option: string
  /** Absolute address of a picture that mail programs show, or ''. */
  picture: string
  quantity: number
  /** The catalog's price of one piece; integer hundredths, like every amount here. */
  catalogPrice: number
  /** Price of one piece in the order: below `price` where a coupon reduced it. */
  unitPrice: number
  /** Lawful struck-through price of one piece, or null (LAW-22). */
  prior: number | null
  /** Recipient of a bought voucher. */
  gift: Gift | null
  parts: readonly { name: string; quantity: number }[]
}

export interface OrderMail {
  kind: OrderMailKind
  locale: Locale
  currency: Currency
  number: string
  /** ISO moments. */
  placedAt: string
  /** Until when the order waits for its payment; null when nothing is due. */
  payBefore: string | null
  /** How it is paid, or was. */
  method: PaymentMethod
  /** Where to transfer it to, in `transfer` and `transfer part`. */
  account: BankAccount | null
  /** What has come by transfer and is not in its payment: it counts while the order waits, and is owed back of any other. */
  transferred: number
  /** Whether something is due that was not paid yet. */
  isUnpaid: boolean
  /** Whether it was ever paid: what is given back later counts. */
  wasPaid: boolean
  /** Absolute addresses. */
  links: {
    home: string
    order: string
    /** Where its parcels are. */
    track: string
    pay: string
    logo: string
    /** The law's online withdrawal function (LAW-1); null where the shop has none yet. */
    withdrawal: string | null
    /** The page about returns, or null. */
    returns: string | null
  }
  contact: { email: string; phone: string }
  address: Address
  billing: Billing
  delivery: {
    method: DeliveryMethod
    from: string
    to: string
    /** Showroom or locker with its address, or ''. */ pickupPoint: string
  }
  /** Names of the two countries, in the mail's language. */
  countryName: string
  billingCountryName: string
  lines: readonly OrderMailLine[]
  /** Codes that had an effect. */
  codes: readonly { code: string; kind: 'coupon' | 'voucher'; amount: number }[]
  deliveryPrice: number
  total: number
  due: number
  /** `rate` in hundredths of a percent: 2100 = 21 %. */
  vat: readonly { rate: number; net: number; vat: number }[]
  /** What goes back, in `refunded`, and in `surplus` of transfers: by card, as credit of vouchers, and for what; no lines for a whole payment. `quantity` 0: delivery. */
  refund: { money: number; credit: number; lines: readonly { name: string; quantity: number; amount: number }[] } | null
  /** What was sent, in `sent`, `ready` and `delivered`; with the one parcel that `waiting` and `failed` are about. */
  shipment: {
    lines: readonly { name: string; quantity: number }[]
    parcels: readonly { courier: Courier; awb: string }[]
    /** Whether pieces of the order are still to be sent. */
    hasRest: boolean
  } | null
  /** What was issued, in `invoice` and `credit note`. `href`: absolute. `corrects`: the invoice of a credit note. */
  document: { number: string; gross: number; corrects: string | null; href: string } | null
  /** The seller (LAW-12, LAW-15). */
  seller: Merchant
  /** The terms of the contract in full (LAW-12); null where the shop has no such page. */
  terms: { title: string; blocks: readonly Block[] } | null
}

/**
 * Returns whether the mail contains text that the customer typed. Not before the order is paid: until then an attacker could have mails
 * with their own text sent to other people's addresses.
 */
export const carriesFreeText = ({ isUnpaid }: Pick<OrderMail, 'isUnpaid'>): boolean => !isUnpaid

export interface WrittenMail {
  subject: string
  html: string
  text: string
}
