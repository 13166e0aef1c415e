/** Drafts of forms: of one person, for thirty days, with nothing in the log; and who else has a form open. */
import { expect, test } from 'vitest'
import { DRAFT_KEPT_MS, MAX_DRAFTS, PRESENT_MS } from '#domain/staff/form-draft.ts'
import { hearOfForm, purgeDrafts, readDraft } from '#services/staff/form-drafts.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const owner = await firstOwner(shop)
const asOwner = staffCaller(shop, owner.token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)

const FORM = 'product/10001'
const draft = { version: '', base: { 'name.ro': 'Body' }, typed: { 'name.ro': 'Body nou', tags: ['a'] } }
const beat = (ask: typeof asOwner, more: object = {}) =>
  ask('POST', '/form-drafts', { form: FORM, section: null, isHere: true, ...more })
const kept = async (ask: typeof asOwner, form = FORM) =>
  (await ask('GET', `/form-drafts?form=${encodeURIComponent(form)}`)).body.draft
const entries = async () => (await shop.db.query.selectFrom('audit_entry').select('id').execute()).length

test('a draft belongs to its person, on every device, until it is saved or discarded', async () => {
  const before = await entries()
  const { body } = await beat(asOwner, { draft })
  expect(body).toEqual({ keptAt: shop.clock.now().toISOString(), others: [] })
  expect(await kept(asOwner)).toEqual({ content: draft, keptAt: body.keptAt })
  expect(await kept(asEditor)).toBeNull()
  expect(await kept(asOwner, 'product/10002')).toBeNull()

  // A beat alone leaves it, another draft takes its place.
  expect((await beat(asOwner)).body.keptAt).toBeNull()
  await beat(asEditor, { draft: { ...draft, typed: { 'name.ro': 'Al meu' } } })
  await beat(asOwner, { draft: { ...draft, typed: {} } })
  expect((await kept(asOwner)).content.typed).toEqual({})
  expect((await kept(asEditor)).content.typed).toEqual({ 'name.ro': 'Al meu' })

  await beat(asOwner, { draft: null })
  expect(await kept(asOwner)).toBeNull()
  expect(await kept(asEditor)).not.toBeNull()
  expect(await entries()).toBe(before)
})

test('people see each other in a form, with the section, until they leave or are not heard of', async () => {
  await beat(asEditor, { isHere: false })
  expect((await beat(asOwner, { section: 'prices' })).body.others).toEqual([])
  expect((await beat(asEditor)).body.others).toMatchObject([{ firstName: 'Ruxandra', lastName: 'Moldovan', section: 'prices' }])
  expect((await beat(asEditor, { form: 'product/10002' })).body.others).toEqual([])
  expect((await beat(asOwner)).body.others).toMatchObject([{ firstName: 'Vlad', section: null }])

  expect((await beat(asOwner, { isHere: false })).body.others).toEqual([])
  expect((await beat(asEditor)).body.others).toEqual([])

  await beat(asOwner)
  shop.clock.advance(PRESENT_MS - 1)
  expect((await beat(asEditor)).body.others).toHaveLength(1)
  shop.clock.advance(1)
  expect((await beat(asEditor)).body.others).toEqual([])
  await purgeDrafts(shop, shop.clock.now())
  const rows = await shop.db.query.selectFrom('staff_presence').select('form').execute()
  expect(rows).toEqual([{ form: FORM }])
})

test('only who may save a form has drafts of it, and no other form has any', async () => {
  expect((await beat(asWarehouse)).body.code).toBe('not_permitted')
  expect((await asWarehouse('GET', `/form-drafts?form=${FORM}`)).body.code).toBe('not_permitted')
  expect((await beat(asEditor, { form: 'seller' })).body.code).toBe('not_permitted')
  expect((await beat(asEditor, { form: 'campaign/ostil', draft })).status).toBe(200)
  for (const wrong of [
    { form: 'customer/4' },
    { form: 'keys' },
    { form: `product/${'1'.repeat(200)}` },
    { section: 'x'.repeat(200) },
    { draft: { ...draft, more: 1 } },
    { draft: { ...draft, typed: 'all' } },
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await beat(asOwner, wrong)).status, JSON.stringify(wrong)).toBe(400)
  expect((await beat(asOwner, { draft: { ...draft, typed: { text: 'x'.repeat(1_100_000) } } })).status).toBe(413)
})

test('a draft is forgotten after thirty days, and the oldest of too many give way', async () => {
  await beat(asOwner, { draft })
  const { id: staffId } = await shop.db.query
    .selectFrom('staff_member')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  shop.clock.advance(DRAFT_KEPT_MS - 1)
  expect(await readDraft(shop, { staffId, form: FORM })).not.toBeNull()
  shop.clock.advance(1)
  expect(await readDraft(shop, { staffId, form: FORM })).toBeNull()
  await purgeDrafts(shop, shop.clock.now())
  expect(await shop.db.query.selectFrom('staff_draft').select('form').execute()).toEqual([])

  for (let at = 0; at <= MAX_DRAFTS; at++) {
    shop.clock.advance(1)
    // oxlint-disable-next-line no-await-in-loop -- the oldest is the first
    await hearOfForm(shop, { staffId, form: `coupon/C${at}` }, { section: null, isHere: true, draft })
  }
  expect(await readDraft(shop, { staffId, form: 'coupon/C0' })).toBeNull()
  expect(await readDraft(shop, { staffId, form: 'coupon/C1' })).not.toBeNull()
})
