import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { amountText, plainText } from '#domain/pricing/money.ts'
import { documentRecords } from '#test/documents/document-records.ts'
import { expectApproved } from '#test/pdf/approved-picture.ts'
import { britishCreditNote, exportInvoice, hungarianInvoice, romanianInvoice } from '#test/pdf/document-records.ts'
import { readPdf, type PageRead } from '#test/pdf/read-pdf.ts'
import { openFaces } from '../sheet/faces.ts'
import { readLogo } from '../sheet/logo.ts'
import { renderDocument } from './document.ts'
import { BOTTOM, FOOT, LEFT, RIGHT } from './style.ts'

const faces = openFaces()
const logo = readLogo(readFileSync(new URL('../../../public/brand/logo.svg', import.meta.url), 'utf8'))
const XML = '<?xml version="1.0" encoding="UTF-8"?><Invoice>ăîșț</Invoice>'
const read = (record: DocumentRecord, { xml = XML, scale = 1 }: { xml?: string | null; scale?: number } = {}) =>
  readPdf(renderDocument(faces, logo, record, xml), { scale })
const RUNS = Number(process.env.DOCUMENT_RUNS ?? 15)
/** Lines are broken where they end: a text is found whatever line it begins in. */
const textOf = (pages: readonly PageRead[]) => pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ')
const found = (text: string) => text.replaceAll(/\s+/g, ' ')

function expectWithinMargins({ edges }: PageRead): void {
  // Places in the file have three decimals.
  expect(edges.left).toBeGreaterThanOrEqual(LEFT - 0.1)
  expect(edges.right).toBeLessThanOrEqual(RIGHT + 0.1)
  expect(edges.bottom).toBeLessThanOrEqual(FOOT + 0.1)
}

test('an invoice says who, what, when and how much, in reading order', async () => {
  const { pages, language, title, isTagged } = await read(romanianInvoice)
  expect({ language, title, isTagged }).toEqual({ language: 'ro', title: 'Factură NRO-2026-000123', isTagged: true })
  expect(pages).toHaveLength(1)
  const inOrder = [
    'Factură Seria și numărul: NRO-2026-000123',
    'Data emiterii 21 noiembrie 2026 Data livrării 23 noiembrie 2026 Comanda NST-20417 Data comenzii 20 noiembrie 2026',
    'Modalitate de plată Card bancar, voucher cadou',
    'Furnizor Nestling Retail SRL Șos. Chitilei 242 012394 București, Sector 1 România Cod TVA: RO18547290',
    'Nr. reg. com.: J2012000750528',
    'Cumpărător Măriuța Șerbănescu-Țugurlan Str. Învățătorului 128, bl. C4, ap. 45 540012 Târgu Mureș jud. Mureș România',
    'Adresa de livrare Ștefania Țugurlan Bd. Iuliu Maniu 7, sc. B, ap. 12 061072 București, Sector 6 România',
    '1 Cărucior sport pliabil Albinuri verde mușchi · Cod NST-1001 1 buc. 1.073,55 161,03 21% 912,52 191,63 1.104,15',
    'Timbru verde inclus în preț: 1,25 lei / buc. 2 buc. 73,97 21%',
    '5 Livrare prin curier 1 serv.',
    '21% România 1.188,32 249,55 11% România 35,14 3,86',
    'Total fără TVA 1.223,46 lei Total TVA 253,41 lei Total cu TVA 1.476,87 lei',
    'Plătit cu voucher cadou 200,00 lei Plătit cu cardul, 20 noiembrie 2026 1.276,87 lei Rest de plată 0,00 lei',
    'vouchere cadou de 100,00 lei',
    'Timbru verde inclus în total: 2,50 lei.',
    'https://nestling.example/retragere',
    'Pagina 1 din 1',
  ]
  const text = textOf(pages)
  const places = inOrder.map((part) => text.indexOf(part))
  expect(inOrder.filter((_, at) => places[at] === -1)).toEqual([])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(pages[0]!.tags).toMatchObject({
    Document: 1,
    Figure: 1,
    H1: 1,
    H2: 6,
    Table: 3,
    THead: 2,
    TBody: 3,
    TR: 15,
    TH: 19,
    TD: 59,
  })
})

test('words have a space between them also where a line ends, for who copies or hears the text', async () => {
  const [page] = (await read(romanianInvoice)).pages
  for (const part of [
    'Data emiterii 21\u00a0noiembrie\u00a02026',
    'Card bancar, voucher cadou',
    'Preț unitar fără TVA',
    'Lampă de veghe cu senzor Cod NST-1003 Timbru verde',
  ])
    expect(page!.letters).toContain(part)
})

