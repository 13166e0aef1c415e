import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startSession } from '#services/customers/sessions.ts'
import { fillPartnership, writePartnerships } from '#services/promotions/write-partnership.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { insertTestCustomer, partnershipOf } from '#test/customers/partnership.ts'
import { testShop } from '#test/shop.ts'
import { cookieNames } from '#web/http/visitor/cookies.ts'

const shop = await testShop()
const call = callerOf(shop)
const now = shop.clock.now()
const obtain = (body: unknown, cookie = '') => call('POST', '/api/my/partnerships', body, { cookie })

beforeEach(() => sql`truncate partnership cascade`.execute(shop.db.query))

async function signedIn(): Promise<string> {
  const id = await insertTestCustomer(shop.db.query, now)
  const { token } = await shop.db.transaction((tx) => startSession(shop, tx, id, { name: 'Firefox, Linux', token: null }))
  return `${cookieNames(shop.config.publicUrl).session}=${token}`
}

const enter = (key: string, change = {}) => shop.db.transaction((tx) => writePartnerships(tx, [partnershipOf(key, change)], now))

test('a signed-in customer obtains one code, and the same one again', async () => {
  await enter('carti')
  await shop.db.transaction((tx) => fillPartnership(tx, 'carti', { codes: ['BOOK-1', 'BOOK-2'] }, now))
  const cookie = await signedIn()
  const first = await obtain({ key: 'carti', market: 'hu' }, cookie)
  const code = { takenAt: now.toISOString(), validUntil: null, isOurs: false, isUsed: false, isOver: false }
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(first.body).toEqual({ code: { ...code, code: expect.stringMatching(/^BOOK-[12]$/) }, isNew: true })
  expect((await obtain({ key: 'carti', market: 'ro' }, cookie)).body).toEqual({ ...first.body, isNew: false })
})

test('the list says how each rule stands, and has the code once it is obtained', async () => {
  await enter('carti', {
    rules: { registeredDays: 30, spent: { EUR: 1 }, childMonths: { from: 0, below: 12 }, newsletter: true },
  })
  await enter('libera')
  await shop.db.transaction((tx) => fillPartnership(tx, 'libera', { codes: ['BOOK-1'] }, now))
  await shop.db.transaction((tx) => fillPartnership(tx, 'carti', { codes: ['BOOK-2'] }, now))
  const cookie = await signedIn()
  await obtain({ key: 'libera', market: 'en' }, cookie)
  const { status, body } = await call('GET', '/api/my/partnerships?locale=en', undefined, { cookie })
  expect(status).toBe(200)
  expect(body.partnerships).toMatchObject([
    { key: 'libera', state: 'obtained', text: { title: 'A free book' }, code: { code: 'BOOK-1' } },
    {
      key: 'carti',
      state: 'not_eligible',
      conditions: [{ left: 30 }, { left: 1 }, { hasChild: false }, { isMet: false }],
      code: null,
    },
  ])
})

test('nobody without a session obtains a code', async () => {
  await enter('carti')
  const refusal = { status: 401, body: { code: 'session_required' } }
  expect(await obtain({ key: 'carti', market: 'ro' })).toMatchObject(refusal)
  expect(await call('GET', '/api/my/partnerships')).toMatchObject(refusal)
})

test('every refusal has its code', async () => {
  const cookie = await signedIn()
  await enter('goala')
  await enter('vechi', { rules: { registeredDays: 30 } })
  await enter('viitor', { from: '2026-12-01' })
  await enter('trecut', { until: '2026-11-01' })
  const answers: [string, number, string][] = [
    ['goala', 409, 'exhausted'],
    ['vechi', 409, 'not_eligible'],
    ['viitor', 409, 'not_started'],
    ['trecut', 409, 'ended'],
    ['nimic', 404, 'not_found'],
    ['', 404, 'not_found'],
  ]
  for (const [key, status, code] of answers)
    expect(await obtain({ key, market: 'ro' }, cookie)).toMatchObject({ status, body: { code } })
  expect(await obtain({ key: 'goala', market: 'de' }, cookie)).toMatchObject({ status: 400 })
  expect(await obtain({ key: 'a\0b', market: 'ro' }, cookie)).toMatchObject({ status: 400 })
  expect(await obtain({ key: 'goala', market: 'ro', customer: 'x' }, cookie)).toMatchObject({ status: 400 })
})
