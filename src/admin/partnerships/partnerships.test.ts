/** Partnerships in the back office: made, changed, filled, handed out, stopped, taken back (D-30). */
import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { obtainCode } from '#services/promotions/partnerships.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { readToday } from '#services/today/today.ts'
import { insertTestCustomer } from '#test/customers/partnership.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)

const words = { title: 'O carte cadou', text: 'Pentru părinți.', label: '', href: '' }
const partnership = {
  partner: 'Primele zile',
  markets: ['ro'],
  text: { ro: words, en: { ...words, label: 'To the books', href: 'https://books.example/free' }, hu: words },
  from: null,
  until: '2026-12-31',
  rules: {},
  source: { kind: 'external' },
  lowLevel: 2,
}
const generator = {
  kind: 'generator',
  maxCodes: 5,
  coupon: { prefix: 'ZILE', type: 0, amount: 15, currency: 'RON', validDays: 60 },
}
const make = async (change = {}): Promise<{ id: string; entry: string }> => {
  const { status, body } = await asEditor('POST', '/partnerships', { partnership: { ...partnership, ...change } })
  expect(status).toBe(200)
  return { id: body.id, entry: body.entries[0] }
}
const entriesOf = (id: string) => searchAudit(shop, { most: 20, words: '', object: { kind: 'partnership', id } })
const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })
const customer = () => insertTestCustomer(shop.db.query, shop.clock.now())
const emailOf = (id: string) => `${id}@exemplu.ro`

test('a partnership is made with every field, listed, and changed from the version that was read', async () => {
  const { id, entry } = await make()
  const opened = await asSupport('GET', `/partnerships/${id}`)
  expect(opened.body).toMatchObject({
    partnership: { key: 'primele-zile', version: 1, phase: 'running', left: 0, used: null, isLow: true, fields: partnership },
    emptyAt: null,
    goods: [],
  })
  expect((await asEditor('GET', '/partnerships')).body.partnerships).toContainEqual(
    expect.objectContaining({
      id,
      partner: 'Primele zile',
      titles: { ro: 'O carte cadou', en: 'O carte cadou', hu: 'O carte cadou' },
    }),
  )
  const path = `/partnerships/${id}`
  const wish = {
    ...partnership,
    rules: { registeredDays: 30, spent: { RON: 20_000 } },
    text: { ...partnership.text, hu: { ...words, title: 'Könyv' } },
  }
  const changed = await asEditor('POST', path, { version: 1, partnership: wish })
  expect(changed.body).toMatchObject({ version: 2 })
  expect((await entriesOf(id)).find(({ action }) => action === 'partnership.changed')).toMatchObject({
    before: { 'title.hu': 'O carte cadou', rules: {} },
    after: { 'title.hu': 'Könyv', rules: { registeredDays: 30, spent: { RON: 20_000 } } },
  })
  expect(await asOwner('POST', path, { version: 1, partnership })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { partnership: { version: 2, fields: wish } } },
  })
  expect((await undo(changed.body.entries[0])).status).toBe(200)
  expect((await asOwner('GET', path)).body.partnership).toMatchObject({ version: 3, fields: partnership })
  expect((await undo(entry)).status).toBe(200)
  expect(await asOwner('GET', path)).toMatchObject({ status: 404, body: { code: 'partnership_not_found' } })
})

test('two partnerships of one partner have two names for commands; what cannot be is refused by its field', async () => {
  const [one, two] = [await make({ partner: 'Grădina' }), await make({ partner: 'Grădina' })]
  const keys = await Promise.all(
    [one, two].map(async ({ id }) => (await asOwner('GET', `/partnerships/${id}`)).body.partnership.key),
  )
  expect(keys).toEqual(['gradina', 'gradina-2'])
  const bad = { ...partnership, partner: '', source: { ...generator, coupon: { ...generator.coupon, currency: 'HUF' } } }
  expect(await asOwner('POST', '/partnerships', { partnership: bad })).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', fields: { partner: 'text_required', markets: 'one_currency' } },
  })
})

