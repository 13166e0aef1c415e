/** Coupons in the back office: made, judged, changed by two people, stopped, taken back, tried on carts; series of codes. */
import { beforeAll, expect, test } from 'vitest'
import { kindOfCode } from '#domain/promotions/codes.ts'
import { readShownCoupons } from '#services/content/shown-coupons.ts'
import { undoCoupon } from '#services/coupons/undo-coupon.ts'
import { CONSOLE, searchAudit } from '#services/staff/audit.ts'
import { ITEMS, insertTestItems, setStock } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)

beforeAll(async () => {
  await insertTestItems(shop.db.query, shop.clock.now())
  for (const item of [ITEMS.body, ITEMS.hat, ITEMS.book]) await setStock(shop.db.query, item, [50])
  await shop.catalog.refresh()
})

const TERMS = {
  name: 'Probă',
  type: 0,
  amount: 20,
  maxAmount: 0,
  minPurchase: 0,
  currency: 'RON',
  startsAt: null,
  endsAt: null as string | null,
  maxUses: 100,
  maxUsesPerCustomer: 1,
  isForSignedIn: false,
  isAdvertised: false,
  appliesTo: { kind: 'order' } as object,
}
const make = (code: string, change: Partial<typeof TERMS> = {}, caller = asEditor) =>
  caller('POST', '/coupons', { code, terms: { ...TERMS, ...change }, reason: null })
const codesOf = (findings: { code: string }[]) => findings.map(({ code }) => code)
const check = async (change: object) => {
  const { body } = await asSupport('POST', '/coupon-check', { code: null, terms: { ...TERMS, ...change } })
  return body.findings as { code: string; state: string; count: number; codes: string[] }[]
}
const undo = async (entry: string) =>
  undoCoupon(
    shop,
    CONSOLE,
    (await searchAudit(shop, { most: 100 })).find(({ id }) => id === entry)!,
    null,
  )

test('a coupon is made, read with what it touches, and found in its view', async () => {
  const made = await make(' vara 20 ')
  expect(made).toMatchObject({ status: 200, body: { coupon: { code: 'VARA20', state: 'running', usage: 0 } } })
  expect((await make('VARA20')).body.code).toBe('coupon_code_taken')
  const { body } = await asSupport('GET', '/coupons/vara20')
  expect(body).toMatchObject({ held: 0, cost: 0, uses: [], changes: [{ action: 'coupon.created', by: 'Vlad Petrescu' }] })
  expect(codesOf(body.findings)).toEqual(['sale_not_counted', 'bundles_not_counted', 'goods', 'not_advertised'])
  const list = await asSupport('GET', '/coupons?view=running&words=vara')
  expect(list.body).toMatchObject({ coupons: [{ code: 'VARA20', cost: 0 }], next: null, counts: { running: 1, all: 1 } })
  expect((await asSupport('GET', '/coupons?view=stopped')).body.coupons).toEqual([])
  expect((await asWarehouse('GET', '/coupons')).status).toBe(403)
  expect((await asSupport('GET', '/coupons/none')).status).toBe(404)
})

test('the gate tells what blocks a coupon and what adds up with others, and refuses to write what is blocked', async () => {
  const past = new Date(shop.clock.now().getTime() - 1000).toISOString()
  expect(
    codesOf(
      (await check({ amount: 120, endsAt: past, appliesTo: { kind: 'tags', tags: [] } })).filter(({ state }) => state === 'no'),
    ),
  ).toEqual(['percent_above_100', 'ended', 'scope_empty'])
  expect(codesOf(await check({ appliesTo: { kind: 'vendors', vendors: ['1', '77'] } }))).toContain('unknown_goods')
  expect(codesOf(await check({ currency: 'HUF', type: 1, amount: 150 }))).toContain('forints_not_whole')
  const adds = await check({ appliesTo: { kind: 'products', products: ['_10101'] } })
  expect(adds.find(({ code }) => code === 'adds_up')).toMatchObject({ state: 'warn', codes: ['VARA20'] })
  expect(adds.find(({ code }) => code === 'goods')!.count).toBe(1)
  expect(codesOf(await check({ type: 3 }))).not.toContain('adds_up')
  const refused = await make('GRESIT', { amount: 120 })
  expect(refused).toMatchObject({ status: 422, body: { code: 'coupon_blocked', findings: [{ code: 'percent_above_100' }] } })
  // The shape of a code that the shop draws for a series (D-88).
  expect((await make('PUI-23456789AB')).body.code).toBe('coupon_code_shape')
})

