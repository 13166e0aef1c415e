/** Views of lists: saved by each person, seen by others when shared, removed by their maker or an owner, and brought back. */
import { expect, test } from 'vitest'
import { MAX_LIST_VIEWS } from '#domain/staff/list-view.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)

const wanted = { list: 'orders', name: ' De sunat ', query: 'view=all&status=canceled', look: null, isShared: false }
const save = (ask: typeof asEditor, more: object = {}) => ask('POST', '/views', { ...wanted, ...more })
const names = async (ask: typeof asEditor, list = 'orders') =>
  (await ask('GET', `/views?list=${list}`)).body.views.map(({ name }: { name: string }) => name)

test('a view is seen by its maker alone until it is shared, with its look, in its list only', async () => {
  const look = { height: 'dense', columns: { city: false } }
  expect((await save(asEditor, { look })).status).toBe(200)
  expect((await save(asEditor, { name: 'Anulate', isShared: true })).status).toBe(200)
  expect((await asEditor('GET', '/views?list=orders')).body.views).toMatchObject([
    { name: 'Anulate', look: null, isShared: true, isOwn: true },
    { name: 'De sunat', query: wanted.query, look, isShared: false, isOwn: true },
  ])
  expect((await asSupport('GET', '/views?list=orders')).body.views).toMatchObject([{ name: 'Anulate', isOwn: false }])
  expect(await names(asEditor, 'products')).toEqual([])
})

test('only its maker removes a view, and an owner a shared one; what was removed comes back by undo', async () => {
  const { views } = (await asEditor('GET', '/views?list=orders')).body as { views: { id: string; name: string }[] }
  const [shared, own] = views as [{ id: string; name: string }, { id: string; name: string }]
  const remove = (ask: typeof asEditor, id: string) => ask('DELETE', `/views/${id}`, {})
  for (const id of [own.id, shared.id, 'x']) expect((await remove(asSupport, id)).body.code).toBe('view_not_found')
  expect((await remove(asOwner, own.id)).status).toBe(404)
  expect((await remove(asOwner, shared.id)).status).toBe(200)
  const { entries } = (await remove(asEditor, own.id)).body as { entries: string[] }
  expect(await names(asEditor)).toEqual([])
  const undo = (ask: typeof asEditor) => ask('POST', `/audit/${entries[0]}/undo`, { reason: null })
  expect((await undo(asSupport)).body.code).toBe('not_undoable')
  expect((await undo(asEditor)).status).toBe(200)
  expect((await asEditor('GET', '/views?list=orders')).body.views).toMatchObject([{ id: own.id, look: { height: 'dense' } }])
})

test('names and lists are checked, and a person has so many views of a list', async () => {
  for (const wrong of [{ name: ' ' }, { list: 'staff' }, { query: 'x'.repeat(2000) }, { look: { height: 'huge', columns: {} } }])
    expect((await save(asSupport, wrong)).status, JSON.stringify(wrong)).toBe(400)
  for (let count = 0; count < MAX_LIST_VIEWS; count++)
    // oxlint-disable-next-line no-await-in-loop -- each is counted before the next
    expect((await save(asSupport, { name: `Vederea ${count}` })).status).toBe(200)
  expect((await save(asSupport)).body.code).toBe('too_many_views')
  expect((await save(asSupport, { list: 'products' })).status).toBe(200)
})
