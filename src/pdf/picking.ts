/** Picking lists on A4: a warehouse after the other, by SKU, with a box to tick and the orders that each piece is for. */
import { MARKETS } from '#domain/market/market.ts'
import type { PickingSheet } from '#domain/orders/picking-list.ts'
import * as text from '#messages/documents/picking.ts'
import { inLocale } from '#messages/text.ts'
import type { Faces } from './sheet/faces.ts'
import { MM, Sheet, type Tag } from './sheet/sheet.ts'
import { BOTTOM, COLOURS, leading, LEFT, PAGE, RIGHT, STYLES, TOP } from './documents/style.ts'

export type { PickingSheet }

type Items = PickingSheet['lists'][number]['items']

/** Left edges of the columns, and how wide their texts may be. */
const BOX = 4 * MM
const AT = { box: LEFT, quantity: LEFT + 8 * MM, sku: LEFT + 18 * MM, name: LEFT + 52 * MM, orders: LEFT + 122 * MM }
const WIDE = { sku: 32 * MM, name: 68 * MM, orders: RIGHT - AT.orders }
const GAP = 2 * MM

/** Returns the lists as PDF. */
export function renderPicking(faces: Faces, { locale, at, lists }: PickingSheet): Uint8Array {
  return inLocale(locale, () => {
    const { language } = MARKETS[locale]
    const size: [number, number] = [PAGE.width, PAGE.height]
    const sheet = new Sheet(faces, { size, title: text.title(), language, at, creator: 'Nestling' })
    const date = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: MARKETS[locale].timeZone,
    })
    for (const [index, list] of lists.entries()) {
      if (index > 0) sheet.addPage()
      drawList(sheet, list, date.format(at))
    }
    return sheet.bytes()
  })
}

function drawList(sheet: Sheet, { place, items }: PickingSheet['lists'][number], date: string): void {
  const pieces = items.reduce((sum, { qty }) => sum + qty, 0)
  sheet.tagged('H1', undefined, () => sheet.line(place, LEFT, TOP + 20, STYLES.title))
  sheet.tagged('P', undefined, () =>
    sheet.line(`${text.title()}, ${text.pieces(pieces)}, ${text.printed({ date })}`, LEFT, TOP + 36, STYLES.body),
  )
  const table = sheet.part('Table')
  let y = drawHead(sheet, table, TOP + 50)
  for (const item of items) {
    const row = linesOf(sheet, item)
    if (y + row.height > BOTTOM) {
      sheet.addPage()
      y = drawHead(sheet, table, TOP)
    }
    drawRow(sheet, table, { item, row, y })
    y += row.height
  }
}

function drawHead(sheet: Sheet, table: Tag, y: number): number {
  const row = sheet.part('TR', table)
  const style = STYLES.columnHead
  for (const [words, x] of [
    [text.quantity(), AT.quantity - 2 * MM],
    [text.sku(), AT.sku],
    [text.name(), AT.name],
    [text.orders(), AT.orders],
  ] as const)
    sheet.tagged('TH', row, () => sheet.line(words, x, y + style.size, style), { scope: 'Column' })
  const below = y + leading(style) + GAP
  rule(sheet, below)
  return below
}

const rule = (sheet: Sheet, y: number): void =>
  sheet.artifact(() => sheet.doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.4).stroke(COLOURS.rule))

interface RowLines {
  sku: string[]
  name: string[]
  orders: string[]
  height: number
}

function linesOf(sheet: Sheet, { sku, name, orders }: Items[number]): RowLines {
  const ofOrders = orders.map(({ number, qty }) => (qty > 1 ? `${number} × ${qty}` : number)).join(', ')
  const lines = {
    sku: sheet.wrap(sku, WIDE.sku, STYLES.cell),
    name: sheet.wrap(name, WIDE.name, STYLES.cell),
    orders: sheet.wrap(ofOrders, WIDE.orders, STYLES.detail),
  }
  const most = Math.max(lines.sku.length, lines.name.length, lines.orders.length)
  return { ...lines, height: most * leading(STYLES.cell) + 2 * GAP }
}

function drawRow(sheet: Sheet, table: Tag, { item, row, y }: { item: Items[number]; row: RowLines; y: number }): void {
  const tag = sheet.part('TR', table)
  const top = y + GAP
  sheet.artifact(() => sheet.doc.rect(AT.box, top, BOX, BOX).lineWidth(0.6).stroke(COLOURS.ink))
  sheet.tagged('TD', tag, () => sheet.line(String(item.qty), AT.quantity, top + STYLES.strongCell.size, STYLES.strongCell))
  for (const [lines, x, style] of [
    [row.sku, AT.sku, STYLES.cell],
    [row.name, AT.name, STYLES.cell],
    [row.orders, AT.orders, STYLES.detail],
  ] as const)
    sheet.tagged('TD', tag, () => {
      for (const [index, line] of lines.entries()) sheet.line(line, x, top + style.size + index * leading(STYLES.cell), style)
    })
  rule(sheet, y + row.height)
}
