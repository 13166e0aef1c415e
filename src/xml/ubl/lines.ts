/** Lines of UBL (BG-25), in net amounts. */
import type { DocumentLine, DocumentRecord } from '#domain/documents/document.ts'
import type { Currency } from '#domain/market/market.ts'
import { decimalText } from '#domain/pricing/money.ts'
import * as text from '#messages/documents/electronic-invoice.ts'
import { netLine, unitPriceText } from '../net-line.ts'
import { cleanText, cut, element, textElement, type Element } from '../xml.ts'
import { amount, lineCategory } from './amounts.ts'
import { LENGTHS } from './profile.ts'

/** Codes of UN/ECE: piece, and one service. */
const UNITS: Record<DocumentLine['kind'], string> = { goods: 'H87', bundle: 'H87', delivery: 'C62' }

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
