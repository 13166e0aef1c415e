/** The table of what was sold or is given back. */
import type { DocumentLine, DocumentRecord } from '#domain/documents/document.ts'
import { amountText, plainText } from '#domain/pricing/money.ts'
import { vatWithin } from '#domain/pricing/vat.ts'
import * as text from '#messages/documents/document.ts'
import { drawLines, type Flow } from './flow.ts'
import { rateInWords } from './rate.ts'
import { FULL_WIDTH, LEFT, leading, RIGHT, STYLES } from './style.ts'
import { drawTable, setTable, type CellText, type Column } from './table.ts'

interface LineColumn extends Column {
  cell(line: DocumentLine): CellText[]
}

export function drawDocumentLines(flow: Flow, record: DocumentRecord): void {
  const { sheet } = flow
  const note = { ...STYLES.detail, align: 'right' } as const
  sheet.tagged('P', undefined, () => drawLines(sheet, [text.amountsIn[record.currency]()], { x: RIGHT, y: flow.y, style: note }))
  flow.y += leading(note) + 3
  const columns = columnsOf(record)
  const rows = record.lines.map((line) => columns.map(({ cell }) => cell(line)))
  drawTable(flow, setTable(sheet, { x: LEFT, width: FULL_WIDTH, columns, rows }))
}

function columnsOf(record: DocumentRecord): LineColumn[] {
  const { currency, locale, lines } = record
  const figure = (head: string, of: (line: DocumentLine) => string | null): LineColumn => ({
    head,
    align: 'right',
    cell: (line) => [{ text: of(line) ?? '', style: STYLES.cell }],
  })
  const amount = (value: number): string => amountText(value, currency, locale)
  const hasDiscount = lines.some(({ discount }) => discount > 0)
  return [
    figure(text.position(), ({ position }) => String(position)),
    { head: text.description(), align: 'left', isWide: true, cell: (line) => description(line, record) },
    figure(text.quantity(), ({ kind, quantity }) => (quantity > 0 ? text.pieces[kind](quantity).replace(' ', '\u00a0') : null)),
    figure(text.unitPrice(), (line) => (hasPrice(line) ? amount(netOf(line.unitPrice, line, record)) : null)),
    ...(hasDiscount
      ? [
          figure(text.discount(), (line) =>
            hasPrice(line) && line.discount > 0 ? amount(netOf(line.unitPrice * line.quantity, line, record) - line.net) : null,
          ),
        ]
      : []),
    figure(text.rate(), ({ rate }) => rateInWords(rate, locale)),
    figure(text.net(), ({ net }) => amount(net)),
    figure(text.vat(), ({ vat }) => amount(vat)),
    figure(text.gross(), ({ gross }) => amount(gross)),
  ]
}

/** Money that is given back without pieces, or as a part of their price, has no price of one piece. */
const hasPrice = ({ quantity, unitPrice, discount, gross }: DocumentLine): boolean =>
  quantity > 0 && unitPrice * quantity - discount === gross

const netOf = (gross: number, { rate }: DocumentLine, { currency }: DocumentRecord): number =>
  vatWithin(gross, rate, currency).net

function description({ kind, name, option, sku, greenTax }: DocumentLine, { locale }: DocumentRecord): CellText[] {
  const code = kind === 'delivery' || sku === '' ? '' : text.sku({ sku })
  const details = [option, code].filter((part) => part !== '').join(' · ')
  return [
    { text: name, style: STYLES.strongCell },
    ...(details === '' ? [] : [{ text: details, style: STYLES.detail }]),
    ...(greenTax === null
      ? []
      : [{ text: text.greenTaxEach({ amount: plainText(greenTax, 'RON', locale) }), style: STYLES.detail }]),
  ]
}
