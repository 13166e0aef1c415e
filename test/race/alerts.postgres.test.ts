/** Back in stock by mail under calls at the same moment on several connections: one mail a request, and no more than pieces allow. */
import { expect, test } from 'vitest'
import { PEOPLE_PER_PIECE } from '#domain/alerts/alert.ts'
import { askForAlert, callWaiting, confirmAlertLink, stopAlert } from '#services/alerts/alerts.ts'
import { tellWaiting } from '#services/alerts/tell-waiting.ts'
import { stopToken } from '#services/alerts/links.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { changeStock } from '#services/stock/change-stock.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { insertTestItems, ITEMS } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'

const shop = await testShop()
const { query } = shop.db
await insertTestItems(query, shop.clock.now())
await shop.catalog.refresh()
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const runAll = () => times(4, () => runDueJobs(shop, jobHandlers))
const toldTo = async () =>
  (await query.selectFrom('mail').select('recipient').where('kind', '=', 'alert back').execute()).map((one) => one.recipient)

async function waiting(variant: number, people: number): Promise<string[]> {
  await query.deleteFrom('stock').where('variant_id', '=', variant).execute()
  await query
    .insertInto('stock')
    .values([
      { variant_id: variant, warehouse_id: 'depot', on_hand: 0 },
      { variant_id: variant, warehouse_id: 'cluj', on_hand: 0 },
    ])
    .execute()
  const now = shop.clock.now()
  const rows = Array.from({ length: people }, (_, at) => {
    const email = `om.${variant}.${at}@exemplu.ro`
    const common = { variant_id: variant, locale: 'ro' as const, state: 'waiting' as const, email, address: email, asked_at: now }
    return { id: uuidv7(now), ...common, confirmed_at: new Date(now.getTime() + at) }
  })
  await query.insertInto('stock_alert').values(rows).execute()
  return rows.map(({ id }) => id)
}

const stocked = (variant: number, warehouse: string, lying: number) =>
  changeStock(shop, CONSOLE, { changes: [{ item: String(variant), warehouse, seen: 0, lying }], kind: 'delivery', note: null })

test('two deliveries at once, and jobs that come again, tell each person once and no more than pieces allow', async () => {
  const variant = Number(ITEMS.body)
  const ids = await waiting(variant, 200)
  await Promise.all([stocked(variant, 'depot', 20), stocked(variant, 'cluj', 15)])
  await Promise.all([runAll(), times(8, () => tellWaiting(shop, { variants: [variant] })), callWaiting(shop, shop.clock.now())])
  await runAll()
  const told = await toldTo()
  expect(told).toHaveLength(35 * PEOPLE_PER_PIECE)
  expect(new Set(told).size).toBe(told.length)
  expect(new Set(told)).toEqual(new Set(ids.slice(0, told.length).map((_, at) => `om.${variant}.${at}@exemplu.ro`)))
})

test('who stops while the mails are written gets one or none, never two, and no row keeps an address', async () => {
  const variant = Number(ITEMS.hat)
  const ids = await waiting(variant, 40)
  await stocked(variant, 'depot', 99)
  await Promise.all([
    times(4, () => tellWaiting(shop, { variants: [variant] })),
    times(40, (at) => stopAlert(shop, stopToken(shop, ids[at]!), { all: at % 2 === 0 })),
  ])
  await runAll()
  const told = (await toldTo()).filter((email) => email.startsWith(`om.${variant}.`))
  expect(new Set(told).size).toBe(told.length)
  const left = await query.selectFrom('stock_alert').select(['id', 'email']).where('variant_id', '=', variant).execute()
  expect(left.length).toBe(told.length)
  expect(left.filter(({ email }) => email !== null)).toEqual([])
})

test('a hundred requests of one mailbox, and a hundred confirmations, are one request that waits', async () => {
  const variant = Number(ITEMS.book)
  const spellings = ['ioana.race@gmail.com', 'ioanarace@gmail.com', 'Ioana.Race+x@googlemail.com']
  await times(100, (at) => askForAlert(shop, { variant, locale: 'ro', email: spellings[at % 3]! }))
  await runAll()
  const mails = await query.selectFrom('mail').select('html').where('kind', '=', 'alert confirm').execute()
  const tokens = mails.map(({ html }) => /alerts\/confirm\?token=([\w-]{43})/.exec(html)![1]!)
  await times(100, (at) => confirmAlertLink(shop, tokens[at % tokens.length]!))
  await runAll()
  const rows = await query.selectFrom('stock_alert').select('state').where('variant_id', '=', variant).execute()
  expect(rows).toEqual([{ state: 'waiting' }])
})
