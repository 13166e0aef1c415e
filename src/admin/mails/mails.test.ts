/** Mails in the settings: previews of samples and of orders, a trial to oneself, the log, and one more try for a failed one. */
import { beforeAll, expect, test } from 'vitest'
import { MAIL_KINDS, TRIAL_MAIL_LIMIT } from '#domain/mail/mail-kind.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { writeMailAboutOrder } from '#services/orders/order-mail.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { placedOrder, seedOneProduct, type PlacedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const owner = await firstOwner(shop)
const asOwner = staffCaller(shop, owner.token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
/** What the mail server got; it can refuse. */
const server = { sent: [] as { to: string; subject: string }[], isDown: false }
shop.mailer = {
  send(mail) {
    if (server.isDown) return Promise.reject(new Error('421 try later'))
    server.sent.push(mail)
    return Promise.resolve()
  },
}
let placed: PlacedOrder
beforeAll(async () => {
  await seedOneProduct(shop.db, 50, shop.clock.now())
  placed = await placedOrder(shop, { delivery: 1990 })
  await shop.db.query.deleteFrom('job').execute()
})

const preview = (question: Record<string, string>) => asOwner('GET', `/mails/preview?${new URLSearchParams(question).toString()}`)
const log = async (question: Record<string, string> = {}) =>
  (await asOwner('GET', `/mails/log?${new URLSearchParams(question).toString()}`)).body.mails
const work = () => runDueJobs(shop, jobHandlers)

test('the sender is shown, and every kind has a preview in three languages', async () => {
  expect((await asOwner('GET', '/mails')).body).toMatchObject({ from: shop.config.mailFrom, hasServer: true, failed: [] })
  for (const kind of MAIL_KINDS)
    for (const locale of ['ro', 'en', 'hu']) {
      const { status, body } = await preview({ kind, locale })
      expect([status, body.locale]).toEqual([200, locale])
      expect(body.subject).not.toBe('')
    }
  const html = await preview({ kind: 'voucher', locale: 'hu', as: 'html' })
  expect([html.type, html.body]).toEqual(['text/html', expect.stringContaining('lang="hu"')])
  expect((await preview({ kind: 'nothing', locale: 'ro' })).status).toBe(400)
  expect((await asSupport('GET', '/mails')).status).toBe(403)
  expect((await asSupport('GET', '/mails/log')).status).toBe(403)
})

test('a mail about an order is in its language, and what the order has not is said', async () => {
  const order = placed.number
  const { body } = await preview({ kind: 'order confirmation', locale: 'hu', order })
  expect(body).toMatchObject({ locale: 'ro', subject: expect.stringContaining(order) })
  expect(await preview({ kind: 'order sent', locale: 'ro', order })).toMatchObject({
    status: 422,
    body: { code: 'mail_without_matter' },
  })
  expect(await preview({ kind: 'voucher', locale: 'ro', order })).toMatchObject({
    status: 422,
    body: { code: 'mail_not_of_orders' },
  })
  expect(await preview({ kind: 'order paid', locale: 'ro', order: 'NST-1' })).toMatchObject({ status: 404 })
})

test('a trial goes to who asks and to nobody else, is told in the log of changes, and is limited', async () => {
  const trial = (order: string | null = null) =>
    asOwner('POST', '/mails/trial', { kind: 'order confirmation', locale: 'en', order })
  const recipient = (
    await shop.db.query.selectFrom('staff_member').select('email').where('role', '=', 'owner').executeTakeFirstOrThrow()
  ).email
  expect((await trial()).body).toEqual({ recipient, isSent: true })
  expect((await trial(placed.number)).status).toBe(200)
  await work()
  expect(server.sent.map(({ to }) => to)).toEqual([recipient, recipient])
  // What may be about a customer is not kept.
  const kept = await shop.db.query.selectFrom('mail').select(['html', 'text']).where('kind', '=', 'trial').execute()
  expect(kept).toEqual([
    { html: '', text: '' },
    { html: '', text: '' },
  ])
  expect((await searchAudit(shop, { most: 1, words: '' }))[0]).toMatchObject({
    action: 'mail.trial_sent',
    object: { kind: 'mail', name: 'order confirmation' },
    after: { kind: 'order confirmation', locale: 'ro', order: placed.number },
  })
  for (let sent = 2; sent < TRIAL_MAIL_LIMIT.most; sent++) expect((await trial()).status).toBe(200)
  expect(await trial()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  await work()
})

test('a mail that was given up is in the log, and is sent again once, with a reason', async () => {
  server.isDown = true
  await writeMailAboutOrder(shop, { orderId: placed.id, mail: 'confirmation' })
  const [waits] = await log({ kind: 'order confirmation' })
  expect(waits).toMatchObject({ state: 'waits', order: placed.number, error: null, sentAt: null })
  const path = `/mails/${waits.id}/send`
  expect(await asOwner('POST', path, { reason: 'Gata.' })).toMatchObject({ status: 409, body: { code: 'mail_not_failed' } })
  // The way of a job whose tries are used up.
  await shop.db.query
    .updateTable('job')
    .set({ dead_at: shop.clock.now(), last_error: '421 try later' })
    .where('kind', '=', 'mail.send')
    .execute()
  expect(await log({ state: 'failed' })).toMatchObject([{ id: waits.id, state: 'failed' }])
  expect((await asOwner('GET', '/mails')).body.failed).toEqual([{ kind: 'order confirmation', count: 1 }])
  expect((await asOwner('POST', path, { reason: ' ' })).status).toBe(400)
  server.isDown = false
  expect((await asOwner('POST', path, { reason: 'Serverul merge.' })).status).toBe(200)
  expect((await asOwner('POST', path, { reason: 'Încă o dată.' })).status).toBe(409)
  expect((await searchAudit(shop, { most: 1, words: '' }))[0]).toMatchObject({
    action: 'mail.tried_again',
    object: { kind: 'mail', id: waits.id },
    reason: 'Serverul merge.',
  })
  await work()
  expect(await log({ kind: 'order confirmation' })).toMatchObject([{ id: waits.id, state: 'sent' }])
  expect(await log({ state: 'failed' })).toEqual([])
  expect((await asOwner('POST', '/mails/0/send', { reason: 'x' })).status).toBe(404)
})

test('the log is read page by page', async () => {
  for (let at = 0; at < 30; at++) {
    shop.clock.advance(1)
    const id = (await placedOrder(shop, { delivery: 1990 })).id
    await writeMailAboutOrder(shop, { orderId: id, mail: 'expired' })
  }
  const first = (await asOwner('GET', '/mails/log')).body
  const second = (await asOwner('GET', `/mails/log?before=${first.next}`)).body
  const ids = [...first.mails, ...second.mails].map(({ id }: { id: string }) => id)
  expect(first.mails).toHaveLength(50)
  expect(second.next).toBeNull()
  expect(new Set(ids).size).toBe(ids.length)
})
