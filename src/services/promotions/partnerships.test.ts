import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { kindOfCode } from '#domain/promotions/codes.ts'
import type { CodeSource, PartnershipInput } from '#domain/promotions/partnership.ts'
import { insertCoupons, readCoupon, stopCoupons } from '#store/promotions/coupons.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { stopPartnership } from '#store/promotions/write-partnerships.ts'
import { insertTestCustomer, partnershipOf } from '#test/customers/partnership.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { writePartnerCodeMail } from './partnership-mail.ts'
import { listPartnerships, obtainCode } from './partnerships.ts'
import { fillPartnership, writePartnerships } from './write-partnership.ts'

const shop: TestShop = await testShop()
const opening = shop.clock.now()
let customer = ''

beforeAll(() => seedOneProduct(shop.db, 100, opening))
beforeEach(async () => {
  shop.clock.set(opening)
  await sql`truncate partnership, coupon, job, mail, "order", customer cascade`.execute(shop.db.query)
  customer = await insertTestCustomer(shop.db.query, new Date(opening.getTime() - 40 * DAY_MS))
})

const enter = (key: string, change: Partial<PartnershipInput> = {}) =>
  shop.db.transaction((tx) => writePartnerships(tx, [partnershipOf(key, change)], opening))
const fill = (key: string, ...codes: string[]) => shop.db.transaction((tx) => fillPartnership(tx, key, { codes }, opening))
const obtain = (key: string, who = customer, market = MARKETS.ro) => obtainCode(shop, who, key, market)
const list = (market = MARKETS.ro, who = customer) => listPartnerships(shop, who, market)
const generator = (change = {}, maxCodes = 0): CodeSource => ({
  kind: 'generator',
  maxCodes,
  coupon: { prefix: 'ZILE', type: 0, amount: 15, currency: 'RON', ...change },
})

test('one click gives one code, and the same code when asked again', async () => {
  await enter('carti')
  expect(await fill('carti', 'BOOK-1', 'BOOK-2', 'BOOK-1')).toBe(2)
  const first = await obtain('carti')
  expect(first).toMatchObject({ ok: true, isNew: true, code: { isOurs: false, validUntil: null, isUsed: false, isOver: false } })
  shop.clock.advance(DAY_MS)
  expect(await obtain('carti')).toEqual({ ...first, isNew: false })
  const other = await obtain('carti', await insertTestCustomer(shop.db.query, opening))
  expect(other).toMatchObject({ ok: true, isNew: true })
  const codes = [first, other].map((answer) => answer.ok && answer.code.code)
  expect(new Set(codes)).toEqual(new Set(['BOOK-1', 'BOOK-2']))
  const third = await insertTestCustomer(shop.db.query, opening)
  expect(await obtain('carti', third)).toEqual({ ok: false, reason: 'exhausted', conditions: [] })
  expect((await list(MARKETS.ro, third)).map(({ state }) => state)).toEqual(['exhausted'])
  expect(await fill('carti', 'BOOK-2', 'BOOK-3')).toBe(1)
  expect(await obtain('carti', third)).toMatchObject({ ok: true, code: { code: 'BOOK-3' } })
})

test('ten requests of one customer at once give one code', async () => {
  await enter('carti')
  await fill('carti', 'BOOK-1', 'BOOK-2', 'BOOK-3')
  await enter('zile', { markets: ['ro'], source: generator() })
  for (const key of ['carti', 'zile']) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => obtain(key)))
    expect(new Set(answers.map((answer) => answer.ok && answer.code.code)).size).toBe(1)
    expect(answers.filter((answer) => answer.ok && answer.isNew)).toHaveLength(1)
  }
  const { length } = await shop.db.query.selectFrom('coupon').select('id').execute()
  expect(length).toBe(1)
  const jobs = await shop.db.query.selectFrom('job').select('kind').execute()
  expect(jobs).toEqual([{ kind: 'partner.mail' }, { kind: 'partner.mail' }])
})