test('a credit note names the invoice that it corrects, the reason, and that its amounts are deducted', async () => {
  const text = textOf((await read(britishCreditNote)).pages)
  for (const part of [
    'Credit note Number: CEN-2026-000007',
    'Corrects invoice NEN-2026-000019 Issued on 18 November 2026 Reason Goods returned',
    'Hearth & Cradle SRL Calea Dorobanților 12 400117 Cluj-Napoca jud. Cluj Romania Tax number: 1234567897',
    'Trade register no.: J12/750/2012 Contact: Eleanor Whitfield',
    'Wooden ring stacker, scratched SKU NST-1002 21% 4.13 0.87 5.00',
    'Returned to gift voucher €15.00 Refund to card, 3 December 2026 €97.72',
    'The amounts of this credit note are deducted from invoice NEN-2026-000019.',
    'VAT in national currency: 93.93 lei. Exchange rate: 1 EUR = 4.9763 RON (National Bank of Romania, 2 December 2026).',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/Amount due|Withdrawal/)
})

test.each([
  ['reverse charge', 'Fordított adózás', '2006/112/EK irányelv 138. cikkének (1) bekezdése'],
  ['export', 'Adómentes export', '2006/112/EK irányelv 146. cikkének (1) bekezdése'],
] as const)('VAT that is not charged is explained: %s', async (category, name, law) => {
  const vat = hungarianInvoice.vat.map((group) => ({ ...group, category }))
  const text = textOf((await read({ ...hungarianInvoice, vat })).pages)
  expect(text).toContain(name)
  expect(text).toContain(law)
  expect(textOf((await read(hungarianInvoice)).pages)).not.toContain('2006/112/EK')
})

test.each([
  ['Romanian', romanianInvoice],
  ['British', britishCreditNote],
  ['Hungarian', hungarianInvoice],
  ['of sixty lines', exportInvoice(60)],
])('the sums printed are those of the record: %s', async (_, record) => {
  const { currency, locale, lines, vat, payment } = record
  const text = textOf((await read(record)).pages)
  const amounts = [...lines, ...vat].map(({ net, vat: tax }) =>
    [net, tax].map((amount) => amountText(amount, currency, locale)).join(' '),
  )
  for (const amount of [record.net, record.vatTotal, record.gross, payment.byMoney, payment.byVoucher, payment.due])
    if (amount > 0) amounts.push(plainText(amount, currency, locale))
  expect(amounts.filter((amount) => !text.includes(found(amount)))).toEqual([])
  for (const { position, gross } of lines)
    expect(text).toMatch(new RegExp(`\\b${position} .*? ${found(amountText(gross, currency, locale)).replace('.', '\\.')}`))
})

test('whatever is on a document, its sums are printed, within the margins', async () => {
  await fc.assert(
    fc.asyncProperty(documentRecords, async (record) => {
      const { currency, locale, lines, net, vatTotal, gross } = record
      const { pages } = await read(record, { scale: 0.1 })
      const text = textOf(pages)
      for (const amount of [net, vatTotal, gross]) expect(text).toContain(found(plainText(amount, currency, locale)))
      for (const line of lines)
        expect(text).toContain([line.net, line.vat, line.gross].map((one) => found(amountText(one, currency, locale))).join(' '))
      for (const page of pages) expectWithinMargins(page)
    }),
    { numRuns: RUNS },
  )
})

test('every page has the head of the table, its number and all that stands on it within the margins', async () => {
  const { pages } = await read(exportInvoice(60))
  expect(pages).toHaveLength(4)
  for (const [at, page] of pages.entries()) {
    const { text } = page
    expect(text).toContain('Description')
    expect(text).toContain(`Page ${at + 1} of 4`)
    expect(text).toContain('Invoice NEN-2026-000020')
    expectWithinMargins(page)
  }
  // To a screen reader the table is one, and its head is said once.
  expect(pages[1]!.tags).toMatchObject({ Table: 1, TH: 8, TD: 480 })
  const names = pages.flatMap(({ text }) => [...text.matchAll(/Muslin (?:square|swaddle)/g)])
  expect(names).toHaveLength(60)
})

test.each([12, 13, 14, 15, 16, 17])('a document of %d lines has its sums and notes above the foot', async (count) => {
  const { pages } = await read(exportInvoice(count))
  const text = textOf(pages)
  expect(text).toContain('Amount due')
  expect(text).toContain('https://nestling.example/en/withdrawal')
  for (const { text: one } of pages) expect(one.split('\n').length).toBeGreaterThan(5)
  expect(BOTTOM).toBeLessThan(FOOT)
})

test('long words, long names and large amounts stay within the margins', async () => {
  const word = 'Șțőű'.repeat(60)
  const lines = romanianInvoice.lines.map((line) => ({
    ...line,
    name: word,
    sku: 'W'.repeat(60),
    unitPrice: 2_000_000_000,
    quantity: 999,
    discount: 1_998_000_000_000 - line.gross,
    net: 165_123_966_942,
    vat: 34_676_033_058,
  }))
  const party = { ...romanianInvoice.buyer, name: word, street: word, email: `${'m'.repeat(180)}@mail.example` }
  const deliveredTo = { ...romanianInvoice.deliveredTo!, name: word }
  const { pages } = await read({ ...romanianInvoice, lines, buyer: party, seller: party, deliveredTo, orderNumber: word })
  for (const page of pages) expectWithinMargins(page)
  expect(textOf(pages).replaceAll(' ', '').split('Șțőű').length - 1).toBeGreaterThan(5 * 55)
})

test('what a seller has not told is left out, and a credit note names the gift vouchers that go back with it', async () => {
  const seller = { ...britishCreditNote.seller, registerNumber: '', email: '', phone: '' }
  const text = textOf((await read({ ...britishCreditNote, seller, vouchersSold: 5000 })).pages)
  expect(text).toContain('Romania VAT number: RO18547290 Buyer')
  expect(text).toContain('Gift vouchers of €50.00, which were not on the invoice, are refunded too.')
})

test.each([
  [49763, '1 EUR = 4,9763 RON'],
  [127.12, '1 EUR = 0,012712 RON'],
  [4_000_000, '1 EUR = 400,0000 RON'],
])('the exchange rate %d is printed as %s', async (rate, shown) => {
  const localVat = { ...britishCreditNote.localVat!, rate }
  const text = textOf((await read({ ...britishCreditNote, locale: 'ro', localVat })).pages)
  expect(text).toContain(`Curs: ${shown} (Banca Națională a României, 2 decembrie 2026).`)
})

test('the XML is attached as the same document in another form, and without it nothing is said of it', async () => {
  const withXml = await read(hungarianInvoice)
  expect(withXml.files).toEqual([{ name: 'NHU-2026-000045.xml', content: XML }])
  expect(withXml.source).toContain('/AFRelationship /Alternative')
  expect(withXml.source).toContain('/Subtype /application#2Fxml')
  expect(textOf(withXml.pages)).toContain('XML')
  const without = await read(hungarianInvoice, { xml: null })
  expect(without.files).toEqual([])
  expect(textOf(without.pages)).not.toContain('XML')
})

test('the file says that it is PDF/A-3a, has the colours it is meant for, and subsets of all fonts', async () => {
  const { source, metadata } = await read(romanianInvoice)
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
  expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>')
  expect(metadata).toContain('Factură NRO-2026-000123')
  expect(source).toContain('/S /GTS_PDFA1')
  const names = [...source.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+/)
  expect([...source.matchAll(/\/FontFile2 /g)]).toHaveLength(names.length)
  expect(source).not.toMatch(/\/(?:Encrypt|JavaScript|Launch|Helvetica)\b/)
})

test('the same record gives the same bytes, whatever was printed before', () => {
  const printed = renderDocument(faces, logo, romanianInvoice, XML)
  renderDocument(faces, null, hungarianInvoice, null)
  expect(Buffer.compare(renderDocument(openFaces(), logo, structuredClone(romanianInvoice), XML), printed)).toBe(0)
})

test.each([
  ['invoice-ro', romanianInvoice],
  ['credit-note-en', britishCreditNote],
  ['invoice-hu', hungarianInvoice],
  ['invoice-two-pages', exportInvoice(20)],
])('%s looks as approved', async (name, record) => {
  const { pages } = await read(record, { scale: 1.5 })
  expect(pages).toHaveLength(name === 'invoice-two-pages' ? 2 : 1)
  for (const [at, { picture }] of pages.entries()) await expectApproved(pages.length === 1 ? name : `${name}-${at + 1}`, picture)
})
