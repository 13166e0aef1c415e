/** Imports and exports by command: prices, faults, and what is exported changes nothing when it is imported. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { csvRow, unmarkedCell } from '#domain/imports/csv-row.ts'
import { readRows, formOf } from '#services/imports/files/read-rows.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { exportCommand, importCommand } from './imports.ts'
import { priceCommand } from '../prices.ts'

const db = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'imports-'))
const shop = { db, config: { dataDir: folder, pictureHosts: [] } }
afterAll(() => rm(folder, { recursive: true }))

const SKU = 'SKU-100'
const HEAD = 'sku,market,price,reduced,prp\n'
const DAY_MS = 86_400_000
const later = (days: number) => new Date(OPENING.getTime() + days * DAY_MS)

async function importText(content: string | Uint8Array, { dryRun = false, now = OPENING } = {}): Promise<string> {
  const file = join(folder, 'prices.csv')
  await writeFile(file, content)
  const told = await importCommand(shop, ['prices', file, ...(dryRun ? ['--dry-run'] : [])], now)
  return told.replace(/ To take it back: import undo [0-9a-f-]+$/, '')
}
const exported = () => exportCommand(db, ['prices'])

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture, import_run cascade`.execute(db.query)
  await putCatalog(db, [{ variants: [{ sale: 25_900 }] }])
})

test('a dry run tells each difference and writes nothing; the import writes it, and a second one nothing', async () => {
  const before = await exported()
  expect(before).toContain(`${SKU},ro,259.00,,`)
  const text = `${HEAD}${SKU},ro,259,219.9,279\n${SKU},hu,20720,,\n`
  const difference = `Line 2: ${SKU} ro: prp none → 279.00, reduced none → 219.90`
  expect(await importText(text, { dryRun: true })).toBe(`${difference}\n1 changed, 1 the same; nothing was written.`)
  expect(await exported()).toBe(before)
  expect(await importText(text)).toBe(`${difference}\n1 changed, 1 the same.`)
  expect(await exported()).toContain(`${SKU},ro,259.00,219.90,279.00`)
  expect(await importText(text, { now: later(1) })).toBe('0 changed, 2 the same.')
  const entries = await searchAudit({ db }, { most: 2 })
  expect(entries[1]).toMatchObject({ action: 'price.changed', reason: 'import of prices.csv', object: { name: SKU } })
  expect(entries[0]).toMatchObject({ action: 'import.applied', object: { kind: 'import', name: 'prices.csv' } })
})

test('an unlawful reduction is a fault with the day from which it is lawful, and stays out alone', async () => {
  await priceCommand(db, ['set', SKU, '--market', 'ro', '--price', '200'], OPENING)
  await priceCommand(db, ['set', SKU, '--market', 'ro', '--price', '259'], OPENING)
  const told = await importText(`${HEAD}${SKU},en,45,,\n${SKU},ro,259,219.90,\n`, { now: later(0.001) })
  expect(told).toMatch(/Line 3, column price: the price is refused: not_lowest ro SKU-100 20000 2026-12-18/)
  expect(told).toContain('1 changed, 0 the same, 1 with faults left out.')
  expect(await exported()).toContain(`${SKU},ro,259.00,,`)
  expect(await exported()).toContain(`${SKU},en,45.00,,`)
})

test('every fault is told with its line and column', async () => {
  const text = `${HEAD}\n,ro,1,,\n"none",ro,1,,\n${SKU},de,1.299,x,\n${SKU},en,,,\n${SKU},hu,1.50,,\n${SKU},ro,200,,\n${SKU},ro,201,,\n`
  const told = await importText(text, { dryRun: true })
  const parts = [
    'Line 3, column sku: the cell is empty',
    'Line 4, column sku: there is no none',
    'Line 5, column market: this is no market',
    'Line 5, column price: this is no amount',
    'Line 5, column reduced: this is no amount',
    'Line 6, column price: the cell is empty',
    'Line 7, column price: the price is refused: fractional hu SKU-100',
    'Line 9, column sku: line 8 has the same',
  ]
  for (const part of parts) expect(told).toContain(part)
})

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const windows = (text: string) =>
  Buffer.from(Array.from(text, (letter) => ({ ț: 0xfe, ş: 0xba, á: 0xe1, ó: 0xf3 })[letter] ?? letter.charCodeAt(0)))
test.each([
  ['semicolons, Hungarian heads', `Cikkszám;Piac;Ár;Akciós ár\n${SKU};ro;"200,5";\n`],
  ['tabs, Romanian heads, a mark, CRLF', `\uFEFFCod produs\tPiață\tPreț\tPreț redus\r\n${SKU}\tRO\t200,50\t\r\n`],
  ['UTF-16', utf16(`sku,market,price,reduced\n${SKU},ro,200.50,\n`)],
  ['Windows-1250', windows(`cikkszám;piac;ár\n${SKU};ro;200,50\n`)],
  ['separators of thousands', `sku;market;price\n${SKU};ro;"0.200,50"\n`.replace('0.200', '200')],
  ['JSON Lines', `{"sku":"${SKU}","market":"ro","price":200.5}\n`],
])('a file with %s is understood', async (_, content) => {
  expect(await importText(content)).toContain('1 changed, 0 the same.')
  expect(await exported()).toContain(`${SKU},ro,200.50,,`)
})

test.each([
  ['', 'Line 1: the file has no rows'],
  [`sku,price,price (2)\n${SKU},1,1\n`, 'Line 1, column market: the column is missing'],
  [`sku,market,price,pret\n${SKU},ro,1,1\n`, 'Line 1, column price: there are two such columns'],
  [`${HEAD}"${SKU},ro,1,,\n`, 'quotation mark'],
  [Buffer.from('sku;piață\n', 'utf16le'), 'the file is no text'],
])('file %# is refused', async (content, reason) => {
  await expect(importText(content)).rejects.toThrow(reason)
})

test('a file that is not there is refused, and so is another kind', async () => {
  await expect(importCommand(shop, ['prices', join(folder, 'none.csv')], OPENING)).rejects.toThrow('cannot be read: ENOENT')
  await expect(importCommand(shop, ['clouds', 'x'], OPENING)).rejects.toThrow('import <kind> <file>')
  await expect(exportCommand(db, ['clouds'])).rejects.toThrow('export <kind>')
})

test('what is exported changes nothing when it is imported, whatever prices there are', async () => {
  const amount = fc.integer({ min: 1, max: 900 })
  const terms = fc.record({ price: amount, less: fc.option(amount), more: fc.option(amount) })
  const days = fc.integer({ min: 1, max: 40 })
  let at = 0
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(terms, days), { minLength: 1, maxLength: 4 }), async (steps) => {
      for (const [{ price, less, more }, wait] of steps) {
        at += wait
        const reduced = less !== null && less < price ? ['--reduced', String(less)] : []
        const prp = more === null ? [] : ['--prp', String(price + more)]
        const args = ['set', SKU, '--market', 'ro', '--price', String(price), ...reduced, ...prp]
        // An unlawful reduction leaves the price as it was.
        await priceCommand(db, args, later(at)).catch((error: Error) => expect(error.message).toMatch(/is no reduction/))
      }
      expect(await importText(await exported(), { now: later(at + 1) })).toBe('0 changed, 3 the same.')
    }),
    { numRuns: 20 },
  )
})

const HEADS = ['a', 'b', 'c', 'd', 'e']
test('every text comes back from a file as it was, and none begins like a formula', async () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^'*[=+\-@\t\r'",;\n]+.*$/))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 2, maxLength: 5 }), async (cells) => {
      // An empty row is no row, and the mark of UTF-8 belongs to the file.
      fc.pre(cells.some((cell) => cell !== '') && !cells[0]!.startsWith('\uFEFF') && !cells.join('').includes('\0'))
      const file = join(folder, 'cells.csv')
      await writeFile(file, csvRow(HEADS) + csvRow(cells))
      const rows = await Array.fromAsync(readRows(file, await formOf(file, file)))
      expect(rows).toEqual([{ line: 2, cells: Object.fromEntries(HEADS.map((head, at) => [head, wellFormed(cells[at] ?? '')])) }])
    }),
    { numRuns: 60 },
  )
  for (const formula of ['=1', '+1', '-1', '@a', '\t', '\r']) expect(csvRow([formula]).replace('"', '')[0]).toBe("'")
  expect(unmarkedCell("'quoted'")).toBe("'quoted'")
})

/** UTF-8 has no halves of pairs. */
const wellFormed = (text: string): string => text.toWellFormed()
