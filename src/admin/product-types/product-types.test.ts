/** Product types in the back office: rows over the shipped table are written from the version that was read, and taken back (LOC-27). */
import { beforeAll, expect, test } from 'vitest'
import { mergedTypes } from '#domain/search/goods/merged-types.ts'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { readOwnProductTypes } from '#store/search/product-types.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
beforeAll(() => putCatalog(shop.db, [{ name: 'Minge', variants: [{ sale: 1000, available: 1 }] }]))

const SHIPPED = PRODUCT_TYPES[0]!
const { key: _, ...shippedFields } = SHIPPED
const fields = (part: object = {}) => ({
  names: { ro: [' zdrumbulici  mare '], en: ['Whatsit'], hu: ['izé'] },
  broader: [],
  collections: [],
  complements: [],
  isRemoved: false,
  ...part,
})
const list = async (query: Record<string, string> = {}) =>
  (await asOwner('GET', `/product-types?${new URLSearchParams({ locale: 'en', ...query }).toString()}`)).body
const find = async (key: string) => {
  const { types } = await list({ words: key })
  return types.find((one: { key: string }) => one.key === key)
}
const create = (part: object = {}) => asEditor('POST', '/product-types', { type: fields(part) })
const change = (key: string, version: string | null, part: object = {}) =>
  asEditor('POST', `/product-types/${key}`, { version, type: fields(part) })
const reset = (key: string, version: string | null) => asEditor('POST', `/product-types/${key}/reset`, { version })
const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })
const searched = async () => mergedTypes(PRODUCT_TYPES, await readOwnProductTypes(shop.db.query))

test('the shipped types are listed in pages by their names', async () => {
  const { types, total, isHosted } = await list()
  expect(total).toBe(PRODUCT_TYPES.length)
  expect(isHosted).toBe(false)
  expect(types[0]).toMatchObject({ state: 'shipped', version: null, isRemoved: false })
  const all: string[] = []
  for (let from: number | null = 0; from !== null;) {
    const page = await list({ from: String(from) })
    all.push(...page.types.map(({ key }: { key: string }) => key))
    from = page.next
  }
  expect(new Set(all)).toEqual(new Set(PRODUCT_TYPES.map(({ key }) => key)))
  expect(all).toHaveLength(total)
  expect((await find(SHIPPED.key)).names).toEqual(SHIPPED.names)
  expect((await list({ words: 'qwxzkv' })).total).toBe(0)
})

test('a type is added with a key of its own, known to searches, and taken back', async () => {
  const added = await create({ broader: [SHIPPED.key] })
  expect(added).toMatchObject({ status: 200, body: { key: 'whatsit' } })
  expect((await create()).body.key).toBe('whatsit-2')
  expect(await find('whatsit')).toMatchObject({ state: 'own', names: { ro: ['zdrumbulici mare'] }, broader: [SHIPPED.key] })
  expect((await searched()).map(({ key }) => key)).toEqual(expect.arrayContaining(['whatsit', 'whatsit-2']))
  expect(await searchAudit(shop, { most: 2, words: '' })).toContainEqual(
    expect.objectContaining({
      action: 'product_type.changed',
      object: { kind: 'search', id: 'whatsit', name: 'zdrumbulici mare / Whatsit / izé' },
      before: null,
    }),
  )
  expect((await undo(added.body.entries[0])).status).toBe(200)
  expect(await find('whatsit')).toBeUndefined()
  expect(await list({ state: 'own' })).toMatchObject({ total: 1, types: [{ key: 'whatsit-2' }] })
})

