import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { csvRow, unmarkedCell } from '#domain/imports/csv-row.ts'
import { checkPriceFile, importPrices } from '#services/imports/import-prices.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { CONSOLE, searchAudit } from '#services/staff/audit.ts'
import { readTable } from '#services/imports/read-table.ts'
import { putCatalog } from '#test/catalog.ts'
import { OPENING } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { exportCommand, importCommand } from './imports.ts'
import { priceCommand } from './prices.ts'

const db = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'imports-'))
afterAll(() => rm(folder, { recursive: true }))

const SKU = 'SKU-100'
const HEAD = 'sku,market,price,reduced,prp\n'
const DAY_MS = 86_400_000
const later = (days: number) => new Date(OPENING.getTime() + days * DAY_MS)

async function importText(content: string | Uint8Array, { dryRun = false, now = OPENING } = {}): Promise<string> {
  const file = join(folder, 'prices.csv')
  await writeFile(file, content)
  return importCommand(db, ['prices', file, ...(dryRun ? ['--dry-run'] : [])], now)
}
const exported = () => exportCommand(db, ['prices'])

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(db.query)
  await putCatalog(db, [{ variants: [{ sale: 25_900 }] }])
})

test('a dry run tells each difference and writes nothing; the import writes it, and a second one nothing', async () => {
  const before = await exported()
  expect(before).toContain(`${SKU},ro,259.00,,`)
  const text = `${HEAD}${SKU},ro,259,219.9,279\n${SKU},hu,20720,,\n`
  const told = `Line 2: ${SKU} in ro: reduced none → 219.90, prp none → 279.00\n1 changed, 1 the same; nothing was written.`
  expect(await importText(text, { dryRun: true })).toBe(told)
  expect(await exported()).toBe(before)
  expect(await importText(text)).toBe('1 changed, 1 the same.')
  expect(await exported()).toContain(`${SKU},ro,259.00,219.90,279.00`)
  expect(await importText(text, { now: later(1) })).toBe('0 changed, 2 the same.')
  const [entry] = await searchAudit({ db }, { most: 1 })
  expect(entry).toMatchObject({ action: 'price.changed', reason: 'import of prices.csv', object: { name: SKU } })
})

test('an unlawful reduction is a fault with the day from which it is lawful, and keeps back the whole file', async () => {
  await priceCommand(db, ['set', SKU, '--market', 'ro', '--price', '200'], OPENING)
  await priceCommand(db, ['set', SKU, '--market', 'ro', '--price', '259'], OPENING)
  const before = await exported()
  const text = `${HEAD}${SKU},en,45,,\n${SKU},ro,259,219.90,\n`
  await expect(importText(text)).rejects.toThrow(/^Line 3: .*from 2026-12-18 12:00 on.*\nNothing was changed\.$/s)
  expect(await exported()).toBe(before)
})

test('every fault is told with its line and column', async () => {
  const text = `${HEAD}\n,ro,1,,\n"none",ro,1,,\n${SKU},de,1.299,x,\n${SKU},en,,,\n${SKU},hu,1.50,,\n${SKU},hu,2000,,\n`
  const told = await importText(text).catch((error: Error) => error.message)
  const parts = [
    'Line 3, column sku: the cell is empty',
    'Line 4: There is no price of none in ro',
    'Line 5, column market: this is no market',
    'Line 5, column price: this is no amount',
    'Line 5, column reduced: this is no amount',
    'Line 6, column price: the cell is empty',
    'Line 7: SKU-100 in hu: amounts in HUF have no hundredths',
    'Line 8, column sku: an earlier line has this SKU and market',
  ]
  for (const [at, line] of told.split('\n').entries()) expect(line).toContain(parts[at] ?? 'Nothing was changed.')
  expect(told.split('\n')).toHaveLength(parts.length + 1)
})

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
test.each([
  ['semicolons, Hungarian heads', `Cikkszám;Piac;Ár;Akciós ár\n${SKU};ro;"200,5";\n`],
  ['tabs, Romanian heads, a mark, CRLF', `\uFEFFCod produs\tPiață\tPreț\tPreț redus\r\n${SKU}\tRO\t200,50\t\r\n`],
  ['UTF-16', utf16(`sku,market,price,reduced\n${SKU},ro,200.50,\n`)],
])('a file with %s is understood', async (_, content) => {
  expect(await importText(content)).toBe('1 changed, 0 the same.')
  expect(await exported()).toContain(`${SKU},ro,200.50,,`)
})

