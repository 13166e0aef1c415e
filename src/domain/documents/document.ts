/**
 * An invoice or a credit note as it was issued (D-49, LAW-32, LAW-35): the one record that PDF and XML are made from. It is stored once
 * and never changes. Amounts are integer hundredths of `currency`, positive also on a credit note; rates are basis points; days are ISO
 * dates of the seller's time zone.
 */
import type { Currency, Locale } from '#domain/market/market.ts'

export type DocumentKind = 'invoice' | 'credit note'

/** Seller or buyer, as they were on the day of issue. */
export interface DocumentParty {
  /** Legal name of a company, first and last name of a person. */
  name: string
  /** Person to contact at a company, or null. */
  contact: string | null
  isCompany: boolean
  /** Street and number. */
  street: string
  city: string
  /** Name of the county as it is written in addresses; '' where there is none. */
  county: string
  /** ISO 3166-2 code where it is known (`RO-CJ`), otherwise null. */
  subdivision: string | null
  zip: string
  /** ISO 3166-1, two letters. */
  country: string
  /** With country prefix for a company that is registered for VAT (`RO18547290`); null for a person. */
  vatNumber: string | null
  /** Tax number without VAT registration, or null (ID-3). */
  taxNumber: string | null
  /** Trade-register number, or null. */
  registerNumber: string | null
  email: string | null
  phone: string | null
}

/**
 * Why and how VAT applies (LAW-27): `standard` at a rate, also a reduced one; `reverse charge` within the EU; `export`.
 */
export type DocumentVatCategory = 'standard' | 'reverse charge' | 'export'

export interface DocumentLine {
  /** 1, 2, 3 … within the document. */
  position: number
  kind: 'goods' | 'bundle' | 'delivery'
  sku: string
  /** In the document's language. */
  name: string
  /** Size or colour; '' where there is none. */
  option: string
  /** Pieces; 1 for the delivery. 0 on a credit note for money back without pieces. */
  quantity: number
  /** Gross price of one piece before the discount. */
  unitPrice: number
  /** Gross share of the order's discounts, for all pieces. */
  discount: number
  /** Gross: unitPrice × quantity − discount on an invoice; the share that is given back on a credit note. */
  gross: number
  /** gross = net + vat */
  net: number
  vat: number
  category: DocumentVatCategory
  rate: number
  /** Country whose VAT it is. */
  country: string
  /** Green tax within the gross of one piece, in hundredths of a leu; null where there is none (LAW-36). */
  greenTax: number | null
}

/** What was sold with one category, rate and country: the sums of its lines. */
export interface DocumentVat {
  category: DocumentVatCategory
  rate: number
  country: string
  net: number
  vat: number
}

export interface DocumentRecord {
  kind: DocumentKind
  /** As printed: series, year, gapless number (`NRO-2026-000123`). Unique. */
  number: string
  locale: Locale
  market: Locale
  currency: Currency
  issuedOn: string
  /** Day of the supply where it is another one, or null. */
  suppliedOn: string | null
  orderNumber: string
  orderedOn: string
  seller: DocumentParty
  /** Path of the seller's logo on the site, and the name of the shop. */
  shop: { name: string; logo: string; url: string }
  buyer: DocumentParty
  /** Where the goods went, where that is another address; null otherwise. */
  deliveredTo: Pick<DocumentParty, 'name' | 'street' | 'city' | 'county' | 'subdivision' | 'zip' | 'country'> | null
  lines: DocumentLine[]
  vat: DocumentVat[]
  net: number
  vatTotal: number
  /** net + vatTotal = gross */
  gross: number
  payment: {
    method: 'card' | 'bank transfer' | 'cash on delivery' | 'voucher'
    /** By gift vouchers: a means of payment, no discount (LAW-29). */
    byVoucher: number
    /** By card, transfer or cash so far. On a credit note: money that goes back. */
    byMoney: number
    /** gross − byVoucher − byMoney */
    due: number
    paidOn: string | null
  }
  /** Gift vouchers of the same order: no supply when sold, so no line; null where there are none. */
  vouchersSold: number | null
  /**
   * VAT in the currency of the country whose VAT it is, where the document has another (LAW-30): units of `currency` for one unit of the
   * document's currency, times 10,000, of the central bank's day.
   */
  localVat: { currency: Currency; rate: number; day: string; bank: 'BNR' | 'MNB' | 'ECB'; vat: number } | null
  /** Only on a credit note. */
  corrects: { number: string; issuedOn: string; reason: 'returned' | 'unsent' | 'kept' | 'canceled' } | null
}
