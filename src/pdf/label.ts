/** The label of a parcel, A6: sender, recipient, and the number as bars that couriers scan. */
import { MARKETS } from '#domain/market/market.ts'
import { code128 } from '#domain/promotions/code128.ts'
import type { ParcelLabel } from '#domain/orders/parcel-label.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as text from '#messages/documents/label.ts'
import { collect as collectText } from '#messages/payments/methods.ts'
import { inLocale } from '#messages/text.ts'
import type { Faces } from './sheet/faces.ts'
import { drawLogo, type Logo } from './sheet/logo.ts'
import { MM, Sheet, type TextStyle } from './sheet/sheet.ts'

const WIDTH = 105 * MM
const HEIGHT = 148 * MM
const EDGE = 8 * MM
const INSIDE = WIDTH - 2 * EDGE
/** Bars are at least so high, and have an empty zone of ten modules on either side. */
const BARS = { top: 103 * MM, height: 26 * MM, quiet: 10 }
/** Height of the line with what is to be collected. */
const COLLECT = 9 * MM
/** Black alone: thermal printers have no other colour. */
const BLACK = '#000000'
const caption: TextStyle = { face: 'strong', size: 7.5, colour: BLACK }
const sender: TextStyle = { face: 'text', size: 8.5, colour: BLACK }
const MIN_SIZE = 8

/** Returns labels as one PDF, a page a label; there must be one. `logoAt`: the drawing at a path of the site. */
export function renderLabels(faces: Faces, logoAt: (path: string) => Logo | null, labels: readonly ParcelLabel[]): Uint8Array {
  const { locale, awb, at, shopName } = labels[0]!
  const title = inLocale(locale, () => (labels.length === 1 ? text.title({ awb }) : text.many()))
  const sheet = new Sheet(faces, { size: [WIDTH, HEIGHT], title, language: MARKETS[locale].language, at, creator: shopName })
  for (const [index, label] of labels.entries()) {
    if (index > 0) sheet.addPage()
    drawLabel(sheet, logoAt(label.logo), label)
  }
  return sheet.bytes()
}

function drawLabel(sheet: Sheet, logo: Logo | null, { awb, locale, from, to, shopName, collect }: ParcelLabel): void {
  inLocale(locale, () => {
    sheet.tagged('Figure', undefined, () => drawShop(sheet, logo, shopName), { alt: shopName })
    drawSender(sheet, from)
    sheet.artifact(() => rule(sheet, 36 * MM))
    drawRecipient(sheet, to, collect ? COLLECT : 0)
    if (collect) drawCollect(sheet, plainText(collect.amount, collect.currency, locale))
    sheet.tagged('Figure', undefined, () => drawBars(sheet, awb), { alt: awb })
    sheet.tagged('P', undefined, () =>
      sheet.line(spaced(awb), WIDTH / 2, 139 * MM, { face: 'strong', size: 17, colour: BLACK, align: 'center', isTabular: true }),
    )
  })
}

const rule = ({ doc }: Sheet, y: number) =>
  doc
    .moveTo(EDGE, y)
    .lineTo(WIDTH - EDGE, y)
    .lineWidth(0.8)
    .stroke(BLACK)

function drawShop(sheet: Sheet, logo: Logo | null, shop: string): void {
  if (logo) drawLogo(sheet.doc, logo, { x: EDGE, y: 7 * MM, height: 7.5 * MM, colour: BLACK })
  else sheet.line(shop, EDGE, 13 * MM, { face: 'display', size: 16, colour: BLACK })
}

function drawSender(sheet: Sheet, from: readonly string[]): void {
  sheet.tagged('H2', undefined, () => sheet.line(text.from(), EDGE, 20 * MM, caption))
  sheet.tagged('P', undefined, () => {
    for (const [at, line] of from
      .flatMap((each) => sheet.wrap(each, INSIDE, sender))
      .slice(0, 4)
      .entries())
      sheet.line(line, EDGE, 24 * MM + at * 3.6 * MM, sender)
  })
}

/** As large as its lines fit: the address is read at arm's length. */
function drawRecipient(sheet: Sheet, to: readonly string[], less: number): void {
  sheet.tagged('H2', undefined, () => sheet.line(text.to(), EDGE, 42 * MM, caption))
  const room = BARS.top - 48 * MM - less
  const set = (size: number) =>
    to.flatMap((line, at): { line: string; style: TextStyle }[] => {
      const style: TextStyle = { face: at === 0 ? 'strong' : 'text', size, colour: BLACK }
      return sheet.wrap(line, INSIDE, style).map((each) => ({ line: each, style }))
    })
  let size = 17
  while (size > MIN_SIZE && set(size).length * size * 1.3 > room) size -= 0.5
  sheet.tagged('P', undefined, () => {
    for (const [at, { line, style }] of set(size).entries()) sheet.line(line, EDGE, 44 * MM + (at + 1) * size * 1.3, style)
  })
}

/** What the courier takes, large: nobody may overlook it. */
function drawCollect(sheet: Sheet, amount: string): void {
  sheet.tagged('P', undefined, () =>
    sheet.line(collectText({ amount }), EDGE, 99 * MM, { face: 'strong', size: 14, colour: BLACK }),
  )
}

function drawBars({ doc }: Sheet, awb: string): void {
  const { bars, width } = code128(awb)
  const module = INSIDE / (width + 2 * BARS.quiet)
  for (const { at, width: wide } of bars) doc.rect(EDGE + (BARS.quiet + at) * module, BARS.top, wide * module, BARS.height)
  doc.fill(BLACK)
}

/** 'CN 0000 0001 5 RO' by S10, numbers with a hyphen as they are, others in groups of four. */
const spaced = (awb: string): string =>
  awb.includes('-')
    ? awb
    : awb.replace(/^([A-Z]{2})(\d{4})(\d{4})(\d)([A-Z]{2})$|.{4}(?=.)/g, (group, a, b, c, d, e) =>
        a ? [a, b, c, d, e].join('\u00a0') : `${group}\u00a0`,
      )
