/** Makes the invoice of an order (D-49, LAW-27 to LAW-36). Amounts are integer hundredths. */
import type { Address } from '#domain/customers/address.ts'
import type { Billing } from '#domain/checkout/checkout.ts'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Merchant, Seller } from '#domain/market/merchant.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { taxContext } from '#domain/pricing/vat.ts'
import type { DocumentLine, DocumentRecord, DocumentVat, DocumentVatCategory } from './document.ts'
import { DELIVERY_NAMES } from './delivery-names.ts'
import { localVatOf, type ExchangeRate } from './local-vat.ts'
import { buyerParty, deliveredTo, sellerDay, sellerParty, type Destination } from './parties.ts'

/** A line of an order. */
export interface SoldLine {
  kind: 'goods' | 'bundle' | 'voucher' | 'transport'
  sku: string
  name: string
  option: string
  qty: number
  unitPrice: number
  discount: number
  total: number
  vatCountry: string
  vatRate: number
  vat: number
  /** Of one piece, in hundredths of a leu; 0 where there is none. */
  greenTax: number
}

/** What an invoice needs of an order. */
export interface SoldOrder {
  number: string
  market: Locale
  currency: Currency
  createdAt: Date
  paidAt: Date | null
  address: Address
  billing: Billing
  /** How it is paid, as far as vouchers do not. */
  method: PaymentMethod
  delivery: { method: DeliveryMethod } & Omit<Destination, 'address'>
  voucherPaid: number
  /** By the position in the order: 1, 2, 3 … */
  lines: readonly SoldLine[]
}

/** Who sells, and under which name and address the shop is known. */
export interface Issuer {
  merchant: Merchant
  seller: Seller
  publicUrl: string
}

const METHODS: Record<PaymentMethod, DocumentRecord['payment']['method']> = {
  card: 'card',
  transfer: 'bank transfer',
  cash: 'cash on delivery',
}

/** Country whose green tax is shown (LAW-36). */
const GREEN_TAX_COUNTRY = 'RO'

/** Returns the place on documents of each line of the order; lines that are no supply have none (LAW-32). */
export function invoicedPositions(lines: readonly Pick<SoldLine, 'kind' | 'total'>[]): Map<number, number> {
  const positions = new Map<number, number>()
  for (const [index, { kind, total }] of lines.entries()) {
    const isSupply = kind === 'goods' || kind === 'bundle' || (kind === 'transport' && total > 0)
    if (isSupply) positions.set(index + 1, positions.size + 1)
  }
  return positions
}

/** Returns how VAT applies to a line: lines without VAT are told apart by where the goods go and who buys them. */
function categoryOf(
  { vatCountry, vatRate }: SoldLine,
  { address, billing, delivery }: SoldOrder,
  day: string,
): DocumentVatCategory {
  if (vatRate > 0) return 'standard'
  const isCollected = delivery.showroom !== null
  const { scheme } = taxContext({
    shipFrom: delivery.shipsFrom,
    shipTo: isCollected ? vatCountry : address.country,
    zip: isCollected ? '' : address.zip,
    customerType: billing.personType,
    vatStatus: billing.personType === 'company' ? 'valid' : 'unknown',
    productClass: 'standard',
    date: day,
  })
  if (scheme === 'export') return 'export'
  return scheme === 'intra_eu_b2b' ? 'reverse charge' : 'standard'
}

function linesOf(order: SoldOrder, day: string): DocumentLine[] {
  const positions = invoicedPositions(order.lines)
  return order.lines.flatMap((line, index) => {
    const position = positions.get(index + 1)
    if (position === undefined) return []
    const isDelivery = line.kind === 'transport'
    return {
      position,
      kind: isDelivery ? 'delivery' : line.kind === 'bundle' ? 'bundle' : 'goods',
      sku: line.sku,
      name: isDelivery ? DELIVERY_NAMES[order.delivery.method][order.market] : line.name,
      option: line.option,
      quantity: line.qty,
      unitPrice: line.unitPrice,
      discount: line.discount,
      gross: line.total,
      net: line.total - line.vat,
      vat: line.vat,
      category: categoryOf(line, order, day),
      rate: line.vatRate,
      country: line.vatCountry,
      greenTax: line.vatCountry === GREEN_TAX_COUNTRY && line.greenTax > 0 ? line.greenTax : null,
    }
  })
}

/** Returns the sums of lines by category, rate and country, the highest rate first. */
export function vatGroups(lines: readonly Pick<DocumentLine, keyof DocumentVat>[]): DocumentVat[] {
  const groups = new Map<string, DocumentVat>()
  for (const { category, rate, country, net, vat } of lines) {
    const key = `${category}:${rate}:${country}`
    const before = groups.get(key)
    groups.set(key, { category, rate, country, net: net + (before?.net ?? 0), vat: vat + (before?.vat ?? 0) })
  }
  return [...groups.values()].sort((a, b) => b.rate - a.rate)
}

/** Returns the VAT of an order's supplies, as its invoice will state it. */
export const suppliedVat = (
  lines: readonly Pick<SoldLine, 'kind' | 'vatCountry' | 'vat'>[],
): { country: string; vat: number }[] =>
  lines.filter(({ kind }) => kind !== 'voucher').map(({ vatCountry, vat }) => ({ country: vatCountry, vat }))

export const sumOf = <Row>(rows: readonly Row[], amount: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + amount(row), 0)

/** `rate`: where the VAT has to be said in another currency, too. `suppliedAt`: when the first parcel left, null before that. */
export interface Issuing {
  number: string
  now: Date
  suppliedAt: Date | null
  rate: ExchangeRate | null
}

/** Returns the invoice of an order that has supplies. */
export function invoiceOf(order: SoldOrder, { merchant, seller, publicUrl }: Issuer, issuing: Issuing): DocumentRecord {
  const day = sellerDay(seller, issuing.now)
  const { market: locale, delivery } = order
  const lines = linesOf(order, day)
  const vat = vatGroups(lines)
  const gross = sumOf(lines, (line) => line.gross)
  const vatTotal = sumOf(vat, (group) => group.vat)
  const buyer = buyerParty(order.billing, locale)
  const supplied = issuing.suppliedAt && sellerDay(seller, issuing.suppliedAt)
  // Vouchers that the order bought are paid by money as far as there is any.
  const byVoucher = Math.min(order.voucherPaid, gross)
  return {
    kind: 'invoice',
    number: issuing.number,
    locale,
    market: locale,
    currency: order.currency,
    issuedOn: day,
    suppliedOn: supplied === day ? null : supplied,
    orderNumber: order.number,
    orderedOn: sellerDay(seller, order.createdAt),
    seller: sellerParty(merchant, seller, { vatCountry: lines[0]!.country, shipsFrom: delivery.shipsFrom }),
    shop: { name: merchant.name, logo: merchant.logo, url: publicUrl },
    buyer,
    deliveredTo: deliveredTo({ address: order.address, ...delivery }, buyer, locale),
    lines,
    vat,
    net: gross - vatTotal,
    vatTotal,
    gross,
    payment: {
      method: byVoucher === gross && gross > 0 ? 'voucher' : METHODS[order.method],
      byVoucher,
      byMoney: order.paidAt ? gross - byVoucher : 0,
      due: order.paidAt ? 0 : gross - byVoucher,
      paidOn: order.paidAt && sellerDay(seller, order.paidAt),
    },
    vouchersSold:
      sumOf(
        order.lines.filter(({ kind }) => kind === 'voucher'),
        (line) => line.total,
      ) || null,
    localVat: issuing.rate && localVatOf(vat, issuing.rate),
    corrects: null,
  }
}
