/** The head of a document: whose it is, what it is, when and for which order. */
import type { DocumentRecord } from '#domain/documents/document.ts'
import { plainDate } from '#messages/dates.ts'
import * as text from '#messages/documents/document.ts'
import { drawLogo, type Logo } from '../sheet/logo.ts'
import { MM } from '../sheet/sheet.ts'
import { drawLines, type Flow } from './flow.ts'
import { COLOURS, FULL_WIDTH, leading, LEFT, RIGHT, STYLES } from './style.ts'

const LOGO_HEIGHT = 9.5 * MM

export function drawHead(flow: Flow, logo: Logo | null, record: DocumentRecord): void {
  const { sheet } = flow
  const { shop } = record
  sheet.tagged(
    'Figure',
    undefined,
    () => {
      const colour = COLOURS.ink
      if (logo) drawLogo(sheet.doc, logo, { x: LEFT, y: flow.y, height: LOGO_HEIGHT, colour })
      else sheet.line(shop.name, LEFT, flow.y + 7 * MM, { ...STYLES.title, size: 20 })
    },
    { alt: shop.name, bbox: [LEFT, flow.y, LEFT + FULL_WIDTH / 2, flow.y + LOGO_HEIGHT] },
  )
  sheet.tagged('P', undefined, () =>
    sheet.line(siteName(shop.url), RIGHT, flow.y + 6.2 * MM, { ...STYLES.caption, align: 'right' }),
  )
  flow.y += LOGO_HEIGHT + 11 * MM
  sheet.tagged('H1', undefined, () => sheet.line(text.kinds[record.kind](), LEFT, flow.y + 15, STYLES.title))
  flow.y += 22
  sheet.tagged('P', undefined, () => sheet.line(text.number(record), LEFT, flow.y + 10.5, STYLES.number))
  flow.y += 22
  drawFacts(flow, factRows(record))
}

/** 'nestling.example' */
const siteName = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/+$/, '')

interface Fact {
  caption: string
  value: string
}

function factRows({ issuedOn, suppliedOn, orderNumber, orderedOn, payment, corrects }: DocumentRecord): Fact[][] {
  const methods = new Set([payment.method, ...(payment.byVoucher > 0 ? (['voucher'] as const) : [])])
  const [method = '', ...others] = [...methods].map((each) => text.methods[each]())
  const rows = [
    [
      { caption: text.issuedOn(), value: plainDate(issuedOn) },
      ...(suppliedOn === null ? [] : [{ caption: text.suppliedOn(), value: plainDate(suppliedOn) }]),
      { caption: text.order(), value: orderNumber },
      { caption: text.orderedOn(), value: plainDate(orderedOn) },
      { caption: text.payment(), value: [method, ...others.map((other) => other.toLowerCase())].join(', ') },
    ],
  ]
  if (corrects)
    rows.push([
      { caption: text.corrects(), value: corrects.number },
      { caption: text.correctsOf(), value: plainDate(corrects.issuedOn) },
      { caption: text.reason(), value: text.reasons[corrects.reason]() },
    ])
  return rows
}

const PADDING = 9

/** A band of captions with values, row by row; all rows have the columns of the first. */
function drawFacts(flow: Flow, rows: readonly (readonly Fact[])[]): void {
  const { sheet } = flow
  const inside = FULL_WIDTH - 2 * PADDING
  const step = inside / Math.max(...rows.map(({ length }) => length))
  const set = rows.map((facts) =>
    facts.map(({ caption, value }, at) => {
      const width = (at === facts.length - 1 ? inside - at * step : step) - PADDING
      return { caption, lines: sheet.wrap(value, width, STYLES.fact), x: LEFT + PADDING + at * step }
    }),
  )
  const heights = set.map(
    (facts) => leading(STYLES.caption) + Math.max(...facts.map(({ lines }) => lines.length)) * leading(STYLES.fact) + PADDING,
  )
  const height = heights.reduce((sum, each) => sum + each, PADDING)
  sheet.artifact(() => sheet.doc.roundedRect(LEFT, flow.y, FULL_WIDTH, height, 5).fill(COLOURS.ground))
  let y = flow.y + PADDING
  for (const [at, facts] of set.entries()) {
    for (const { caption, lines, x } of facts)
      sheet.tagged('P', undefined, () => {
        const below = drawLines(sheet, [`${caption} `], { x, y, style: STYLES.caption })
        drawLines(sheet, lines, { x, y: below, style: STYLES.fact })
      })
    y += heights[at]!
  }
  flow.y += height + 6 * MM
}
