import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { afterFile } from '#test/set-up/after-file.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { seedOneProduct, sentOrder, type PlacedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { writeSeller } from '#test/sold/seller.ts'
import { documentCommand, ratesCommand } from './documents.ts'

const shop = await testShop()
const command = (...words: string[]) => documentCommand(shop.db, words, shop.clock.now())
const rates = (...words: string[]) => ratesCommand(shop.db, words, shop.clock.now())
const folder = mkdtempSync(join(tmpdir(), 'nestling-documents-'))
afterFile(() => rmSync(folder, { recursive: true, force: true }))
let order: PlacedOrder

beforeAll(async () => {
  await seedOneProduct(shop.db, 20, shop.clock.now())
  await writeSeller(shop)
  order = await sentOrder(shop)
  await runDueJobs(shop, jobHandlers)
})

test('documents are listed, shown, and written to files by the number of the order or their own', async () => {
  const line = `NRO-2026-000001  2026-11-18  invoice  ${order.number}  541.30 lei`
  expect((await command('list')).replaceAll('\u00a0', ' ')).toBe(line)
  expect(await command('list', '--market', 'hu')).toBe('No documents are issued.')
  await expect(command('list', '--market', 'de')).rejects.toThrow('--market must be one of')
  const shown = (await command('show', order.number.toLowerCase())).replaceAll('\u00a0', ' ')
  for (const part of [
    line,
    'buyer Ioana Marinescu',
    '1 × Ursulețul Tudor  541.30 lei',
    'standard 21% RO: net 447.36 lei, VAT 93.94 lei',
  ])
    expect(shown).toContain(part)
  await expect(command('show', 'NRO-2026-000002')).rejects.toThrow('There is no such document')
  const [pdf, xml] = [join(folder, 'a.pdf'), join(folder, 'a.xml')]
  expect(await command('pdf', order.number, '--out', pdf)).toBe(`NRO-2026-000001 is in ${pdf}.`)
  await command('xml', 'nro-2026-000001', '--out', xml)
  expect((await readFile(pdf)).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await readFile(xml, 'utf8')).toContain('<cbc:ID>NRO-2026-000001</cbc:ID>')
  await expect(command('pdf', order.number, '--out', xml)).rejects.toThrow('ends in .pdf')
  await expect(command('send')).rejects.toThrow('There is no command document send')
})

test('a document that was changed past all guards is found', async () => {
  expect(await command('verify')).toBe('The one document is as it was issued.')
  await sql`alter table document disable trigger document_unchanged`.execute(shop.db.query)
  await sql`update document set record = jsonb_set(record, '{buyer,name}', '"Somebody"')`.execute(shop.db.query)
  await expect(command('verify')).rejects.toThrow('Changed after they were issued: NRO-2026-000001.')
  await sql`alter table document enable trigger document_unchanged`.execute(shop.db.query)
})

test('names of series and the moment of invoices are settings; two series have two names', async () => {
  expect(await command('settings')).toContain('ro  invoices NRO at payment, credit notes CRO')
  expect(await command('settings', '--market', 'hu', '--invoice', 'SZLA', '--at', 'dispatch')).toContain(
    'hu  invoices SZLA at dispatch, credit notes CHU',
  )
  await expect(command('settings', '--market', 'en', '--credit', 'SZLA')).rejects.toThrow('cannot have one name')
  await expect(command('settings', '--market', 'en', '--credit', 'x-1')).rejects.toThrow('capital letter')
  await expect(command('settings', '--market', 'en', '--at', 'noon')).rejects.toThrow('--at must be one of')
  await expect(command('settings', '--credit', 'ABC')).rejects.toThrow('Say --market')
})

test('a rate is stored once a day, and what waits for it is tried again', async () => {
  expect(await rates('list')).toBe('No rates are stored.')
  const foreign = await sentOrder(shop, { market: 'en' })
  await runDueJobs(shop, jobHandlers)
  const issued = async () => (await command('list')).includes(foreign.number)
  expect(await issued()).toBe(false)
  expect(await rates('set', 'bnr', 'eur', '4.9')).toBe(
    '2026-11-18: 1 EUR = 4.9 RON. Waiting documents: 1. They are tried again when the shop runs.',
  )
  await rates('set', 'BNR', 'EUR', '5.0875')
  await rates('set', 'MNB', 'RON', '76.22', '--day', '2026-11-17')
  expect(await rates('list')).toBe('2026-11-18  BNR  1 EUR = 5.0875 RON\n2026-11-17  MNB  1 RON = 76.22 HUF')
  await runDueJobs(shop, jobHandlers)
  expect(await issued()).toBe(true)
  expect(await command('issue')).toBe('No document waits.')
  for (const words of [
    ['BNR', 'RON', '5'],
    ['ABC', 'EUR', '5'],
    ['BNR', 'EUR', '0'],
    ['BNR', 'EUR', '5,08'],
    ['BNR', 'EUR', '5', '--day', 'x'],
  ])
    await expect(rates('set', ...words)).rejects.toThrow(/has no rate|Say the|--day/)
})
