/** Recalls in the back office: drafts, versions, roles, the log (LAW-41). */
import { expect, test } from 'vitest'
import { searchAudit } from '#services/staff/audit.ts'
import { seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
await seedOneProduct(shop.db, 5, shop.clock.now())
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)

const said = { hazard: 'Se rupe.', todo: 'Nu o folosi.' }
const recall = {
  product: 10_001,
  lots: '2609',
  soldFrom: null,
  soldUntil: null,
  texts: { ro: said, en: { ...said, hazard: '' }, hu: said },
  remedies: ['refund'],
}
const whole = { ...recall, texts: { ro: said, en: said, hu: said } }
const lastAct = async () => (await searchAudit(shop, { most: 1, words: '' }))[0]!

test('a draft is created, changed from the version that was read, and told in the log', async () => {
  expect(await asOwner('POST', '/recalls', { recall: { ...recall, product: 99 } })).toMatchObject({ status: 404 })
  const { body } = await asOwner('POST', '/recalls', { recall })
  expect(await lastAct()).toMatchObject({ action: 'recall.created', object: { kind: 'recall', name: 'RC-001' } })
  const opened = await asSupport('GET', `/recalls/${body.id}`)
  expect(opened.body).toMatchObject({
    recall: { number: 1, state: 'draft', version: 1, fields: recall },
    sold: { pieces: 0, orders: 0 },
    faults: [{ field: 'hazard.en', code: 'missing' }],
  })
  const path = `/recalls/${body.id}`
  expect(await asOwner('POST', `${path}/publish`, { version: 1, reason: null })).toMatchObject({
    status: 422,
    body: { code: 'recall_refused', faults: [{ field: 'hazard.en' }] },
  })
  const changed = await asOwner('POST', path, { version: 1, recall: whole })
  expect(changed.status).toBe(200)
  expect(await lastAct()).toMatchObject({
    action: 'recall.changed',
    before: { 'hazard.en': '' },
    after: { 'hazard.en': 'Se rupe.' },
  })
  expect(await asOwner('POST', path, { version: 1, recall })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { recall: { version: 2 } } },
  })
  const undone = await asOwner('POST', `/audit/${changed.body.entries[0]}/undo`, { reason: null })
  expect(undone.status).toBe(200)
  expect((await asOwner('GET', path)).body.recall.fields).toEqual(recall)
})

test('an editor asks, support reads only, and what was published is not changed', async () => {
  const { body } = await asOwner('POST', '/recalls', { recall: whole })
  const path = `/recalls/${body.id}`
  expect((await asSupport('POST', path, { version: 1, recall })).status).toBe(403)
  expect(await asEditor('POST', `${path}/publish`, { version: 1, reason: null })).toMatchObject({
    status: 202,
    body: { waitsForApproval: true },
  })
  expect((await asOwner('GET', '/requests')).body.requests[0]).toMatchObject({
    address: `${path}/publish`,
    about: { number: 'RC-002', name: {} },
  })
  const done = await asOwner('POST', `${path}/publish`, { version: 1, reason: 'Scutul se rupe.' })
  expect(done.status).toBe(200)
  expect(await lastAct()).toMatchObject({ action: 'recall.published', reason: 'Scutul se rupe.', after: { state: 'running' } })
  expect(await asOwner('POST', path, { version: 2, recall })).toMatchObject({ status: 409, body: { code: 'recall_published' } })
  const remind = { version: 2, reason: null }
  expect((await asSupport('POST', `${path}/remind`, remind)).status).toBe(403)
  expect((await asEditor('POST', `${path}/remind`, remind)).status).toBe(202)
  expect(await asOwner('POST', `${path}/remind`, remind)).toMatchObject({ status: 409, body: { code: 'recall_nobody_due' } })
  const mark = { seen: null, answer: 'called' }
  expect((await asSupport('POST', `${path}/buyers/NST-1`, mark)).status).toBe(403)
  expect(await asOwner('POST', `${path}/buyers/NST-1`, mark)).toMatchObject({ status: 404 })
  expect((await asOwner('POST', `${path}/buyers/NST-1`, { ...mark, answer: 'flown' })).status).toBe(400)
  const second = (await asOwner('POST', '/recalls', { recall: whole })).body.id
  expect(await asOwner('POST', `/recalls/${second}/publish`, { version: 1, reason: null })).toMatchObject({
    status: 409,
    body: { code: 'recall_runs' },
  })
  expect((await asOwner('POST', `${path}/end`, { version: 2, reason: 'Gata.' })).status).toBe(200)
  expect((await asOwner('GET', '/recalls')).body.recalls.map(({ state }: { state: string }) => state)).toContain('ended')
})
