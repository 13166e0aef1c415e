/** Back in stock by mail over HTTP: the form with and without JavaScript, the pages of its mails, its limits. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { itemId } from '#domain/catalog/item-id.ts'
import { FORM_LIMIT } from '#domain/checkout/limits.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as form from '#messages/alerts/form.ts'
import * as pages from '#messages/alerts/pages.ts'
import { inLocale } from '#messages/text.ts'
import { formStamp } from '#services/forms/posted-forms.ts'
import { readPurges } from '#services/jobs/purges.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { announceStock } from '#store/stock/stock.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop({ products: 60 })
const { query } = shop.db
const origin = shop.config.publicUrl
let site: Site
let product: (typeof shop.catalog.current.products)[number]
let item: string

/** Empties a product of several sizes. */
beforeAll(async () => {
  await shop.catalog.refresh()
  product = shop.catalog.current.products.find((one) => one.kind === 'simple' && !one.noPromo && one.variants.length > 2)!
  const variants = product.variants.map(({ id }) => id)
  item = itemId(variants[0]!, 'simple')
  await query.updateTable('stock').set({ on_hand: 0, reserved: 0 }).where('variant_id', 'in', variants).execute()
  await shop.db.transaction((tx) => announceStock(tx, variants.map(String)))
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
  site = await openSite(shop, storefront)
})
beforeEach(async () => {
  for (const table of ['stock_alert', 'mail', 'job', 'attempt_count'] as const) await query.deleteFrom(table).execute()
})

type Incoming = NonNullable<NonNullable<Parameters<Site['fetch']>[1]>['incoming']>
const from = (path: string, ip = newAddress()) => ({
  incoming: { url: path, headers: {}, socket: { remoteAddress: ip } } as unknown as Incoming,
})
const page = async (path: string) => (await site.fetch(new Request(origin + path), from(path))).text()
const post = (path: string, fields: Record<string, string>, { ip = newAddress(), sender = origin } = {}) =>
  site.fetch(
    new Request(origin + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: sender },
    }),
    from(path, ip),
  )
const call = (body: object, ip = newAddress()) =>
  site.fetch(
    new Request(`${origin}/api/alerts`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin },
    }),
    from('/api/alerts', ip),
  )
/** Sends the form a few seconds after its page was shown. Returns the address that it leads to. */
async function ask(fields: Record<string, string>, ip = newAddress()): Promise<string> {
  const stamp = formStamp(shop)
  shop.clock.advance(5000)
  const answer = await post('/alerts/forms/ask', { item, email: '', locale: 'ro', website: '', stamp, ...fields }, { ip })
  expect(answer.status).toBe(303)
  return answer.headers.get('location')!
}
async function mailsTo(email: string) {
  await runDueJobs(shop, jobHandlers)
  return query.selectFrom('mail').selectAll().where('recipient', '=', email).execute()
}
const linkIn = (html: string, to: 'confirm' | 'stop'): string =>
  new RegExp(`href="${origin}([^"]*/alerts/${to}[?]token=[^"]+)"`).exec(html)![1]!
const tokenOf = (path: string): string => path.split('token=').at(-1)!
const rows = () => query.selectFrom('stock_alert').selectAll().execute()

test.each(LOCALES)('in %s: the form, the mail, the confirmation and the end, all without JavaScript', async (locale) => {
  const market = MARKETS[locale]
  const html = await page(href(market, `/p/${product.slug[locale]}`))
  expect(html).toContain('action="/alerts/forms/ask"')
  expect(html).toContain(inLocale(locale, form.promise))
  expect(html).toContain(`value="${item}"`)
  const email = `om.${locale}@exemplu.ro`
  expect(await ask({ email, locale })).toBe(href(market, '/alerts?done=sent'))
  expect(await page(href(market, '/alerts?done=sent'))).toContain(inLocale(locale, form.sentTitle))
  const [mail] = await mailsTo(email)
  expect(mail).toMatchObject({ kind: 'alert confirm', locale })
  const link = linkIn(mail!.html, 'confirm')
  expect(link).toContain(href(market, '/alerts/confirm?token='))
  // A program that scans the mail.
  const asked = await page(link)
  expect(asked).toContain(inLocale(locale, pages.confirmTitle))
  expect(asked).toContain(product.name[locale])
  expect(asked).not.toContain(email)
  expect(await rows()).toMatchObject([{ state: 'asked' }])
  const confirmed = await post('/alerts/forms/confirm', { token: tokenOf(link), locale })
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, link])
  expect(await rows()).toMatchObject([{ state: 'waiting', locale, email }])
  const done = await page(link)
  expect(done).toContain(inLocale(locale, pages.doneTitle))
  const stop = /href="([^"]*\/alerts\/stop[?]token=[^"]+)"/.exec(done)![1]!
  expect(await page(stop)).toContain(inLocale(locale, pages.stopTitle))
  expect(await rows()).toHaveLength(1)
  expect((await post('/alerts/forms/stop', { token: tokenOf(stop), locale })).headers.get('location')).toBe(stop)
  expect(await rows()).toEqual([])
  expect(await page(stop)).toContain(inLocale(locale, pages.overTitle))
})