test('a generator writes a single-use coupon of the kind `partner` with the data of the partnership', async () => {
  const coupon = {
    type: 1,
    amount: 5000,
    minPurchase: 20_000,
    validDays: 60,
    signedIn: true,
    appliesTo: { kind: 'tags', tags: ['scoala'] },
  }
  await enter('gradina', { markets: ['ro'], source: generator(coupon, 1) })
  const answer = await obtain('gradina')
  if (!answer.ok) throw new Error(answer.reason)
  const { code, validUntil, isOurs } = answer.code
  expect(kindOfCode(code)).toBe('partner')
  // 60 days after 18 November, at the end of the Romanian day.
  expect([isOurs, validUntil]).toEqual([true, '2027-01-17T21:59:59.999Z'])
  expect((await readCoupon(shop.db.query, code))!.coupon).toMatchObject({
    code: expect.stringMatching(/^ZILE-/),
    campaign: 'partnership gradina',
    valid: true,
    type: 1,
    amount: 5000,
    min_purchase: 20_000,
    max_uses: 1,
    customer_is_logged_in: true,
    applies_to: 'tags',
    tags: ['scoala'],
  })
  expect(await obtain('gradina', await insertTestCustomer(shop.db.query, opening))).toMatchObject({ reason: 'exhausted' })
})

test('coupons of a generator end with the partnership unless they have days of their own', async () => {
  await enter('zile', { markets: ['ro'], until: '2026-12-31', source: generator() })
  expect(await obtain('zile')).toMatchObject({ code: { validUntil: '2026-12-31T21:59:59.999Z' } })
})

const campaign = (codes: string[], change = {}) =>
  insertCoupons(
    shop.db.query,
    codes.map((code) => ({
      id: uuidv7(opening),
      code,
      campaign: 'toamna',
      type: 0,
      amount: 10,
      currency: 'RON' as const,
      max_uses: 1,
      created_at: opening,
      ...change,
    })),
  )

test('a pool of our coupons takes the unused single-use ones of a campaign, and gives none that was stopped meanwhile', async () => {
  await enter('toamna', { markets: ['ro'], source: { kind: 'coupons' } })
  await campaign(['UNU-1', 'UNU-2'])
  await campaign(['FOLOSIT-1'], { usage: 1 })
  await campaign(['OPRIT-1'], { valid: false })
  await campaign(['MULTE-1'], { max_uses: 0 })
  await campaign(['EURO-1'], { currency: 'EUR' })
  const fillUp = () => shop.db.transaction((tx) => fillPartnership(tx, 'toamna', { campaign: 'toamna' }, opening))
  expect([await fillUp(), await fillUp()]).toEqual([2, 0])
  await stopCoupons(shop.db.query, { code: 'UNU-1' })
  expect(await obtain('toamna')).toMatchObject({ ok: true, code: { code: 'UNU-2', isOurs: true } })
  expect(await obtain('toamna', await insertTestCustomer(shop.db.query, opening))).toMatchObject({ reason: 'exhausted' })
  await sql`update coupon set usage = 1 where code = 'UNU-2'`.execute(shop.db.query)
  expect((await list())[0]!.code).toMatchObject({ isUsed: true, isOver: false })
  await stopCoupons(shop.db.query, { code: 'UNU-2' })
  expect((await list())[0]!.code).toMatchObject({ isUsed: true, isOver: true })
})

test('who is not eligible gets every rule with its figures, and becomes eligible by paid orders', async () => {
  const rules = { registeredDays: 30, paidOrders: 2, spent: { RON: 100_000 } }
  await enter('licurici', { rules })
  await fill('licurici', 'BOOK-1')
  const order = async (state: string, status = 'unfulfilled') => {
    const { id } = await placedOrder(shop)
    await sql`update "order" set customer_id = ${customer}, payment_state = ${state}, status = ${status} where id = ${id}`.execute(
      shop.db.query,
    )
  }
  for (const [state, status] of [
    ['unpaid', 'opened'],
    ['paid', 'canceled'],
    ['refunded', 'refunded'],
    ['paid', 'fulfilled'],
  ] as const)
    await order(state, status)
  const conditions = [
    { rule: 'registered', isMet: true, wanted: 30, left: 0 },
    { rule: 'orders', isMet: false, wanted: 2, left: 1 },
    { rule: 'spent', isMet: false, currency: 'RON', wanted: 100_000, left: 45_870 },
  ]
  expect(await obtain('licurici')).toEqual({ ok: false, reason: 'not_eligible', conditions })
  expect(await list()).toMatchObject([{ state: 'not_eligible', conditions, code: null }])
  await order('partly refunded')
  expect((await list())[0]!.conditions.map(({ isMet }) => isMet)).toEqual([true, true, false])
  await order('paid')
  expect((await list())[0]!.state).toBe('eligible')
  expect(await obtain('licurici')).toMatchObject({ ok: true })
})

