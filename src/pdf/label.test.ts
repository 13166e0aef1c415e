import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ParcelLabel } from '#domain/orders/parcel-label.ts'
import { expectApproved } from '#test/pdf/approved-picture.ts'
import { readPdf } from '#test/pdf/read-pdf.ts'
import { openFaces } from './sheet/faces.ts'
import { renderLabels } from './label.ts'
import { readLogo } from './sheet/logo.ts'

const faces = openFaces()
const logo = readLogo(readFileSync(new URL('../../public/brand/logo.svg', import.meta.url), 'utf8'))
const label: ParcelLabel = {
  collect: null,
  awb: 'CN000000015RO',
  locale: 'ro',
  at: new Date('2026-11-18T10:00:00Z'),
  shopName: 'Nestling',
  logo: '/brand/logo.svg',
  from: ['Depozit București', 'Șos. Chitilei 242', '012394 București'],
  to: ['Măriuța Șerbănescu-Țugurlan', 'Str. Învățătorului Ștefan cel Mare nr. 128, bl. C4, ap. 45', '540012 Târgu Mureș', 'RO'],
}

test('a label has its texts in reading order, tags and a picture like the approved one', async () => {
  const { pages, language, title, isTagged } = await readPdf(renderLabels(faces, () => logo, [label]))
  expect({ language, title, isTagged }).toEqual({ language: 'ro', title: 'Eticheta coletului CN000000015RO', isTagged: true })
  expect(pages).toHaveLength(1)
  expect(pages[0]!.text).toMatch(
    /Expeditor[\s\S]*Chitilei 242[\s\S]*Destinatar[\s\S]*Șerbănescu-Țugurlan[\s\S]*CN\s0000\s0001\s5\sRO/,
  )
  expect(pages[0]!.tags).toMatchObject({ Document: 1, Figure: 2, H2: 2, P: 3 })
  await expectApproved('label', pages[0]!.picture)
})

test('what is to be collected stands on the label, under an address of any length', async () => {
  const to = [...label.to, 'scara B, etajul 4, interfon 45', 'lângă parc']
  const { pages } = await readPdf(
    renderLabels(faces, () => logo, [{ ...label, to, collect: { amount: 55120, currency: 'RON' } }]),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]!.text).toMatch(/lângă parc[\s\S]*De încasat: 551,20\slei[\s\S]*CN\s0000/)
})

test('the same label is the same bytes, also from fonts that have set others before', () => {
  const printed = renderLabels(faces, () => logo, [label])
  renderLabels(faces, () => null, [{ ...label, to: ['Ő. Ű.'] }])
  expect(
    Buffer.compare(
      renderLabels(openFaces(), () => logo, [label]),
      printed,
    ),
  ).toBe(0)
})

test('names in other scripts and of any length stay on the page', async () => {
  const to = ['Ναταλία Παπαδοπούλου Иван Дмитриев 王', 'w'.repeat(300), '1000 София', 'BG']
  const { pages } = await readPdf(renderLabels(faces, () => logo, [{ ...label, awb: 'ABC-123', to }]))
  expect(pages).toHaveLength(1)
  expect(pages[0]!.text).toContain('Ναταλία Παπαδοπούλου')
  expect(pages[0]!.text).toContain('Дмитриев ?')
  expect(pages[0]!.text.replaceAll(/[^w]/g, '')).toHaveLength(300)
})
