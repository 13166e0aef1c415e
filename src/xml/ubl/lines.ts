/** Lines of UBL (BG-25): what is gross in the shop becomes net here, without losing a hundredth. */
import type { DocumentLine, DocumentRecord } from '#domain/documents/document.ts'
import type { Currency } from '#domain/market/market.ts'
import { decimalText } from '#domain/pricing/money.ts'
import { vatWithin } from '#domain/pricing/vat.ts'
import * as text from '#messages/documents/electronic-invoice.ts'
import { cleanText, cut, element, textElement, type Element } from '../xml.ts'
import { amount, lineCategory } from './amounts.ts'
import { LENGTHS } from './profile.ts'

/** Codes of UN/ECE: piece, and one service. */
const UNITS: Record<DocumentLine['kind'], string> = { goods: 'H87', bundle: 'H87', delivery: 'C62' }

export interface NetLine {
  quantity: number
  /** Net, of all pieces, before the discount. */
  base: number
  /** Net. */
  discount: number
}

/**
 * Returns the line in net amounts: base − discount is the record's net. Where the record's net stands for money without pieces, or for
 * another sum than price and discount say, it is the price of one piece.
 */
export function netLine(line: DocumentLine, currency: Currency): NetLine {
  const whole = line.unitPrice * line.quantity
  if (line.quantity === 0) return { quantity: 1, base: line.net, discount: 0 }
  if (line.discount === 0 || whole - line.discount !== line.gross) return { quantity: line.quantity, base: line.net, discount: 0 }
  const discount = Math.max(0, vatWithin(whole, line.rate, currency).net - line.net)
  return { quantity: line.quantity, base: line.net + discount, discount }
}

const PLACES = 6

/**
 * Returns `base` / `quantity` with two to eight decimals: so many that price × quantity, rounded to the hundredth, is `base` again for
 * any quantity of a shop.
 */
export function unitPriceText(base: number, quantity: number): string {
  const scaled = (BigInt(base) * 10n ** BigInt(PLACES) * 2n + BigInt(quantity)) / (2n * BigInt(quantity))
  const digits = scaled.toString().padStart(PLACES + 3, '0')
  const decimals = digits
    .slice(-PLACES - 2)
    .replace(/0+$/, '')
    .padEnd(2, '0')
  return `${digits.slice(0, -PLACES - 2)}.${decimals}`
}

/** Name and option; a name that is too long stands in full, as far as it goes, in the description. */
function itemTexts({ name, option, sku }: DocumentLine): Element[] {
  const whole = cleanText(name) || cleanText(sku) || '-'
  const short = cut(whole, LENGTHS.itemName)
  const description = [whole === short ? '' : whole, option].filter((part) => part !== '').join(', ')
  return [textElement('cbc:Description', cut(description, LENGTHS.itemDescription)), textElement('cbc:Name', short)].filter(
    (one) => one !== null,
  )
}

function properties({ greenTax }: DocumentLine): Element | null {
  if (greenTax === null) return null
  return element('cac:AdditionalItemProperty', [
    textElement('cbc:Name', cut(text.greenTax(), LENGTHS.propertyName)),
    textElement('cbc:Value', `${decimalText(greenTax)} RON`),
  ])
}

export function documentLine(line: DocumentLine, { kind, currency }: DocumentRecord): Element {
  const { quantity, base, discount } = netLine(line, currency)
  const [name, counted] =
    kind === 'invoice' ? ['cac:InvoiceLine', 'cbc:InvoicedQuantity'] : ['cac:CreditNoteLine', 'cbc:CreditedQuantity']
  return element(name, [
    element('cbc:ID', String(line.position)),
    line.quantity === 0 ? textElement('cbc:Note', text.withoutPieces()) : null,
    element(counted, String(quantity), { unitCode: UNITS[line.kind] }),
    amount('LineExtensionAmount', line.net, currency),
    discount > 0 ? allowance(base, discount, currency) : null,
    element('cac:Item', [
      ...itemTexts(line),
      line.kind === 'delivery' ? null : sellersNumber(line.sku),
      lineCategory(line),
      properties(line),
    ]),
    element('cac:Price', [element('cbc:PriceAmount', unitPriceText(base, quantity), { currencyID: currency })]),
  ])
}

const sellersNumber = (sku: string): Element | null => {
  const id = textElement('cbc:ID', sku)
  return id && element('cac:SellersItemIdentification', [id])
}

const allowance = (base: number, discount: number, currency: Currency): Element =>
  element('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', 'false'),
    // UNTDID 5189: discount.
    element('cbc:AllowanceChargeReasonCode', '95'),
    textElement('cbc:AllowanceChargeReason', cut(text.discount(), LENGTHS.reason)),
    amount('Amount', discount, currency),
    amount('BaseAmount', base, currency),
  ])
