import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingDocument } from '#domain/documents/transmission.ts'
import { TransmitterUnavailable } from '#services/ports.ts'
import { EFACTURA_TOKEN, EFacturaServer } from '#test/offices/efactura-server.ts'
import { eFacturaTransmitter } from './efactura.ts'

const server = new EFacturaServer()
beforeAll(() => server.open())
afterAll(() => server.close())
beforeEach(() => Object.assign(server, { refusal: null, isDownloadBroken: false }))

const open = (token = EFACTURA_TOKEN) => eFacturaTransmitter({ token, url: server.url, patienceMs: 300 })
const invoice: OutgoingDocument = {
  id: '1',
  number: 'NRO-2026-000001',
  authority: 'RO',
  isCreditNote: false,
  isToCompany: false,
  isBuyerAbroad: false,
  taxNumber: '18547290',
  xml: '<Invoice>ș &amp; ț</Invoice>',
}
const sent = async (document = invoice) => {
  const { reference } = await open().send(document)
  return server.uploads.find(({ index }) => index === reference)!
}
const check = (index: string) => open().check!(index, invoice)

test.each([
  [{}, '/uploadb2c', 'UBL', ''],
  [{ isToCompany: true }, '/upload', 'UBL', ''],
  [{ isCreditNote: true }, '/uploadb2c', 'CN', ''],
  [{ isBuyerAbroad: true }, '/uploadb2c', 'UBL', 'DA'],
])('a document is uploaded as it is, by its buyer and kind: %j', async (change, path, standard, extern) => {
  expect(await sent({ ...invoice, ...change })).toMatchObject({ path, standard, extern, cif: '18547290', xml: invoice.xml })
})

test('an upload is judged later', async () => {
  const upload = await sent()
  expect(await check(upload.index)).toEqual({ state: 'sent' })
  upload.state = 'ok'
  expect(await check(upload.index)).toEqual({ state: 'accepted' })
})

test('a rejection has the errors of the archive, in one line', async () => {
  const upload = await sent()
  Object.assign(upload, { state: 'nok', errors: ['E: [BR-RO-110]-Județul\nlipsește', 'E: [BR-CO-15]', 'E: [BR-CO-15]'] })
  expect(await check(upload.index)).toEqual({ state: 'rejected', reason: 'E: [BR-RO-110]-Județul lipsește; E: [BR-CO-15]' })
})

test('a rejection whose archive cannot be read names the message', async () => {
  const upload = await sent()
  upload.state = 'nok'
  server.isDownloadBroken = true
  expect(await check(upload.index)).toMatchObject({ state: 'rejected', reason: expect.stringContaining(`9${upload.index}`) })
})

test('an upload that is refused for what is in it is rejected', async () => {
  server.refusal = 'Fisierul transmis nu este valid. [BR-RO-001]'
  expect(await open().send(invoice)).toEqual({ reference: null, reason: server.refusal })
})

test.each([
  'Nu aveti drept de inserare in SPV pentru CIF=18547290',
  'A aparut o eroare tehnica. Cod: SPV-01',
  'S-au facut deja 1000 de incarcari in cursul zilei',
])('a refusal that is not about the document may pass: %s', async (refusal) => {
  server.refusal = refusal
  await expect(open().send(invoice)).rejects.toThrow(TransmitterUnavailable)
})

test.each(['failure', 'silence', 'reset', 'nonsense', 'flood'] as const)(
  '%s: the office is not available, when asked for anything',
  async (fault) => {
    const { index } = await sent()
    server.fault(fault)
    await expect(open().send(invoice)).rejects.toThrow(TransmitterUnavailable)
    server.fault(fault)
    await expect(check(index)).rejects.toThrow(TransmitterUnavailable)
  },
)

test('a refused token is said without the token', async () => {
  const error = await open('another.token')
    .send(invoice)
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TransmitterUnavailable)
  expect(String(error)).toContain('EFACTURA_TOKEN')
  expect(String(error)).not.toContain('another.token')
})

test('an unknown upload is no judgement', async () => {
  await expect(check('1')).rejects.toThrow(TransmitterUnavailable)
})
