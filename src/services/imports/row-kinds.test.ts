/** Imports of coupons, customers and redirects. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { ImportKind } from '#domain/imports/import-kind.ts'
import { writeProducts } from '#services/catalog/write-catalog.ts'
import { OPENING } from '#test/clock.ts'
import { importer } from '#test/imports/importer.ts'
import { productOf, writeGround } from '#test/own-shop.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { checked, applied, undone, exported, codes } = importer(shop)

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, import_run, coupon, customer, redirect cascade`.execute(shop.db.query)
  await shop.db.transaction(async (tx) => {
    await writeGround(tx, OPENING)
    await writeProducts(tx, [productOf('Bonnet')], OPENING)
  })
})

test('coupons, customers and redirects come and go alike, and come back without a difference', async () => {
  const files: [ImportKind, string][] = [
    ['coupons', 'code,type,amount,currency,min_purchase\nPUI10,percent,10,RON,200\nLEI25,amount,25,RON,\n'],
    ['customers', 'email,first_name,last_name,phone,market\nana@exemplu.ro,Ana,Pop,0722418305,ro\n'],
    ['redirects', 'path,target\n/old,/p/bonnet-ro\n'],
  ]
  for (const [kind, content] of files) {
    const empty = await exported(kind)
    const run = await applied(kind, content)
    expect([kind, await codes(run.id), run.counts.applied]).toEqual([kind, [], run.counts.new])
    const there = await exported(kind)
    expect(there).not.toBe(empty)
    expect((await checked(kind, there)).counts).toMatchObject({ faulty: 0, new: 0, changed: 0 })
    await undone(run.id)
    expect(await exported(kind)).toBe(kind === 'coupons' ? there.replaceAll(',yes,', ',no,') : empty)
  }
})

test('faults of coupons, customers and redirects are told', async () => {
  expect(
    await codes((await checked('coupons', 'code,type,amount,currency\nPUI10,percent,101,RON\nPUI11,half,1,XXX\n')).id),
  ).toEqual(['2 amount refused', '3 type not_a_choice', '3 currency not_a_choice'])
  expect(await codes((await checked('customers', 'email,first_name,last_name,phone\nana,Ana,Pop,12\n')).id)).toEqual([
    '2 email refused',
    '2 phone refused',
  ])
  expect(await codes((await checked('redirects', 'path,target\n/a?b,https://evil.example/\n')).id)).toEqual([
    '2 path refused',
    '2 target refused',
  ])
})
