/** VAT by rate and country, and beside it the totals with what is paid and what is due. */
import type { DocumentRecord, DocumentVat } from '#domain/documents/document.ts'
import { amountText, plainText } from '#domain/pricing/money.ts'
import { countryInWords } from '#messages/countries.ts'
import { plainDate } from '#messages/dates.ts'
import * as text from '#messages/documents/document.ts'
import type { TextStyle } from '../sheet/sheet.ts'
import { drawLines, type Flow } from './flow.ts'
import { rateInWords } from './rate.ts'
import { COLOURS, FULL_WIDTH, LEFT, RIGHT, STYLES } from './style.ts'
import { drawTable, setTable, type TableContent } from './table.ts'

const HALF = FULL_WIDTH * 0.48
const HEAD = 18
const ROW = 15.5

interface TotalRow {
  label: string
  amount: number
  /** The sum of the document, and what is still to be paid. */
  isMain?: boolean
}

export function drawTotals(flow: Flow, record: DocumentRecord): void {
  const { sheet } = flow
  flow.y += 18
  const table = setTable(sheet, vatTable(record))
  const rows = totalRows(record)
  flow.need(
    HEAD +
      Math.max(
        table.height,
        rows.reduce((sum, row) => sum + heightOf(row), 0),
      ),
  )
  const top = flow.y
  sheet.tagged('H2', undefined, () => drawLines(sheet, [text.vatByRate()], { x: LEFT, y: top, style: STYLES.head }))
  flow.y = top + HEAD
  drawTable(flow, table)
  const bottom = flow.y
  sheet.tagged('H2', undefined, () => drawLines(sheet, [text.totals()], { x: TOTALS_LEFT, y: top, style: STYLES.head }))
  flow.y = top + HEAD
  drawRows(flow, rows, record)
  flow.y = Math.max(flow.y, bottom) + 14
}

function vatTable({ vat, currency, locale }: DocumentRecord): TableContent {
  const figure = (amount: number) => [{ text: amountText(amount, currency, locale), style: STYLES.cell }]
  return {
    x: LEFT,
    width: HALF,
    columns: [
      { head: text.rate(), align: 'left' },
      { head: text.country(), align: 'left', isWide: true },
      { head: text.taxable(), align: 'right' },
      { head: text.vat(), align: 'right' },
    ],
    rows: vat.map((group) => [
      [{ text: rateInWords(group.rate, locale), style: STYLES.strongCell }],
      placeOfVat(group).map((line) => ({ text: line, style: STYLES.cell })),
      figure(group.net),
      figure(group.vat),
    ]),
  }
}

const placeOfVat = ({ category, country }: DocumentVat): string[] =>
  category === 'standard' ? [countryInWords(country)] : [text.categories[category](), countryInWords(country)]

function totalRows({ kind, net, vatTotal, gross, payment }: DocumentRecord): TotalRow[] {
  const { method, byVoucher, byMoney, due, paidOn } = payment
  const isInvoice = kind === 'invoice'
  const byMethod = (isInvoice ? text.paid : text.givenBack)[method]()
  const rows: TotalRow[] = [
    { label: text.totalNet(), amount: net },
    { label: text.totalVat(), amount: vatTotal },
    { label: text.totalGross(), amount: gross, isMain: true },
  ]
  if (byVoucher > 0) rows.push({ label: (isInvoice ? text.paidByVoucher : text.givenBackToVoucher)(), amount: byVoucher })
  if (byMoney > 0) rows.push({ label: paidOn === null ? byMethod : `${byMethod}, ${plainDate(paidOn)}`, amount: byMoney })
  if (isInvoice) rows.push({ label: text.due(), amount: due, isMain: due > 0 })
  else if (due > 0) rows.push({ label: text.dueBack(), amount: due })
  return rows
}

const TOTALS_LEFT = LEFT + FULL_WIDTH * 0.54
const heightOf = ({ isMain = false }: TotalRow): number => (isMain ? ROW + 10 : ROW)

function drawRows(flow: Flow, rows: readonly TotalRow[], { currency, locale }: DocumentRecord): void {
  const { sheet } = flow
  const table = sheet.part('TBody', sheet.part('Table'))
  for (const row of rows) {
    const { label, amount, isMain = false } = row
    const tag = sheet.part('TR', table)
    const height = heightOf(row)
    if (isMain) flow.rule(flow.y + 1, TOTALS_LEFT, RIGHT, 0.8)
    const style: TextStyle = isMain ? STYLES.total : STYLES.body
    // Letters of both sizes stand on one line.
    const y = flow.y + height / 2 + style.size * 0.36
    sheet.tagged('TH', tag, () => sheet.line(label, TOTALS_LEFT, y, { ...style, size: isMain ? 10.5 : style.size }), {
      scope: 'Row',
    })
    sheet.tagged('TD', tag, () =>
      sheet.line(plainText(amount, currency, locale), RIGHT, y, {
        ...style,
        colour: COLOURS.ink,
        align: 'right',
        isTabular: true,
      }),
    )
    flow.y += height
  }
}
