/** Taking back what the audit log tells, by its endpoint: once, by who may, and not over a later change. */
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const SKU = 'SKU-100'

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture cascade`.execute(shop.db.query)
  await putCatalog(shop.db, [{ variants: [{ sale: 25_900 }] }])
})

const priceNow = async () => (await asOwner('GET', `/prices/${SKU}`)).body.prices[0]
async function setPrice(price: number): Promise<string> {
  shop.clock.advance(60_000)
  const { version } = await priceNow()
  const change = { sku: SKU, market: 'ro', price, reduced: null, prp: null, version }
  return (await asOwner('POST', '/prices', { changes: [change], reason: null })).body.entries[0]
}
const undo = (id: string, caller = asOwner) => {
  shop.clock.advance(60_000)
  return caller('POST', `/audit/${id}/undo`, { reason: 'greșit' })
}
const isUndoable = async (id: string) =>
  (await asOwner('GET', '/audit')).body.entries.find((entry: { id: string }) => entry.id === id).isUndoable

test('an act is taken back once, its undo is an entry that can be taken back in turn', async () => {
  const id = await setPrice(21_990)
  expect(await isUndoable(id)).toBe(true)
  const undone = await undo(id)
  expect(undone.status).toBe(200)
  expect((await priceNow()).sale).toBe(25_900)
  expect(await isUndoable(id)).toBe(false)
  expect(await undo(id)).toMatchObject({ status: 422, body: { code: 'not_undoable' } })
  expect((await undo(undone.body.entry)).status).toBe(200)
  expect((await priceNow()).sale).toBe(21_990)
})

test('what was changed since stays, and the editor, who may change it on approval only, is refused', async () => {
  const id = await setPrice(24_900)
  expect(await undo(id, asEditor)).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  await setPrice(23_900)
  expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'changed_since' } })
  expect((await priceNow()).sale).toBe(23_900)
})

test('what cannot be taken back says so', async () => {
  const { entries } = (await asOwner('GET', '/audit?words=staff.')).body
  expect(entries.every((entry: { isUndoable: boolean }) => !entry.isUndoable)).toBe(true)
  expect(await undo(entries[0].id)).toMatchObject({ status: 422, body: { code: 'not_undoable' } })
  expect(await undo('x')).toMatchObject({ status: 422 })
})
