/** Back in stock by mail: who is told, when, how many, and that no address is left. */
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ALERT_LINK_MS, ALERT_MAILS_MS, ALERT_TURN_MS, ALERT_WAIT_DAYS, PEOPLE_PER_PIECE } from '#domain/alerts/alert.ts'
import { ALERT_MAIL_LIMIT } from '#domain/checkout/limits.ts'
import { MARKETS, href, type Locale } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { deleteAccount } from '#services/customers/delete-account.ts'
import { exportAccount } from '#services/customers/export-account.ts'
import { CONSOLE } from '#services/staff/audit.ts'
import { changeStock } from '#services/stock/change-stock.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { insertTestItems, ITEMS } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { askForAlert, callWaiting, confirmAlertLink, openAlert, openAlertLink, purgeAlerts, stopAlert } from './alerts.ts'
import { stopToken } from './links.ts'

const shop = await testShop()
const { query } = shop.db
await insertTestItems(query, shop.clock.now())
await shop.catalog.refresh()
const [BODY, HAT, SET] = [Number(ITEMS.body), Number(ITEMS.hat), Number(ITEMS.set)]

beforeEach(async () => {
  for (const table of ['stock_alert', 'mail', 'job', 'attempt_count', 'recall'] as const) await query.deleteFrom(table).execute()
  await query.updateTable('product').set({ withheld_in: [], no_promo: false }).execute()
  await query.deleteFrom('stock').execute()
  await query
    .insertInto('stock')
    .values([BODY, HAT].map((variant_id) => ({ variant_id, warehouse_id: 'depot', on_hand: 0 })))
    .execute()
})

const run = () => runDueJobs(shop, jobHandlers)
const alerts = () => query.selectFrom('stock_alert').selectAll().orderBy('confirmed_at').orderBy('id').execute()
const mails = (kind: string) =>
  query.selectFrom('mail').selectAll().where('kind', '=', kind).orderBy('created_at').orderBy('id').execute()
const ask = (email: string, variant = BODY, locale: Locale = 'ro') => askForAlert(shop, { variant, locale, email })
const tokenIn = (html: string, page: 'confirm' | 'stop') => new RegExp(`alerts/${page}\\?token=([\\w-]+)`).exec(html)![1]!

/** Asks and confirms; later requests wait behind. */
async function waits(email: string, variant = BODY, locale: Locale = 'ro'): Promise<void> {
  expect(await ask(email, variant, locale)).toEqual({ ok: true, state: 'sent' })
  await run()
  await confirmAlertLink(
    shop,
    tokenIn((await mails('alert confirm')).find(({ recipient }) => recipient === email)!.html, 'confirm'),
  )
  await run()
  await query.deleteFrom('mail').where('recipient', '=', email).execute()
  shop.clock.advance(1000)
}

const stocked = async (lying: number, variant = BODY, seen = 0) =>
  expect(
    await changeStock(shop, CONSOLE, {
      changes: [{ item: String(variant), warehouse: 'depot', seen, lying }],
      kind: 'delivery',
      note: null,
    }),
  ).toMatchObject({ ok: true })

/** Sorted: mails of the same moment have no order. */
const toldTo = async () => (await mails('alert back')).map(({ recipient }) => recipient).toSorted()

test('a mail asks, its link confirms once, and stock that comes tells: then the address is gone', async () => {
  const email = 'Ioana.M+bis@gmail.com'
  expect(await ask(email)).toEqual({ ok: true, state: 'sent' })
  await run()
  const [question] = await mails('alert confirm')
  expect(question).toMatchObject({ recipient: email, locale: 'ro' })
  expect(await alerts()).toMatchObject([{ state: 'asked', variant_id: BODY, locale: 'ro', email }])
  // Nobody has confirmed it: nobody is told.
  await stocked(5)
  await run()
  expect(await toldTo()).toEqual([])
  await stocked(0, BODY, 5)
  const token = tokenIn(question!.html, 'confirm')
  expect(await openAlertLink(shop, token)).toMatchObject({ state: 'waits', offer: { goods: { name: 'Body', option: 'miere' } } })
  expect(await alerts()).toMatchObject([{ state: 'asked' }])
  await confirmAlertLink(shop, token)
  await confirmAlertLink(shop, token)
  await run()
  expect(await openAlertLink(shop, token)).toMatchObject({ state: 'done' })
  expect(await toldTo()).toEqual([])
  await stocked(3)
  await run()
  const [told] = await mails('alert back')
  expect(told).toMatchObject({ recipient: email, locale: 'ro', subject: 'Body: din nou în stoc' })
  expect(told!.html).toContain(`${shop.config.publicUrl}${href(MARKETS.ro, '/p/produs-101')}?item=101`)
  expect(told!.text).toContain('50,00')
  expect(told!.html).not.toContain('/alerts/stop')
  expect(await alerts()).toMatchObject([{ state: 'told', email: null, address: null }])
  expect(JSON.stringify(await alerts())).not.toContain('gmail')
  expect(await openAlertLink(shop, token)).toBeNull()
  await stocked(9, BODY, 3)
  await run()
  expect(await toldTo()).toHaveLength(1)
})

