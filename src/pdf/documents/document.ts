/** An invoice or a credit note on A4, with the same record as XML attached. */
import type { DocumentRecord } from '#domain/documents/document.ts'
import { MARKETS } from '#domain/market/market.ts'
import * as text from '#messages/documents/document.ts'
import { inLocale } from '#messages/text.ts'
import type { Faces } from '../sheet/faces.ts'
import type { Logo } from '../sheet/logo.ts'
import { Sheet } from '../sheet/sheet.ts'
import { Flow } from './flow.ts'
import { drawHead } from './head.ts'
import { drawDocumentLines } from './lines.ts'
import { drawNotes } from './notes.ts'
import { drawParties } from './parties.ts'
import { FOOT, FULL_WIDTH, LEFT, PAGE, RIGHT, STYLES } from './style.ts'
import { drawTotals } from './totals.ts'

/** Returns the document as PDF. `xml`: the same record by EN 16931, or null where there is none. */
export function renderDocument(faces: Faces, logo: Logo | null, record: DocumentRecord, xml: string | null): Uint8Array {
  return inLocale(record.locale, () => {
    const { number, kind, shop, seller } = record
    const title = text.title({ kind: text.kinds[kind](), number })
    const sheet = new Sheet(faces, {
      size: [PAGE.width, PAGE.height],
      title,
      language: MARKETS[record.locale].language,
      // The day alone is known; the same record has to give the same bytes.
      at: new Date(record.issuedOn),
      creator: shop.name,
    })
    const flow = new Flow(sheet, () => sheet.artifact(() => sheet.line(title, LEFT, flow.y + 8, STYLES.name), 'Pagination'))
    drawHead(flow, logo, record)
    drawParties(flow, record)
    drawDocumentLines(flow, record)
    drawTotals(flow, record)
    drawNotes(flow, record, xml !== null)
    if (xml !== null) attach(sheet, number, xml)
    const [foot] = sheet.wrap(`${title} · ${seller.name}`, FULL_WIDTH * 0.8, STYLES.caption)
    sheet.onEveryPage((page, pages) => {
      flow.rule(FOOT - 13)
      sheet.artifact(() => {
        sheet.line(foot!, LEFT, FOOT, STYLES.caption)
        sheet.line(text.page({ page, pages }), RIGHT, FOOT, { ...STYLES.caption, align: 'right' })
      }, 'Pagination')
    })
    return sheet.bytes()
  })
}

function attach(sheet: Sheet, number: string, xml: string): void {
  const bytes = new TextEncoder().encode(xml)
  sheet.attach({ name: `${number}.xml`, type: 'application/xml', bytes, description: text.xmlOf({ number }) })
}
