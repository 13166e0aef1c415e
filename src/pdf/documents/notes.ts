/** What the law asks to be said on a document, and what helps to read it. */
import type { DocumentRecord } from '#domain/documents/document.ts'
import { MARKETS } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { plainText } from '#domain/pricing/money.ts'
import { plainDate } from '#messages/dates.ts'
import * as text from '#messages/documents/document.ts'
import { drawLines, type Flow } from './flow.ts'
import { exchangeRate } from './rate.ts'
import { FULL_WIDTH, leading, LEFT, STYLES } from './style.ts'

/** `hasXml`: the same record is attached as XML. */
export function drawNotes(flow: Flow, record: DocumentRecord, hasXml: boolean): void {
  const { sheet } = flow
  flow.need(3 * leading(STYLES.head))
  sheet.tagged('H2', undefined, () => drawLines(sheet, [text.notes()], { x: LEFT, y: flow.y, style: STYLES.head }))
  flow.y += leading(STYLES.head) + 3
  for (const note of legalNotes(record)) flow.paragraph(note, STYLES.law, FULL_WIDTH)
  for (const note of furtherNotes(record, hasXml)) flow.paragraph(note, STYLES.note, FULL_WIDTH)
}

function legalNotes({ vat, localVat, locale, currency, corrects, vouchersSold }: DocumentRecord): string[] {
  const has = (category: string): boolean => vat.some((group) => group.category === category)
  return [
    ...(corrects ? [text.reduces({ number: corrects.number })] : []),
    ...(has('reverse charge') ? [text.reverseCharge()] : []),
    ...(has('export') ? [text.exported()] : []),
    ...(localVat
      ? [
          text.localVat({
            amount: plainText(localVat.vat, localVat.currency, locale),
            rate: `1\u00a0${currency} = ${exchangeRate(localVat.rate, locale)}\u00a0${localVat.currency}`,
            bank: text.banks[localVat.bank](),
            date: plainDate(localVat.day),
          }),
        ]
      : []),
    ...(vouchersSold === null
      ? []
      : [(corrects ? text.vouchersGivenBack : text.vouchersSold)({ amount: plainText(vouchersSold, currency, locale) })]),
  ]
}

function furtherNotes({ kind, locale, market, lines, buyer, shop }: DocumentRecord, hasXml: boolean): string[] {
  const greenTax = lines.reduce((sum, { greenTax: each, quantity }) => sum + (each ?? 0) * quantity, 0)
  const withdrawal = `${new URL(shop.url).origin}${withdrawalHref(MARKETS[market])}`
  return [
    ...(greenTax > 0 ? [text.greenTaxTotal({ amount: plainText(greenTax, 'RON', locale) })] : []),
    text.rounding(),
    [text.unsigned(), ...(hasXml ? [text.xmlAttached()] : [])].join(' '),
    ...(kind === 'invoice' && !buyer.isCompany ? [text.withdrawal({ address: withdrawal })] : []),
  ]
}