test('who may: support reads and writes nothing, the warehouse sees nothing, names of customers need their own right', async () => {
  const { id } = await make()
  for (const [path, body] of [
    ['/partnerships', { partnership }],
    [`/partnerships/${id}`, { version: 1, partnership }],
    [`/partnerships/${id}/stop`, { version: 1, isStopped: true, reason: 'x' }],
    [`/partnerships/${id}/codes`, { codes: ['A-1'] }],
    [`/partnerships/${id}/hand-out`, { email: 'a@exemplu.ro', reason: 'x' }],
    [`/partnerships/${id}/report`, { reason: 'x' }],
  ] as const)
    expect([path, (await asSupport('POST', path, body)).status]).toEqual([path, 403])
  expect((await asWarehouse('GET', '/partnerships')).status).toBe(403)
  expect((await asEditor('GET', `/partnerships/${id}/given-to`)).status).toBe(403)
  expect((await asSupport('GET', `/partnerships/${id}/given-to`)).status).toBe(200)
})

test('a pool is filled by a list once, says what is wrong in it, warns when it is low, and is emptied again by undo', async () => {
  const { id } = await make({ partner: 'Cărți' })
  const path = `/partnerships/${id}/codes`
  expect(await asEditor('POST', path, { codes: ['BOOK-1', 'BOOK 2'] })).toMatchObject({
    status: 422,
    body: { code: 'pool_code_wrong', at: 2 },
  })
  expect((await asEditor('POST', path, { campaign: 'toamna' })).body).toMatchObject({ code: 'pool_of_another_kind' })
  const first = await asEditor('POST', path, { codes: ['BOOK-1', 'BOOK-2', 'BOOK-2', 'BOOK-3'] })
  expect(first.body).toMatchObject({ added: 3, known: 1 })
  // Codes of one moment have no order: those of the first filling are given first.
  shop.clock.advance(1000)
  const second = await asEditor('POST', path, { codes: ['BOOK-3', 'BOOK-4'] })
  expect(second.body).toMatchObject({ added: 1, known: 1 })
  expect(JSON.stringify(await entriesOf(id))).not.toContain('BOOK-')
  // Another pool of the same partner gets none of them.
  const other = await make({ partner: 'Cărți' })
  expect((await asEditor('POST', `/partnerships/${other.id}/codes`, { codes: ['BOOK-1', 'BOOK-9'] })).body).toMatchObject({
    added: 1,
    known: 1,
  })
  const isLow = async () => (await asOwner('GET', `/partnerships/${id}`)).body.partnership.isLow
  const lowPools = async () => (await readToday(shop, 'editor')).needs.find(({ kind }) => kind === 'pools')?.count ?? 0
  const others = await lowPools()
  expect(await isLow()).toBe(false)
  const someone = await customer()
  expect(await obtainCode(shop, someone, 'carti', MARKETS.ro)).toMatchObject({ ok: true })
  // The first filling has a code that somebody has; the second one goes.
  expect((await undo(first.body.entries[0])).status).toBe(409)
  expect((await undo(second.body.entries[0])).status).toBe(200)
  expect(await isLow()).toBe(true)
  expect(await lowPools()).toBe(others + 1)
  expect(
    (await asOwner('POST', `/partnerships/${id}`, { version: 1, partnership: { ...partnership, source: generator } })).body,
  ).toMatchObject({
    code: 'partnership_has_codes',
  })
})

test('a pool of our own coupons is offered the series of its currency, and takes one', async () => {
  const now = shop.clock.now()
  for (const [currency, campaign] of [
    ['RON', 'toamna'],
    ['EUR', 'autumn'],
  ] as const) {
    const offer = { campaign, type: 0, amount: 10, currency, max_uses: 1, created_at: now }
    await insertCoupons(
      shop.db.query,
      [1, 2, 3].map((at) => ({ ...offer, id: uuidv7(now), code: `${campaign.toUpperCase()}-${at}` })),
    )
  }
  const { id } = await make({ partner: 'Club', source: { kind: 'coupons' } })
  expect((await asEditor('GET', `/partnerships/${id}/campaigns`)).body).toEqual({ campaigns: [{ name: 'toamna', codes: 3 }] })
  expect((await asEditor('POST', `/partnerships/${id}/codes`, { campaign: 'toamna' })).body).toMatchObject({ added: 3, known: 0 })
  expect((await asEditor('GET', `/partnerships/${id}/campaigns`)).body).toEqual({ campaigns: [] })
  expect((await asOwner('GET', `/partnerships/${id}`)).body.partnership).toMatchObject({ left: 3, used: 0 })
})