test('a child of the right age and the newsletter, while it is received, make a customer eligible', async () => {
  await enter('zile', { rules: { childMonths: { from: 0, below: 12 }, newsletter: true } })
  await fill('zile', 'COD-1')
  const met = async () => (await list())[0]!.conditions.map(({ isMet }) => isMet)
  const child = (birth: string) =>
    sql`insert into customer_child (id, customer_id, name, date_of_birth, created_at)
      values (${uuidv7(opening)}, ${customer}, 'Matei', ${birth}, ${opening})`.execute(shop.db.query)
  const consent = (isGiven: boolean, at: Date) =>
    sql`insert into customer_consent (id, customer_id, purpose, is_given, text_version, locale, at)
      values (${uuidv7(at)}, ${customer}, 'newsletter', ${isGiven}, '1', 'ro', ${at})`.execute(shop.db.query)
  expect((await list())[0]!.conditions[0]).toMatchObject({ rule: 'child_age', isMet: false, hasChild: false })
  await child('2020-05-01')
  expect((await list())[0]!.conditions[0]).toMatchObject({ isMet: false, hasChild: true })
  await child('2026-02-08')
  await consent(true, opening)
  expect(await met()).toEqual([true, true])
  await consent(false, new Date(opening.getTime() + 1))
  expect(await met()).toEqual([true, false])
  await consent(true, new Date(opening.getTime() + 2))
  expect(await obtain('zile')).toMatchObject({ ok: true })
})

test('a partnership is offered in its markets from its first moment to its last', async () => {
  await enter('iarna', { markets: ['ro'], from: '2026-11-19', until: '2026-11-20' })
  await fill('iarna', 'IARNA-1')
  expect(await obtain('iarna')).toMatchObject({ reason: 'not_started' })
  expect(await list()).toMatchObject([{ key: 'iarna', state: 'not_started', startsAt: '2026-11-18T22:00:00.000Z' }])
  shop.clock.set(new Date('2026-11-18T22:00:00Z'))
  expect((await list())[0]!.state).toBe('eligible')
  expect([await list(MARKETS.hu), await obtain('iarna', customer, MARKETS.hu)]).toMatchObject([[], { reason: 'not_found' }])
  shop.clock.set(new Date('2026-11-20T22:00:00Z'))
  expect(await obtain('iarna')).toMatchObject({ reason: 'ended' })
  expect((await list())[0]!.state).toBe('ended')
  shop.clock.advance(31 * DAY_MS)
  expect(await list()).toEqual([])
})

test('a stopped partnership gives no code; who has one keeps and sees it in every market', async () => {
  await enter('carti', { markets: ['ro'] })
  await fill('carti', 'BOOK-1', 'BOOK-2')
  const answer = await obtain('carti')
  expect([
    await stopPartnership(shop.db.query, 'carti', opening),
    await stopPartnership(shop.db.query, 'carti', opening),
  ]).toEqual([true, false])
  expect(await obtain('carti')).toEqual({ ...answer, isNew: false })
  expect(await list(MARKETS.hu)).toMatchObject([
    { state: 'obtained', text: { title: 'Egy ajándék könyv' }, code: { code: expect.any(String) } },
  ])
  const other = await insertTestCustomer(shop.db.query, opening)
  expect([await obtain('carti', other), await list(MARKETS.ro, other)]).toMatchObject([{ reason: 'ended' }, []])
})

test('what a customer can obtain comes first, then what is obtained, then the rest', async () => {
  for (const key of ['a-goala', 'b-luata', 'c-libera']) await enter(key)
  await enter('d-viitoare', { from: '2026-12-01' })
  await enter('e-grea', { rules: { newsletter: true } })
  for (const key of ['b-luata', 'c-libera', 'd-viitoare', 'e-grea']) await fill(key, `COD-${key}`)
  await obtain('b-luata')
  expect((await list()).map(({ key }) => key)).toEqual(['c-libera', 'b-luata', 'e-grea', 'd-viitoare', 'a-goala'])
})

