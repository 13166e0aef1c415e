/** Makes the credit note of a refund from the invoice that it corrects (D-49, LAW-32). Amounts are integer hundredths, never negative. */
import type { DocumentLine, DocumentRecord } from './document.ts'
import { sumOf, vatGroups } from './invoice.ts'
import { localVatOf, storedRate } from './local-vat.ts'
import { sellerDay } from './parties.ts'

/** What was given back of a line of the order. */
export interface RefundedLine {
  /** Its place on documents. */
  position: number
  /** 0: of the delivery charge. */
  quantity: number
  amount: number
  /** VAT within the amount. */
  vat: number
}

export interface GivenBack {
  reason: NonNullable<DocumentRecord['corrects']>['reason']
  /** Lines that are on the invoice. */
  lines: readonly RefundedLine[]
  /** On gift vouchers; the rest went back as money. */
  credit: number
  /** Of gift vouchers that the order had bought. */
  vouchersSold: number
  moneySentAt: Date | null
}

function lineOf(invoiced: DocumentLine, { quantity, amount, vat }: RefundedLine, position: number): DocumentLine {
  const isDelivery = invoiced.kind === 'delivery'
  const pieces = isDelivery ? 1 : quantity
  const unitPrice = isDelivery ? amount : invoiced.unitPrice
  return {
    ...invoiced,
    position,
    quantity: pieces,
    unitPrice,
    discount: Math.max(0, unitPrice * pieces - amount),
    gross: amount,
    net: amount - vat,
    vat,
  }
}

/** Returns the credit note of a refund; null where nothing of the invoice was given back. The parties are the invoice's. */
export function creditNoteOf(
  invoice: DocumentRecord,
  { reason, lines: refunded, credit, vouchersSold, moneySentAt }: GivenBack,
  { number, now }: { number: string; now: Date },
): DocumentRecord | null {
  const lines = refunded
    .filter(({ amount }) => amount > 0)
    .map((line, index) =>
      lineOf(
        invoice.lines.find(({ position }) => position === line.position)!,
        line,
        index + 1,
      ),
    )
  if (lines.length === 0) return null
  const vat = vatGroups(lines)
  const gross = sumOf(lines, (line) => line.gross)
  const vatTotal = sumOf(vat, (group) => group.vat)
  const byVoucher = Math.min(credit, gross)
  const day = sellerDay(invoice.seller, now)
  const { localVat, seller } = invoice
  return {
    ...invoice,
    kind: 'credit note',
    number,
    issuedOn: day,
    suppliedOn: null,
    lines,
    vat,
    net: gross - vatTotal,
    vatTotal,
    gross,
    payment: {
      method: byVoucher === gross ? 'voucher' : invoice.payment.method,
      byVoucher,
      byMoney: gross - byVoucher,
      due: 0,
      paidOn: moneySentAt && sellerDay(seller, moneySentAt),
    },
    vouchersSold: vouchersSold || null,
    // A correction has the rate of what it corrects.
    localVat: localVat && localVatOf(vat, { ...localVat, rate: storedRate(localVat.rate) }),
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn, reason },
  }
}
