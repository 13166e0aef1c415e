import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentCommand } from '#cli/documents.ts'
import { eFacturaTransmitter } from '#adapters/documents/efactura/efactura.ts'
import { onlineSzamlaTransmitter } from '#adapters/documents/online-szamla/online-szamla.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { issueCreditNote, issueInvoice } from '#services/documents/issue-document.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { readDocuments } from '#store/documents/documents.ts'
import { findTransmission } from '#store/documents/transmissions.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { EFACTURA_TOKEN, EFacturaServer } from '#test/offices/efactura-server.ts'
import { OnlineSzamlaServer, TECHNICAL_USER } from '#test/offices/online-szamla-server.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { testShop } from '#test/shop.ts'
import { checkTransmission, transmitDocument } from './transmit-document.ts'

const opened = await testShop()
const now = () => opened.clock.now()
const [romania, hungary] = [new EFacturaServer(), new OnlineSzamlaServer(now)]
let shop = opened

const handlers = {
  'document.credit': issueCreditNote,
  'document.transmit': transmitDocument,
  'document.check': checkTransmission,
}
const work = () => runDueJobs(shop, handlers)
const later = (minutes: number) => shop.clock.advance(minutes * MINUTE_MS)
const command = (...args: string[]) => documentCommand(shop.db, args, now())
const stateOf = async (id: string) => (await findTransmission(shop.db.query, id))!

beforeAll(async () => {
  await seedOneProduct(shop.db, 100, now())
  await writeSeller(shop)
  await Promise.all([romania.open(), hungary.open()])
})
afterAll(() => [romania, hungary].forEach((server) => server.close()))
beforeEach(() => {
  shop.errors.length = 0
  Object.assign(romania, { refusal: null })
})

/** The offices themselves, in place of the folder. */
function connect(): void {
  const RO = eFacturaTransmitter({ token: EFACTURA_TOKEN, url: romania.url, patienceMs: 300 })
  const HU = onlineSzamlaTransmitter(
    { ...TECHNICAL_USER, url: hungary.url, contact: 'https://shop.example', patienceMs: 300 },
    now,
  )
  shop = { ...opened, transmitters: { RO, HU } }
}

/** Returns the id and number of a new Romanian invoice. */
async function invoiced(): Promise<{ id: string; orderId: string; record: DocumentRecord }> {
  const { id: orderId } = await placedOrder(shop)
  await shop.db.transaction((tx) => markPaid(tx, orderId, null, now()))
  await issueInvoice(shop, { orderId })
  const [document] = await readDocuments(shop.db.query, [orderId])
  return document!
}

test('without the keys of an office its documents lie in the folder, whole', async () => {
  const { id, record } = await invoiced()
  expect(await stateOf(id)).toMatchObject({ state: 'queued', authority: 'RO', attempts: 0 })
  await work()
  expect(await stateOf(id)).toMatchObject({
    state: 'sent',
    transmitter: 'folder',
    reference: `RO/${record.number}.xml`,
    attempts: 1,
  })
  const file = join(shop.config.documentFolder, 'RO', `${record.number}.xml`)
  expect(readFileSync(file, 'utf8')).toBe(await shop.writeUbl(record))
  expect(existsSync(`${file}.${id}.part`)).toBe(false)
  expect(await work()).toBe(0)
})

test('a document is uploaded once, asked for, and accepted', async () => {
  connect()
  const { id, record } = await invoiced()
  await work()
  await transmitDocument(shop, { documentId: id })
  const upload = romania.uploads.at(-1)!
  expect(romania.uploads.filter(({ xml }) => xml.includes(record.number))).toHaveLength(1)
  expect(upload).toMatchObject({ cif: '18547290', xml: await shop.writeUbl(record) })
  later(1)
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'sent', transmitter: 'efactura', reference: upload.index })
  upload.state = 'ok'
  later(1)
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'accepted', reason: null })
  await expect(command('retry', record.number)).rejects.toThrow('it is accepted')
})

test('a rejected document has its reason, and is sent again when somebody says so', async () => {
  connect()
  const { id, record } = await invoiced()
  await work()
  Object.assign(romania.uploads.at(-1)!, { state: 'nok', errors: ['E: [BR-RO-110]'] })
  later(1)
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'rejected', reason: 'E: [BR-RO-110]' })
  expect(shop.errors).toHaveLength(1)
  expect(await command('transmissions', '--state', 'rejected')).toMatch(
    new RegExp(`${record.number}  RO  rejected .* E: \\[BR-RO-110\\]`),
  )
  await command('retry', record.number.toLowerCase())
  await work()
  romania.uploads.at(-1)!.state = 'ok'
  later(1)
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'accepted', attempts: 2 })
})

test('an office that is down is tried until it answers, and breaks nothing', async () => {
  connect()
  const { id, record } = await invoiced()
  romania.fault(...Array.from({ length: 12 }, () => 'failure' as const))
  for (let attempt = 1; attempt <= 12; attempt++) {
    await work()
    expect(await stateOf(id)).toMatchObject({ state: 'queued', attempts: attempt, reason: 'RO e-Factura answers 500' })
    later(10)
  }
  expect(await command('transmissions')).toContain('answers 500')
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'sent', reason: null, attempts: 13 })
  expect(shop.errors).toEqual([])
  expect(romania.uploads.filter(({ xml }) => xml.includes(record.number))).toHaveLength(1)
})