test('two people, undo, stop: who was later sees the other, and a change is taken back only while it stands', async () => {
  const { version } = (await make('DOI')).body.coupon
  const change = (from: string, terms: Partial<typeof TERMS>) =>
    asEditor('POST', '/coupons/DOI', { version: from, terms: { ...TERMS, ...terms }, reason: 'probă' })
  const changed = await change(version, { amount: 15 })
  expect(changed.body.coupon.terms.amount).toBe(15)
  expect(await change(version, { amount: 30 })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { terms: { amount: 15 } } },
  })
  const stopped = await asEditor('POST', '/coupons/DOI/stop', {
    version: changed.body.coupon.version,
    isStopped: true,
    reason: null,
  })
  expect(stopped.body.coupon).toMatchObject({ state: 'stopped', isStopped: true })
  expect(await undo(changed.body.entries[0])).toBe('done')
  expect(await undo(stopped.body.entries[0])).toBe('done')
  const { coupon, changes } = (await asOwner('GET', '/coupons/DOI')).body
  expect(coupon).toMatchObject({ state: 'running', version, terms: { amount: 20 } })
  expect(changes).toHaveLength(5)
  const again = await change(version, { amount: 10 })
  await change(again.body.coupon.version, { amount: 11 })
  expect(await undo(again.body.entries[0])).toBe('changed_since')
  const made = await make('GREU')
  expect(await undo(made.body.entries[0])).toBe('done')
  expect((await asOwner('GET', '/coupons/GREU')).status).toBe(404)
})

test('support gives goodwill within its limit, whatever it calls it', async () => {
  const goodwill = { type: 1, amount: 5_000, maxUses: 1 }
  expect((await make('SCUZE', goodwill, asSupport)).status).toBe(200)
  for (const [code, terms] of Object.entries({
    MULT1: { ...goodwill, amount: 5_100 },
    MULT2: { ...goodwill, maxUses: 2 },
    MULT3: { ...goodwill, maxUses: 0 },
    MULT4: { type: 0, amount: 10, maxUses: 1 },
    MULT5: { type: 3, amount: 10, maxAmount: 100, maxUses: 1 },
  }))
    expect(await make(code, terms, asSupport)).toMatchObject({ status: 403, body: { code: 'coupon_over_limit' } })
  const { version } = (await asSupport('GET', '/coupons/VARA20')).body.coupon
  expect((await asSupport('POST', '/coupons/VARA20/stop', { version, isStopped: true, reason: null })).status).toBe(403)
})

test('a trial cart tells per line what each coupon does and why not, and writes nothing', async () => {
  await make('MIN', { minPurchase: 50_000 })
  await make('BEST', { type: 3, amount: 10 })
  const before = await shop.db.query.selectFrom('code_guess').selectAll().execute()
  const lines = [
    { item: ITEMS.body, qty: 2 },
    { item: ITEMS.hat, qty: 1 },
    { item: ITEMS.voucher, qty: 1 },
  ]
  const draft = { code: 'NOU', terms: { ...TERMS, amount: 50 } }
  const question = { market: 'ro', lines, codes: ['min', 'best', 'nimic'], isSignedIn: false, at: null, draft }
  const { body } = await asSupport('POST', '/coupon-try', question)
  expect(body.unknown).toEqual(['NIMIC'])
  expect(body.coupons.map(({ code, state, amount }: Record<string, unknown>) => [code, state, amount])).toEqual([
    ['NOU', 'error_not_applicable', 0],
    ['MIN', 'error_min_purchase', 0],
    ['BEST', 'applied', 1_000],
  ])
  expect(body.coupons[1]).toMatchObject({ missing: 50_000, checks: { minimum: false, valid: true, currency: true, dates: true } })
  const why = (line: number) =>
    body.lines[line].coupons.map(({ code, why: reason }: Record<string, string>) => `${code} ${reason}`)
  expect(why(0)).toEqual(['NOU on_sale', 'MIN on_sale', 'BEST applied'])
  expect(why(1)).toEqual(['NOU on_sale', 'MIN on_sale', 'BEST higher_discount'])
  expect(why(2)).toEqual(['NOU voucher', 'MIN voucher', 'BEST voucher'])
  expect(body.lines[1].coupons[2].wouldCost).toBe(6_300)
  expect([body.before, body.after]).toEqual([25_000, 24_000])
  const alone = await asSupport('POST', '/coupon-try', { ...question, codes: [] })
  expect(alone.body).toMatchObject({ before: 25_000, after: 20_000, coupons: [{ code: 'NOU', state: 'applied', amount: 5_000 }] })
  expect((await asSupport('GET', '/coupons/NOU')).status).toBe(404)
  expect(await shop.db.query.selectFrom('code_guess').selectAll().execute()).toEqual(before)
})