test('unknown partnerships and customers get no code', async () => {
  await enter('carti')
  await fill('carti', 'BOOK-1')
  const nobody = uuidv7(opening)
  expect([await obtain('nimic'), await obtain('carti', nobody), await list(MARKETS.ro, nobody)]).toMatchObject([
    { reason: 'not_found' },
    { reason: 'not_found' },
    [],
  ])
})

test('the code of a deleted account is not given again', async () => {
  await enter('carti')
  await fill('carti', 'BOOK-1')
  await obtain('carti')
  await shop.db.query.deleteFrom('customer').execute()
  expect(await obtain('carti', await insertTestCustomer(shop.db.query, opening))).toMatchObject({ reason: 'exhausted' })
})

test('the mail with the code is written once, in the language of the market', async () => {
  await enter('carti')
  await fill('carti', 'BOOK-1')
  await obtain('carti', customer, MARKETS.hu)
  const { payload } = await shop.db.query.selectFrom('job').select('payload').executeTakeFirstOrThrow()
  for (let times = 0; times < 2; times++) await writePartnerCodeMail(shop, payload as { codeId: string; locale: 'hu' })
  const mails = await shop.db.query.selectFrom('mail').selectAll().execute()
  expect(mails).toHaveLength(1)
  const { subject, recipient, text, kind } = mails[0]!
  expect([subject, recipient, kind]).toEqual(['Az Ön kódja: Primele zile', `${customer}@exemplu.ro`, 'partner_code'])
  for (const part of ['BOOK-1', 'Egy ajándék könyv', `${shop.config.publicUrl}/hu/c/konyvek`]) expect(text).toContain(part)
  await sql`delete from mail`.execute(shop.db.query)
  await shop.db.query.updateTable('customer').set({ disabled_at: opening }).execute()
  await writePartnerCodeMail(shop, payload as { codeId: string; locale: 'hu' })
  expect(await shop.db.query.selectFrom('mail').select('id').execute()).toEqual([])
})

test.each<[Partial<PartnershipInput>, string]>([
  [{ key: 'Cărți' }, 'partnerships[0].key'],
  [{ markets: [] }, 'partnerships[0].markets'],
  [{ from: '2026-02-30' }, 'use a day such as'],
  [{ from: '2026-12-01', until: '2026-11-30' }, '`from` is after `until`'],
  [{ rules: { childMonths: { from: 12, below: 12 } } }, '`below` must be more'],
  [{ rules: { spent: {} } }, 'name an amount'],
  [{ source: generator({ amount: 101 }) }, 'at most 100'],
  [{ source: generator({ prefix: 'z' }) }, '2 to 20'],
  [{ source: generator() }, 'in the currency of each market'],
  [{ markets: ['hu'], source: generator({ type: 1, amount: 150, currency: 'HUF' }) }, 'forints are whole'],
  [
    { text: { ...partnershipOf('x').text, ro: { title: 'x', text: 'x', link: { label: 'x', href: 'javascript:alert(1)' } } } },
    'begins with https://',
  ],
])('%j is refused', async (change, message) => {
  await expect(enter('carti', change)).rejects.toThrow(message)
  expect(await shop.db.query.selectFrom('partnership').select('id').execute()).toEqual([])
})

test('a pool takes what its source is, and no code that a customer could not read', async () => {
  await enter('carti')
  await enter('zile', { markets: ['ro'], source: generator() })
  await expect(enter('carti')).rejects.toThrow('already')
  await expect(fill('zile', 'BOOK-1')).rejects.toThrow('generates its codes')
  await expect(fill('nimic', 'BOOK-1')).rejects.toThrow('no such partnership')
  await expect(fill('carti', 'BOOK-1', 'BOOK 2')).rejects.toThrow('code 2')
  await expect(shop.db.transaction((tx) => fillPartnership(tx, 'carti', { campaign: 'x' }, opening))).rejects.toThrow(
    'from a file',
  )
})