test.each([
  ['', 'Line 1: the file is empty'],
  [`sku,price,price\n${SKU},1,1\n`, 'Line 1, column market: the column is missing'],
  [`sku,price,price\n${SKU},1,1\n`, 'Line 1, column price: there are two such columns'],
  [`${HEAD}"${SKU},ro,1,,\n`, 'a quotation mark is missing'],
  [Buffer.from('sku;piață\n', 'utf16le'), 'neither UTF-8 nor UTF-16'],
  [Buffer.from([0x61, 0xba, 0x0a]), 'neither UTF-8 nor UTF-16'],
  [new Uint8Array(20_000_001), 'larger than 20 MB'],
])('file %# is refused', async (content, reason) => {
  await expect(importText(content)).rejects.toThrow(reason)
})

test('a file that is not there is refused, and so is another kind', async () => {
  await expect(importCommand(db, ['prices', join(folder, 'none.csv')], OPENING)).rejects.toThrow('cannot be read: ENOENT')
  await expect(importCommand(db, ['clouds', 'x'], OPENING)).rejects.toThrow('import prices <file>')
  await expect(exportCommand(db, ['clouds'])).rejects.toThrow('export prices')
})

describe('many prices', () => {
  const COUNT = 400
  const text =
    HEAD + Array.from({ length: COUNT }, (_, at) => `SKU-${at + 1}00,ro,${at + 1}.50,,\nSKU-${at + 1}00,en,7,,\n`).join('')
  const bytes = new TextEncoder().encode(text)
  const shop = { db, clock: { now: () => OPENING }, jobSignal: createJobSignal() }
  beforeEach(async () => {
    await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(db.query)
    await putCatalog(
      db,
      Array.from({ length: COUNT }, (_, at) => ({ id: at + 1, variants: [{ sale: 25_900 }] })),
    )
  })

  test('an import that breaks off between two transactions is gone on with by the same file', async () => {
    const { changed, faults } = await checkPriceFile(shop, bytes)
    expect([faults, changed.length]).toEqual([[], 2 * COUNT])
    const broken = importPrices(shop, CONSOLE, { changed, reason: 'x' }, () => {
      throw new Error('broken off')
    })
    await expect(broken).rejects.toThrow('broken off')
    const rest = await checkPriceFile(shop, bytes)
    expect([rest.changed.length, rest.same]).toEqual([300, 500])
    expect(await importPrices(shop, CONSOLE, { changed: rest.changed, reason: 'x' })).toEqual({ ok: true })
    expect(await checkPriceFile(shop, bytes)).toEqual({ faults: [], changed: [], same: 2 * COUNT })
  })

  test('a price that somebody changed after the check is not overwritten', async () => {
    const { changed } = await checkPriceFile(shop, bytes)
    await priceCommand(db, ['set', SKU, '--market', 'ro', '--price', '77'], OPENING)
    const answer = await importPrices(shop, CONSOLE, { changed, reason: 'x' })
    expect(answer).toMatchObject({ ok: false, written: 0, refused: [{ refusal: { reason: 'changed_meanwhile' } }] })
    expect(await exported()).toContain(`${SKU},ro,77.00,,`)
  })
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
    { numRuns: 40 },
  )
})

test('every text comes back from a file as it was, and none begins like a formula', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^'*[=+\-@\t\r'",;\n]+.*$/))
  fc.assert(
    fc.property(fc.array(text, { minLength: 2, maxLength: 5 }), (cells) => {
      // An empty row is no row, and the mark of UTF-8 belongs to the file.
      fc.pre(cells.some((cell) => cell !== '') && !cells[0]!.startsWith('\uFEFF') && !cells.join('').includes('\0'))
      const table = readTable(new TextEncoder().encode(csvRow(['a', 'b', 'c']) + csvRow(cells)))
      expect(table).toEqual({ ok: true, rows: [expect.anything(), { line: 2, cells: cells.map(wellFormed) }] })
    }),
  )
  for (const formula of ['=1', '+1', '-1', '@a', '\t', '\r']) expect(csvRow([formula]).replace('"', '')[0]).toBe("'")
  expect(unmarkedCell("'quoted'")).toBe("'quoted'")
})

/** UTF-8 has no halves of pairs. */
const wellFormed = (text: string): string => text.toWellFormed()