test('goods and items are found by words', async () => {
  expect((await asSupport('GET', '/coupon-goods?kind=vendors&words=cuib&locale=ro')).body.goods).toEqual([
    { id: '1', name: 'Cuibul' },
  ])
  expect((await asSupport('GET', '/coupon-goods?kind=products&words=body&locale=ro')).body.goods).toEqual([
    { id: '_10101', name: 'Body' },
  ])
  const items = (await asSupport('GET', '/coupon-items?words=vouch&market=ro')).body.items
  expect(items).toEqual([{ item: ITEMS.voucher, name: 'Voucher cadou', sku: 'SKU-105', price: 10_000 }])
})

test('a series is drawn in the shape of its kind, listed apart, downloaded with a reason and stopped but for what is spent', async () => {
  const terms = { ...TERMS, name: 'Târg', type: 1, amount: 1_000 }
  const draw = (caller: typeof asOwner, count: number) =>
    caller('POST', '/coupon-series', { terms, prefix: 'targ', count, reason: null })
  expect((await draw(asSupport, 6)).body.code).toBe('coupon_over_limit')
  expect((await draw(asSupport, 5)).status).toBe(200)
  const { id } = (await draw(asEditor, 40)).body
  const before = (await asOwner('GET', '/coupons?view=all')).body.coupons
  expect(before.some(({ code }: { code: string }) => code.startsWith('TARG-'))).toBe(false)
  const take = (caller: typeof asOwner, reason = 'tipar') => caller('POST', `/coupon-series/${id}/codes`, { reason })
  expect((await take(asEditor, ' ')).body.code).toBe('reason_missing')
  expect((await take(asSupport)).body.code).toBe('coupon_over_limit')
  const { codes } = (await take(asEditor)).body as { codes: { code: string; isSpent: boolean }[] }
  expect(codes).toHaveLength(40)
  expect(codes.every(({ code, isSpent }) => kindOfCode(code) === 'series' && !isSpent)).toBe(true)
  await shop.db.query.updateTable('coupon').set({ usage: 1 }).where('code', '=', codes[0]!.code).execute()
  expect((await asEditor('POST', `/coupon-series/${id}/stop`, { reason: 'gata' })).body).toEqual({ stopped: 39 })
  // Both series can be of one millisecond: which comes first is open.
  const { series } = (await asSupport('GET', '/coupon-series')).body as { series: { id: string }[] }
  expect(series.find((one) => one.id === id)).toMatchObject({
    codes: 40,
    spent: 1,
    stopped: 39,
    madeBy: 'Vlad Petrescu',
  })
  expect((await asSupport('GET', `/coupons?view=all&words=${codes[1]!.code.toLowerCase()}`)).body.coupons).toHaveLength(1)
  const log = JSON.stringify(await searchAudit(shop, { words: 'coupon_series', most: 10 }))
  expect(codes.some(({ code }) => log.includes(code))).toBe(false)
})

test('a code that is advertised to everybody is a price reduction, and only then a page may announce it', async () => {
  const made = await make('ANUNT', { isAdvertised: true })
  expect(made.body.coupon.terms.isAdvertised).toBe(true)
  const opened = await asSupport('GET', '/coupons/ANUNT')
  expect(codesOf(opened.body.findings)).toContain('announced')
  expect(codesOf(await check({ isAdvertised: true, maxUses: 1 }))).toContain('advertised_once')
  await make('TACUT')
  const codes = new Map([
    ['anunt', []],
    ['TACUT', []],
  ])
  const shown = async () => [...(await readShownCoupons(shop, codes, 'RON')).coupons.keys()]
  expect(await shown()).toEqual(['anunt'])
  const changed = await asEditor('POST', '/coupons/TACUT', {
    version: (await asSupport('GET', '/coupons/TACUT')).body.coupon.version,
    terms: { ...TERMS, isAdvertised: true },
    reason: null,
  })
  expect(await shown()).toEqual(['anunt', 'TACUT'])
  expect(await undo(changed.body.entries[0])).toBe('done')
  expect(await shown()).toEqual(['anunt'])
})