test('a shipped type is changed from the version that was read, switched off, and set back', async () => {
  const { key } = SHIPPED
  const before = await find(key)
  // Nothing is written where nothing differs.
  expect(await change(key, null, shippedFields)).toMatchObject({ status: 200, body: { entries: [] } })
  const changed = await change(key, null)
  expect(changed.status).toBe(200)
  expect(await change(key, null)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { key, state: 'changed', names: { en: ['Whatsit'] } } },
  })
  const { version } = await find(key)
  expect((await change(key, version)).body.entries).toEqual([])
  const off = await change(key, version, { isRemoved: true })
  expect((await searched()).map((type) => type.key)).not.toContain(key)
  expect(await list({ state: 'off' })).toMatchObject({ total: 1, types: [{ key }] })
  expect((await undo(changed.body.entries[0])).status).toBe(409)
  expect((await undo(off.body.entries[0])).status).toBe(200)
  expect((await searched()).find((type) => type.key === key)?.names.en).toEqual(['Whatsit'])
  expect(await reset(key, null)).toMatchObject({ status: 409 })
  const done = await reset(key, (await find(key)).version)
  expect(done.status).toBe(200)
  expect(await find(key)).toEqual(before)
  expect((await undo(done.body.entries[0])).status).toBe(200)
  expect(await find(key)).toMatchObject({ state: 'changed' })
  expect((await reset(key, (await find(key)).version)).status).toBe(200)
})

test('a type that others refer to is not removed', async () => {
  const { key } = (await create({ names: { ro: ['unu'], en: ['one'], hu: ['egy'] } })).body
  const other = (await create({ names: { ro: ['doi'], en: ['two'], hu: ['kettő'] }, complements: [key] })).body.key
  expect(await reset(key, (await find(key)).version)).toMatchObject({ status: 409, body: { code: 'type_in_use' } })
  expect((await reset(other, (await find(other)).version)).status).toBe(200)
  expect((await reset(key, (await find(key)).version)).status).toBe(200)
  expect(await reset(key, null)).toMatchObject({ status: 404, body: { code: 'type_not_found' } })
  expect(await change(key, null)).toMatchObject({ status: 404, body: { code: 'type_not_found' } })
})

test('what search cannot use is refused, and who may not change is too', async () => {
  const names = { ro: ['a'], en: ['b'], hu: ['c'] }
  const refused = async (part: object) => (await create(part)).body.code
  expect(await refused({ names: { ...names, hu: [] } })).toBe('type_unnamed')
  expect(await refused({ names: { ...names, en: ['!'] } })).toBe('type_name_empty')
  expect(await refused({ names, broader: ['none'] })).toBe('type_unknown_key')
  expect(await refused({ names, collections: ['none'] })).toBe('type_unknown_key')
  expect(await refused({ names, complements: ['none'] })).toBe('type_unknown_key')
  expect((await create({ names: { ...names, ro: ['x'.repeat(61)] } })).status).toBe(400)
  const { key } = (await create({ names, broader: [SHIPPED.key] })).body
  expect((await change(SHIPPED.key, null, { broader: [key] })).body.code).toBe('type_cycle')
  const { version } = await find(key)
  expect((await change(key, version, { broader: [key] })).body.code).toBe('type_cycle')
  expect((await asSupport('GET', '/product-types?locale=ro')).status).toBe(403)
  expect((await asSupport('POST', '/product-types', { type: fields() })).status).toBe(403)
  expect((await asOwner('GET', '/product-types?locale=fr')).status).toBe(400)
})

test('the choices are all types and collections with their names', async () => {
  const { types, collections } = (await asOwner('GET', '/product-types/choices')).body
  expect(types).toContainEqual({
    key: SHIPPED.key,
    names: { ro: SHIPPED.names.ro[0], en: SHIPPED.names.en[0], hu: SHIPPED.names.hu[0] },
  })
  expect(collections.length).toBeGreaterThan(0)
})

test('a type tells how many products are of it', async () => {
  const names = { ro: ['minge'], en: ['soft whatsit'], hu: ['izébigyó'] }
  const { collections } = (await asOwner('GET', '/product-types/choices')).body
  const before = await find('soft-whatsit')
  expect(before).toBeUndefined()
  const { key } = (await create({ names, collections: collections.map((one: { key: string }) => one.key) })).body
  await shop.catalog.refresh()
  expect(await find(key)).toMatchObject({ products: 1 })
})