test('staff give a customer the one code, past the rules, with a reason; who has which is listed by their beginning', async () => {
  const { id } = await make({ partner: 'Mame', rules: { registeredDays: 300 } })
  await asEditor('POST', `/partnerships/${id}/codes`, { codes: ['MAMA-12345'] })
  const someone = await customer()
  const path = `/partnerships/${id}/hand-out`
  expect(await obtainCode(shop, someone, 'mame', MARKETS.ro)).toMatchObject({ ok: false, reason: 'not_eligible' })
  expect((await asOwner('POST', path, { email: emailOf(someone), reason: ' ' })).body).toMatchObject({ code: 'reason_missing' })
  expect((await asOwner('POST', path, { email: 'nimeni@exemplu.ro', reason: 'Evenimentul.' })).body).toMatchObject({
    code: 'customer_not_found',
  })
  const given = await asOwner('POST', path, { email: emailOf(someone).toUpperCase(), reason: 'Evenimentul.' })
  expect(given.body).toEqual({ isNew: true })
  expect((await asOwner('POST', path, { email: emailOf(someone), reason: 'Din nou.' })).body).toEqual({ isNew: false })
  expect((await asOwner('POST', path, { email: emailOf(await customer()), reason: 'Altcineva.' })).body).toMatchObject({
    code: 'pool_empty',
  })
  const told = (await entriesOf(id)).find(({ action }) => action === 'partnership.handed_out')
  expect(told).toMatchObject({ after: { customer: someone }, reason: 'Evenimentul.' })
  // Its mail is on its way.
  expect((await undo(told!.id)).status).toBe(422)
  const list = await asSupport('GET', `/partnerships/${id}/given-to`)
  expect(list.body.codes).toMatchObject([
    { code: 'MAMA-…', isOurs: false, order: null, customer: { id: someone, name: 'Ioana Marinescu' } },
  ])
  expect(JSON.stringify((await asEditor('GET', `/partnerships/${id}/codes`)).body)).not.toContain('Marinescu')
  const report = await asEditor('POST', `/partnerships/${id}/report`, { reason: 'Luna noiembrie.' })
  expect(report.body).toMatchObject({ name: 'mame', codes: [{ code: 'MAMA-12345', isUsed: null }] })
  const jobs = await shop.db.query.selectFrom('job').select('payload').where('kind', '=', 'partner.mail').execute()
  expect(jobs.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ codeId: list.body.codes[0].id }))
})

test('a stopped partnership gives no code, its customers keep theirs, and undo lets it go on', async () => {
  const { id } = await make({ partner: 'Joacă', source: generator })
  const [one, two] = [await customer(), await customer()]
  const first = await obtainCode(shop, one, 'joaca', MARKETS.ro)
  const stopped = await asEditor('POST', `/partnerships/${id}/stop`, { version: 1, isStopped: true, reason: 'Bugetul.' })
  expect(stopped.body).toMatchObject({ version: 2 })
  expect(await obtainCode(shop, two, 'joaca', MARKETS.ro)).toMatchObject({ ok: false, reason: 'ended' })
  expect(await obtainCode(shop, one, 'joaca', MARKETS.ro)).toEqual({ ...first, isNew: false })
  expect((await asOwner('POST', `/partnerships/${id}/hand-out`, { email: emailOf(two), reason: 'x' })).body).toMatchObject({
    code: 'partnership_not_running',
  })
  expect((await undo(stopped.body.entries[0])).status).toBe(200)
  expect(await obtainCode(shop, two, 'joaca', MARKETS.ro)).toMatchObject({ ok: true })
  expect((await asOwner('GET', `/partnerships/${id}`)).body.partnership).toMatchObject({
    phase: 'running',
    version: 3,
    taken: 2,
    left: 3,
  })
  const fewer = { ...partnership, partner: 'Joacă', source: { ...generator, maxCodes: 1 } }
  expect((await asOwner('POST', `/partnerships/${id}`, { version: 3, partnership: fewer })).body).toMatchObject({
    fields: { maxCodes: 'below_given' },
  })
})