test('in place: the same answer for every address; faults name the field', async () => {
  const market: Locale = 'hu'
  const answers = await Promise.all(
    ['nou@exemplu.ro', 'nou@exemplu.ro', 'altul@exemplu.ro'].map((email) => call({ market, item, email })),
  )
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { state: 'sent' }])
  const bad = await call({ market, item, email: 'gresit' })
  expect([bad.status, await bad.json()]).toMatchObject([422, { code: 'validation_failed', fields: { email: 'email_invalid' } }])
  const unknown = await call({ market, item: '99999999', email: 'nou@exemplu.ro' })
  expect([unknown.status, await unknown.json()]).toMatchObject([422, { code: 'item_not_found' }])
  const other = shop.catalog.current.products.find(
    (one) => one.kind === 'simple' && !one.noPromo && one.variants[0]!.available > 5,
  )!
  const there = await call({ market, item: itemId(other.variants[0]!.id, 'simple'), email: 'nou@exemplu.ro' })
  expect([there.status, await there.json()]).toMatchObject([422, { code: 'in_stock' }])
  expect((await call({ market, item, email: 'nou@exemplu.ro', more: 1 })).status).toBe(400)
})

test('faults of a form come back in its language with what was typed; a form without its time is shown once more', async () => {
  const address = await ask({ email: 'gresit', locale: 'hu' })
  expect(address).toMatch(/^\/hu\/alerts\?form=/)
  expect(address).not.toContain('gresit')
  const html = await page(address)
  expect(html).toContain('value="gresit"')
  expect(html).toContain(inLocale('hu', () => form.faultText('email_invalid')))
  expect(await ask({ email: 'fara@exemplu.ro', stamp: 'made-up' })).toMatch(/^\/alerts\?form=/)
  expect(await ask({ email: 'capcana@exemplu.ro', website: 'x' })).toBe('/alerts?done=sent')
  expect(await mailsTo('capcana@exemplu.ro')).toEqual([])
  expect(await page(await ask({ item: 'x' }))).toContain(inLocale('ro', pages.nothingTitle))
  expect((await post('/alerts/forms/ask', {}, { sender: 'https://evil.example' })).status).toBe(403)
})

test('a caller sends few forms, either way', async () => {
  const ip = newAddress()
  for (let at = 0; at < FORM_LIMIT.most; at++) await call({ market: 'ro', item, email: 'gresit' }, ip)
  const refused = await call({ market: 'ro', item, email: 'gresit' }, ip)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_forms' }])
  const address = await ask({ email: 'om@exemplu.ro' }, ip)
  expect(address).toMatch(/\?wait=\d+&item=\d+$/)
  expect(await page(address)).toContain(inLocale('ro', form.tooMany))
})

test('links that are wrong or over say so', async () => {
  expect(await page('/alerts/confirm?token=made-up')).toContain(inLocale('ro', pages.endedTitle))
  expect(await page('/en/alerts/stop?token=made-up')).toContain(inLocale('en', pages.overTitle))
  for (const path of ['/alerts/forms/confirm', '/alerts/forms/stop']) expect((await post(path, { token: 'x' })).status).toBe(303)
})

test('a card that is out of stock leads to the form', async () => {
  const cards = await (
    await site.fetch(new Request(`${origin}/api/cards?market=ro&ids=${product.id}`), from('/api/cards'))
  ).json()
  expect(cards).toMatchObject([{ soldOut: true, isAnnounced: true }])
})