test('who waits already gets a mail that says so, in any spelling; the answer is the same', async () => {
  await waits('ioana@gmail.com')
  expect(await ask('I.oana+x@googlemail.com')).toEqual({ ok: true, state: 'sent' })
  await run()
  expect(await mails('alert confirm')).toEqual([])
  expect(await mails('alert already')).toMatchObject([{ recipient: 'ioana@gmail.com' }])
  expect(await alerts()).toHaveLength(1)
  // Another market is another request.
  await waits('ioana@gmail.com', BODY, 'hu')
  expect(await alerts()).toHaveLength(2)
})

test('no more are told than pieces allow, those first who waited longest, and the others later', async () => {
  const people = Array.from({ length: 2 * PEOPLE_PER_PIECE + 1 }, (_, at) => `om${at}@exemplu.ro`)
  for (const email of people) await waits(email, BODY, email === 'om1@exemplu.ro' ? 'hu' : 'ro')
  await stocked(1)
  await run()
  expect(await toldTo()).toEqual(people.slice(0, PEOPLE_PER_PIECE))
  expect((await mails('alert back')).find(({ recipient }) => recipient === 'om1@exemplu.ro')).toMatchObject({ locale: 'hu' })
  // Another piece comes at once: the first ones still count.
  await stocked(2, BODY, 1)
  await run()
  expect(await toldTo()).toEqual(people.slice(0, 2 * PEOPLE_PER_PIECE))
  shop.clock.advance(ALERT_TURN_MS - 2000)
  await callWaiting(shop, shop.clock.now())
  await run()
  expect(await toldTo()).toHaveLength(2 * PEOPLE_PER_PIECE)
  shop.clock.advance(2000)
  await callWaiting(shop, shop.clock.now())
  await run()
  expect(await toldTo()).toEqual(people)
})

test('nothing is announced where it is not sold: withheld, recalled, not to be promoted, not delivered', async () => {
  await waits('ro@exemplu.ro')
  await waits('hu@exemplu.hu', BODY, 'hu')
  await query
    .updateTable('product')
    .set({ withheld_in: ['ro'] })
    .where('id', '=', 10_101)
    .execute()
  await stocked(5)
  await run()
  expect(await toldTo()).toEqual(['hu@exemplu.hu'])
  await query.updateTable('product').set({ withheld_in: [] }).execute()
  await query.updateTable('product').set({ no_promo: true }).where('id', '=', 10_104).execute()
  expect(await ask('lapte@exemplu.ro', Number(ITEMS.book))).toEqual({ ok: false, reason: 'item_not_found' })
  const now = shop.clock.now()
  await sql`insert into recall (id, number, product_id, state, lots, texts, remedies, version, created_at, published_at)
    values (gen_random_uuid(), 1, 10101, 'running', '', '{}', '{refund}', 1, ${now}, ${now})`.execute(query)
  await callWaiting(shop, shop.clock.now())
  await run()
  expect(await toldTo()).toHaveLength(1)
  expect(await ask('alta@exemplu.ro')).toEqual({ ok: false, reason: 'item_not_found' })
  await query.deleteFrom('recall').execute()
  await callWaiting(shop, shop.clock.now())
  await run()
  expect(await toldTo()).toEqual(['hu@exemplu.hu', 'ro@exemplu.ro'])
})

test('a set is announced when its scarcest part came; in stock and unknown goods take no request', async () => {
  await waits('set@exemplu.ro', SET)
  await stocked(1)
  await run()
  await stocked(1, HAT)
  await run()
  // It takes two bodies.
  expect(await toldTo()).toEqual([])
  await stocked(2, BODY, 1)
  await run()
  expect(await toldTo()).toEqual(['set@exemplu.ro'])
  expect(await ask('a@exemplu.ro')).toEqual({ ok: false, reason: 'in_stock' })
  expect(await ask('a@exemplu.ro', 999_999)).toEqual({ ok: false, reason: 'item_not_found' })
  expect(await ask('a@exemplu.ro', Number(ITEMS.draft))).toEqual({ ok: false, reason: 'item_not_found' })
})

