/** The language of a person: chosen by the person alone, told in the log, taken back by the same person. */
import { expect, test } from 'vitest'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const owner = await firstOwner(shop)
const asOwner = staffCaller(shop, owner.token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)

const languageOf = async (ask: typeof asOwner) => (await ask('GET', '/session')).body.staff.locale
const choose = (ask: typeof asOwner, locale: string) => ask('PUT', '/language', { locale })

test('a person chooses a language for every device, and nobody else’s', async () => {
  const { status, body } = await choose(asWarehouse, 'hu')
  expect([status, body.locale, body.entries.length]).toEqual([200, 'hu', 1])
  expect(await languageOf(asWarehouse)).toBe('hu')
  expect(await languageOf(asOwner)).toBe('ro')
  expect((await choose(asWarehouse, 'hu')).body.entries).toEqual([])
  expect((await choose(asWarehouse, 'de')).status).toBe(400)

  const { entries } = (await asOwner('GET', '/audit')).body as { entries: { action: string; before: object; after: object }[] }
  const told = entries.find(({ action }) => action === 'staff.language_changed')
  expect(told).toMatchObject({ before: { locale: 'ro' }, after: { locale: 'hu' } })
})

test('only the person takes it back, while it stands', async () => {
  const [entry] = (await choose(asWarehouse, 'en')).body.entries as [string]
  const undo = (ask: typeof asOwner) => ask('POST', `/audit/${entry}/undo`, { reason: null })
  expect((await undo(asOwner)).body.code).toBe('not_undoable')
  expect((await undo(asWarehouse)).status).toBe(200)
  expect(await languageOf(asWarehouse)).toBe('hu')

  const [later] = (await choose(asWarehouse, 'en')).body.entries as [string]
  await choose(asWarehouse, 'ro')
  expect((await asWarehouse('POST', `/audit/${later}/undo`, { reason: null })).body.code).toBe('changed_since')
})
