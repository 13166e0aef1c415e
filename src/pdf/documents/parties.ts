/** Seller, buyer, and where the goods went, side by side. */
import { labelLines } from '#domain/customers/address.ts'
import type { DocumentParty, DocumentRecord } from '#domain/documents/document.ts'
import { countryInWords } from '#messages/countries.ts'
import * as text from '#messages/documents/document.ts'
import { MM } from '../sheet/sheet.ts'
import { drawLines, type Flow } from './flow.ts'
import { FULL_WIDTH, LEFT, STYLES } from './style.ts'

const GAP = 7 * MM

export function drawParties(flow: Flow, { seller, buyer, deliveredTo }: DocumentRecord): void {
  const { sheet } = flow
  const blocks = [
    { head: text.seller(), name: seller.name, lines: partyLines(seller) },
    { head: text.buyer(), name: buyer.name, lines: partyLines(buyer) },
    ...(deliveredTo ? [{ head: text.deliveredTo(), name: deliveredTo.name, lines: placeLines(deliveredTo) }] : []),
  ]
  const width = (FULL_WIDTH - GAP * (blocks.length - 1)) / blocks.length
  const top = flow.y
  for (const [at, { head, name, lines }] of blocks.entries()) {
    const x = LEFT + at * (width + GAP)
    sheet.tagged('H2', undefined, () => drawLines(sheet, [head], { x, y: top, style: STYLES.head }))
    let y = top + 16
    const write = (line: string, style: typeof STYLES.name | typeof STYLES.body) =>
      sheet.tagged('P', undefined, () => {
        y = drawLines(sheet, sheet.wrap(line, width, style), { x, y, style })
      })
    write(name, STYLES.name)
    for (const line of lines) write(line, STYLES.body)
    flow.y = Math.max(flow.y, y)
  }
  flow.y += 7 * MM
}

type Place = Pick<DocumentParty, 'street' | 'city' | 'county' | 'subdivision' | 'zip' | 'country'>

/** The address as its country writes it, without a name. */
function placeLines({ street, city, county, subdivision, zip, country }: Place): string[] {
  const code = subdivision?.split('-')[1] ?? county
  const address = { firstName: '', lastName: '', address: street, city, county: code, zip, country }
  return [...labelLines(address, { countryName: '' }), countryInWords(country)]
}

const partyLines = ({ vatNumber, taxNumber, registerNumber, contact, email, phone, ...place }: DocumentParty): string[] => [
  ...placeLines(place),
  ...(vatNumber ? [text.vatNumber({ number: vatNumber })] : []),
  ...(taxNumber ? [text.taxNumber({ number: taxNumber })] : []),
  ...(registerNumber ? [text.registerNumber({ number: registerNumber })] : []),
  ...(contact ? [text.contact({ name: contact })] : []),
  ...[email, phone].filter((line): line is string => !!line),
]
