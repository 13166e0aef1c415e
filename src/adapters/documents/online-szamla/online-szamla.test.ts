import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutgoingDocument } from '#domain/documents/transmission.ts'
import { TransmitterUnavailable } from '#services/ports.ts'
import { OnlineSzamlaServer, TECHNICAL_USER } from '#test/offices/online-szamla-server.ts'
import { onlineSzamlaTransmitter } from './online-szamla.ts'
import { signatureOf } from './request.ts'

const now = () => new Date('2026-11-21T10:00:00.123Z')
const server = new OnlineSzamlaServer(now)
beforeAll(() => server.open())
afterAll(() => server.close())

const open = (change = {}) =>
  onlineSzamlaTransmitter(
    { ...TECHNICAL_USER, url: server.url, contact: 'https://shop.example', patienceMs: 300, ...change },
    now,
  )
const invoice: OutgoingDocument = {
  id: '1',
  number: 'NHU-2026-000001',
  authority: 'HU',
  isCreditNote: false,
  isToCompany: false,
  isBuyerAbroad: false,
  taxNumber: '12892312',
  xml: '<InvoiceData>Cumi őű</InvoiceData>',
}
const sent = async (document = invoice) => {
  const { reference } = await open().send(document)
  return server.handed.find(({ transactionId }) => transactionId === reference)!
}
const check = (reference: string) => open().check!(reference, invoice)

test('signatures are those of the published examples', () => {
  const key = 'ac-ac3a-7f661bff7d342N43CYX4U9FG'
  expect(signatureOf('RID896801578348', '2019-09-11T10:55:31.440Z', key, [])).toBe(
    'B4B5E0F197BFFD3DF69BCC98D3BE775F65FD5445EEF95C9D6B6C59425F2B81C4F6DA1FD563B0C7E7D98AF1E1725E5C63C2803B5D3A93D1C02ED354AC92F2CC94',
  )
})

test.each([
  [false, 'CREATE'],
  [true, 'MODIFY'],
])('a document is handed over with a token and a signature: credit note %s, %s', async (isCreditNote, operation) => {
  expect(await sent({ ...invoice, isCreditNote })).toMatchObject({ operation, xml: invoice.xml })
})

test('a document is judged later, warnings change nothing', async () => {
  const handed = await sent()
  for (const status of ['RECEIVED', 'PROCESSING', 'SAVED'] as const) {
    handed.status = status
    expect(await check(handed.transactionId)).toEqual({ state: 'sent' })
  }
  Object.assign(handed, { status: 'DONE', messages: [{ code: 'INCORRECT_CITY', text: 'city', result: 'WARN' }] })
  expect(await check(handed.transactionId)).toEqual({ state: 'accepted' })
})

test('a rejection has the errors, without the warnings', async () => {
  const handed = await sent()
  Object.assign(handed, {
    status: 'ABORTED',
    messages: [
      { code: 'INVALID_INVOICE_REFERENCE', text: 'no such\ninvoice', result: 'ERROR' },
      { code: 'INCORRECT_CITY', text: 'city', result: 'WARN' },
    ],
  })
  expect(await check(handed.transactionId)).toEqual({ state: 'rejected', reason: 'INVALID_INVOICE_REFERENCE: no such invoice' })
})

test('a document that is there already, because an answer was lost, is accepted', async () => {
  server.fault('reset after commit')
  await expect(open().send(invoice)).rejects.toThrow(TransmitterUnavailable)
  const handed = await sent()
  Object.assign(handed, { status: 'ABORTED', messages: [{ code: 'INVOICE_NUMBER_NOT_UNIQUE', text: 'twice', result: 'ERROR' }] })
  expect(await check(handed.transactionId)).toEqual({ state: 'accepted' })
})

test('a document that breaks the schema is rejected', async () => {
  server.refusal = 'SCHEMA_VIOLATION'
  expect(await open().send(invoice)).toEqual({ reference: null, reason: 'SCHEMA_VIOLATION: line 3: not valid' })
})

test.each(['/tokenExchange', '/queryTransactionStatus'])('a refusal of %s says nothing of the document', async (refusedPath) => {
  const { transactionId } = await sent()
  Object.assign(server, { refusal: 'INVALID_REQUEST', refusedPath })
  const asked = refusedPath === '/tokenExchange' ? open().send(invoice) : check(transactionId)
  await expect(asked).rejects.toThrow(TransmitterUnavailable)
  server.refusedPath = '/manageInvoice'
})

test.each(['failure', 'silence', 'reset', 'nonsense', 'flood'] as const)(
  '%s: the office is not available, when asked for anything',
  async (fault) => {
    const { transactionId } = await sent()
    server.fault(fault)
    await expect(open().send(invoice)).rejects.toThrow(TransmitterUnavailable)
    server.fault(fault)
    await expect(check(transactionId)).rejects.toThrow(TransmitterUnavailable)
  },
)

test.each([
  [{ password: 'wrong' }, 'INVALID_SECURITY_USER'],
  [{ signatureKey: 'wrong' }, 'INVALID_REQUEST_SIGNATURE'],
  [{ exchangeKey: 'fedcba9876543210' }, 'NAV_EXCHANGE_KEY'],
])('wrong keys %j are said without the keys', async (change, expected) => {
  const error = await open(change)
    .send(invoice)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TransmitterUnavailable)
  expect(String(error)).toContain(expected)
  for (const secret of [...Object.values(TECHNICAL_USER), ...Object.values(change)]) expect(String(error)).not.toContain(secret)
})

test('an unknown transaction is no judgement', async () => {
  await expect(check('T999')).rejects.toThrow(TransmitterUnavailable)
})