test('a document that waits is sent at once when somebody says so', async () => {
  connect()
  const { id, record } = await invoiced()
  romania.fault('silence')
  await work()
  expect(await work()).toBe(0)
  await command('retry', record.number)
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'sent' })
})

test('an invoice with Hungarian VAT and its credit note go to Budapest, in order and form of that office', async () => {
  connect()
  const { id: orderId, number } = await placedOrder(shop, { market: 'hu', due: 12_700 })
  const lines = sql`update order_line set vat_country = 'HU', vat_rate_bp = 2700, vat = 2700 where order_id = ${orderId}`
  const delivery = sql`update "order" set delivery = jsonb_set(delivery, '{shipsFrom}', '"HU"') where id = ${orderId}`
  await shop.db.transaction(async (tx) => {
    await lines.execute(tx)
    await delivery.execute(tx)
    await markPaid(tx, orderId, null, now())
  })
  await issueInvoice(shop, { orderId })
  await work()
  await cancelOrderByNumber(shop, number)
  await work()
  const [invoice, note] = await readDocuments(shop.db.query, [orderId])
  const [created, modified] = hungary.handed.slice(-2)
  expect(created).toMatchObject({
    operation: 'CREATE',
    xml: await shop.writeNav(invoice!.record, { place: null, forints: null }),
  })
  expect(modified).toMatchObject({
    operation: 'MODIFY',
    xml: await shop.writeNav(note!.record, { place: { index: 1, linesBefore: 1 }, forints: null }),
  })
  expect(created!.xml).toContain('<base:taxpayerId>12892312</base:taxpayerId>')
  Object.assign(created!, { status: 'DONE' })
  const error = { code: 'INVALID_INVOICE_REFERENCE', text: 'no such invoice', result: 'ERROR' }
  Object.assign(modified!, { status: 'ABORTED', messages: [error] })
  later(1)
  await work()
  expect(await stateOf(invoice!.id)).toMatchObject({ authority: 'HU', state: 'accepted', transmitter: 'online-szamla' })
  expect(await stateOf(note!.id)).toMatchObject({ state: 'rejected', reason: 'INVALID_INVOICE_REFERENCE: no such invoice' })
})

test('a sale with the VAT of another country is told to no office', async () => {
  const { id: orderId } = await placedOrder(shop)
  await sql`update order_line set vat_country = 'DE', vat_rate_bp = 1900 where order_id = ${orderId}`.execute(shop.db.query)
  await shop.db.transaction((tx) => markPaid(tx, orderId, null, now()))
  await issueInvoice(shop, { orderId })
  const [document] = await readDocuments(shop.db.query, [orderId])
  expect(document!.record.vat).toMatchObject([{ country: 'DE' }])
  expect(await findTransmission(shop.db.query, document!.id)).toBeNull()
})

test('a document whose amounts cannot be told in forints waits for the rate', async () => {
  connect()
  const { id } = await invoiced()
  await sql`alter table document_transmission disable trigger document_transmission_step`.execute(shop.db.query)
  await sql`update document_transmission set authority = 'HU' where document_id = ${id}`.execute(shop.db.query)
  await sql`alter table document_transmission enable trigger document_transmission_step`.execute(shop.db.query)
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'queued', reason: expect.stringContaining('no rate in forints') })
  const day = now().toISOString().slice(0, 10)
  await shop.db.query.insertInto('exchange_rate').values({ bank: 'MNB', currency: 'RON', day, rate: 79_750_000 }).execute()
  later(10)
  await work()
  expect(await stateOf(id)).toMatchObject({ state: 'sent', reason: null })
  expect(hungary.handed.at(-1)!.xml).toContain('<exchangeRate>79.750000</exchangeRate>')
})

test('what is accepted stays accepted, in the database too', async () => {
  const accepted = await shop.db.query
    .selectFrom('document_transmission')
    .select('document_id')
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  const change = sql`update document_transmission set state = 'queued', settled_at = null where document_id = ${accepted.document_id}`
  await expect(change.execute(shop.db.query)).rejects.toThrow('never')
})

test('a document is shown as XML by its number, in both forms', async () => {
  const { record } = await invoiced()
  expect(await command('xml', record.number)).toBe(await shop.writeUbl(record))
  expect(await command('xml', record.number, '--form', 'nav')).toContain('<exchangeRate>79.750000</exchangeRate>')
  await shop.db.query.deleteFrom('exchange_rate').execute()
  await expect(command('xml', record.number, '--form', 'nav')).rejects.toThrow('no rate in forints')
  for (const [args, message] of [
    [['xml', 'NRO-2000-000001'], 'no such document'],
    [['retry', 'NRO-2000-000001'], 'No tax office'],
    [['xml', record.number, '--form', 'cii'], '--form'],
    [['transmissions', '--state', 'lost'], '--state'],
    [['print'], 'There is no command'],
  ] as const)
    await expect(command(...args)).rejects.toThrow(message)
})