test('who confirms after pieces came is told at once', async () => {
  await ask('tarziu@exemplu.ro')
  await run()
  await stocked(2)
  await confirmAlertLink(shop, tokenIn((await mails('alert confirm'))[0]!.html, 'confirm'))
  await run()
  expect(await toldTo()).toEqual(['tarziu@exemplu.ro'])
})

test('a request is ended by its token, or all of the mailbox; a look changes nothing', async () => {
  await waits('multe@exemplu.ro')
  await waits('multe@exemplu.ro', HAT)
  await waits('alta@exemplu.ro', HAT)
  const [first] = await alerts()
  const token = stopToken(shop, first!.id)
  expect(await openAlert(shop, token)).toMatchObject({ hasOthers: true, offer: { goods: { name: 'Body' } } })
  expect(await alerts()).toHaveLength(3)
  await stopAlert(shop, token, { all: true })
  expect(await alerts()).toMatchObject([{ email: 'alta@exemplu.ro' }])
  expect(await openAlert(shop, token)).toBeNull()
  await stopAlert(shop, token, { all: true })
  await stopAlert(shop, 'made-up', { all: true })
  expect(await alerts()).toHaveLength(1)
})

test('the mail names a way to end what the mailbox still waits for', async () => {
  await waits('multe@exemplu.ro')
  await waits('multe@exemplu.ro', HAT)
  await stocked(2)
  await run()
  const [told] = await mails('alert back')
  await stopAlert(shop, tokenIn(told!.html, 'stop'), { all: false })
  expect(await alerts()).toMatchObject([{ state: 'told' }])
})

test('a signed-in customer needs no second mail for the own address, and does for another', async () => {
  const { id, email } = (await signedInCustomer(shop, { email: 'cont@exemplu.ro' })).signedIn
  expect(await askForAlert(shop, { variant: BODY, locale: 'ro', email: 'Cont@exemplu.ro' }, id)).toEqual({
    ok: true,
    state: 'waiting',
  })
  expect(await askForAlert(shop, { variant: BODY, locale: 'ro', email: 'mama@exemplu.ro' }, id)).toEqual({
    ok: true,
    state: 'sent',
  })
  await run()
  expect(await alerts()).toMatchObject([{ state: 'waiting' }, { state: 'asked' }])
  expect(await exportAccount(shop, { id, email })).toMatchObject({
    data: { stock_alert: [{ sku: 'SKU-101', state: 'waiting' }] },
  })
  const confirmedAt = shop.clock.now()
  expect(await deleteAccount(shop, { id, confirmedAt }, email)).toEqual({ ok: true })
  expect(await alerts()).toMatchObject([{ email: 'mama@exemplu.ro' }])
})

test('an address gets few mails an hour, whoever asks', async () => {
  for (let at = 0; at < ALERT_MAIL_LIMIT.most + 3; at++)
    expect(await ask('hartuita@exemplu.ro')).toEqual({ ok: true, state: 'sent' })
  await run()
  expect(await mails('alert confirm')).toHaveLength(ALERT_MAIL_LIMIT.most)
  expect(await alerts()).toHaveLength(1)
})

test('what nobody confirmed, who waited too long, and mails that are sent are deleted', async () => {
  await ask('uitat@exemplu.ro')
  await waits('rabdator@exemplu.ro', HAT)
  const purge = () => purgeAlerts(shop, shop.clock.now())
  await purge()
  expect(await alerts()).toHaveLength(2)
  shop.clock.advance(ALERT_LINK_MS + 1000)
  await purge()
  expect(await alerts()).toMatchObject([{ email: 'rabdator@exemplu.ro' }])
  expect(await query.selectFrom('stock_alert_link').selectAll().execute()).toEqual([])
  await stocked(1, HAT)
  await run()
  await purge()
  expect(await toldTo()).toEqual(['rabdator@exemplu.ro'])
  await query.updateTable('mail').set({ sent_at: shop.clock.now() }).execute()
  await purge()
  expect(await toldTo()).toEqual([])
  await waits('vechi@exemplu.ro')
  shop.clock.advance(ALERT_MAILS_MS + ALERT_WAIT_DAYS * DAY_MS)
  await purge()
  expect(await alerts()).toEqual([])
})
