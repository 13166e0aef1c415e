/**
 * 300 hostile texts in the fields that staff and customers write, through the endpoints; then the pages of the back office and of the
 * shop that show them: nothing of them runs, and no policy reports.
 */
import type { Page } from '@playwright/test'
import { textFault } from '#domain/customers/free-text.ts'
import { LOCALES, perLocale } from '#domain/market/market.ts'
import { more } from '#messages/admin/shell.ts'
import { hostilePacks } from '#test/hostile/packs.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { HOSTILE_TEXTS } from '#test/hostile/payloads.ts'
import { fetchAs } from './account.ts'
import { firstOf, things } from './campaign.ts'
import { exactly } from './customer.ts'
import { expectHarmless, watchedPage } from './harmless.ts'
import { signInOwner } from './office.ts'
import { expect, test } from './shop-test.ts'

test.use({ office: 'hostile', speaks: 'en' })

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type Answer = any
type Send = (method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) => Promise<Answer>

/** Longest texts of the fields, and how many texts of a list a product may have. */
const LINE = 300
const TEXT = 4000
const NAME = 100
const WORD = 50
const LISTED = 60

/** Returns a source of packs of one length, by turns. */
function turns(length: number): () => string {
  const packs = hostilePacks(length)
  let at = 0
  return () => packs[at++ % packs.length]!
}
const [line, text, name, word] = [turns(LINE), turns(TEXT), turns(NAME), turns(WORD)]

const sender =
  (page: Page, origin: string): Send =>
  async (method, path, data) => {
    const answer = await page.request.fetch(`/admin/api${path}`, { method, headers: { origin }, ...(data && { data }) })
    const body: Answer = await answer.json()
    expect(answer.ok(), `${method} ${path}: ${JSON.stringify(body)}`).toBe(true)
    return body
  }

/** Writes the texts of two products in three languages: names, lists and long texts. Returns the pages that show one of them. */
async function writeProducts(send: Send): Promise<{ inOffice: string; inShop: string[] }> {
  const { rows } = await send('GET', '/product-list?sort=id&down=0')
  const ids = (rows as { id: number }[]).slice(0, 2).map(({ id }) => id)
  for (const id of ids) {
    const { fields } = await send('GET', `/products/${id}`)
    const changes = Object.fromEntries(
      LOCALES.flatMap((locale) => [
        ...['name', 'searchTitle', 'searchText'].map((field) => [`${field}.${locale}`, line()] as const),
        ...['opening', 'composition', 'care', 'spareParts', 'repair'].map((field) => [`${field}.${locale}`, text()] as const),
        ...['facts', 'warnings'].map((field) => [`${field}.${locale}`, hostilePacks(LINE).slice(0, LISTED)] as const),
      ]),
    )
    const base = Object.fromEntries(Object.keys(changes).map((field) => [field, fields[field] ?? null]))
    await send('PATCH', `/products/${id}`, { changes, base, reason: text().slice(0, TEXT / 4) })
  }
  const [{ fields }] = await Promise.all(ids.map((id) => send('GET', `/products/${id}`)))
  return { inOffice: `/admin/products/${ids[0]}`, inShop: [`/p/${fields['slug.ro']}`, `/en/p/${fields['slug.en']}`] }
}

async function writePromotions(send: Send): Promise<void> {
  const offer = { type: 0, amount: 10, maxAmount: 0, minPurchase: 0, currency: 'RON', startsAt: null, endsAt: null }
  const terms = { ...offer, maxUses: 9, maxUsesPerCustomer: 1, isForSignedIn: false, appliesTo: { kind: 'order' } }
  const names = hostilePacks(NAME)
  for (const [at, one] of names.entries())
    await send('POST', '/coupons', { code: `HOSTILE${at}`, terms: { ...terms, name: one }, reason: null })
  await send('POST', '/coupon-series', { terms: { ...terms, name: name(), maxUses: 1 }, prefix: 'HOS', count: 1, reason: line() })
  for (let at = 0; at < 3; at++)
    await send('POST', '/vouchers', {
      market: LOCALES[at],
      amount: 10_000,
      recipient: `h${at}@exemplu.ro`,
      name: name(),
      message: line(),
      until: null,
      reason: line(),
    })
}

/** Writes a page with its blocks, a running campaign above every page, redirects, a showroom and who sells. */
async function writeContents(send: Send): Promise<void> {
  const { id } = await send('POST', '/content', { kind: 'page', name: 'ostil', title: perLocale((locale) => `Ostil ${locale}`) })
  const { story } = await send('GET', `/content/${id}`)
  const body = hostilePacks(TEXT).map((one, at) => ({
    _uid: `b${at}`,
    component: 'text',
    text: [{ kind: 'paragraph', text: one }],
  }))
  const texts = Object.fromEntries(
    story.texts.map(({ locale, version, content }: Answer) => [locale, { version, content: { ...content, body } }]),
  )
  const kept = (await send('POST', `/content/${id}/draft`, { texts })).story
  const versions = Object.fromEntries(kept.texts.map(({ locale, version }: Answer) => [locale, version]))
  await send('POST', `/content/${id}/publish`, { texts: versions, at: null, reason: line() })
  const campaign = {
    key: 'ostil',
    layout: 'bf',
    markets: LOCALES,
    starts: '2098-01-01T00:00',
    ends: '2098-02-01T00:00',
    isOn: false,
    link: '/sale',
    picture: null,
    narrow: null,
    text: perLocale(() => ({ bar: name(), title: name(), lead: line(), action: name() })),
  }
  const { campaign: view } = await send('POST', '/campaigns', { campaign, version: null })
  await send('POST', '/campaigns/ostil/switch', { version: view.version, isOn: true, isNow: true })
  const { showrooms } = await send('GET', '/delivery')
  const [{ value, version }] = showrooms
  const inThree = () => perLocale(() => line())
  const page = { ...value.page, intro: inThree(), parking: inThree(), access: inThree() }
  await send('POST', '/showrooms', {
    version,
    showroom: { ...value, name: inThree(), city: inThree(), address: line(), page },
    reason: line(),
  })
}

async function writeSettings(send: Send): Promise<void> {
  for (let at = 0; at < 3; at++) await send('POST', '/keys', { name: word(), scope: ['orders.read'], days: null })
  const { attributes } = await send('GET', '/attributes')
  const { products: _, ...base } = attributes.find(({ options }: Answer) => options.length > 0)
  const names = perLocale(() => name())
  await send('POST', '/attributes', { attribute: { ...base, name: names }, base })
}

/** What a street and a city may be: names of people are refused that are none (`isPersonName`). */
const PLACES = HOSTILE_TEXTS.filter((one) => one.trim() === one && one.length <= NAME && textFault(one) === null)

/** A customer of a hostile street orders, and staff note what they like. Returns the order's number. */
async function order(page: Page, send: Send, origin: string): Promise<string> {
  const customer = httpCustomer(origin, 'ro', '10.9.9.9', fetchAs(page))
  const { id: item } = await firstOf(
    await things(page, 'ro', origin),
    async ({ id }) => (await customer.quote([{ item: id, qty: 1 }])).options!.length > 0,
  )
  const request = await customer.request([{ item, qty: 1 }])
  const address = { ...request.address, address: PLACES[0]!, city: PLACES[1]! }
  const { id } = await customer.order({ ...request, address }, crypto.randomUUID())
  const { number } = await customer.view(id)
  await send('POST', `/orders/${number}/notes`, { note: line() })
  return number
}

const SHOWN = [
  '/products?sort=id&down=0',
  '/attributes',
  '/stock',
  '/vouchers',
  '/coupons/HOSTILE1',
  '/coupons/codes',
  '/campaigns',
  '/settings/api',
  '/settings/audit',
  '/settings/delivery',
]

test('hostile texts of every field are text in the back office and in the shop', async ({ browser, page, open }) => {
  const { url } = open.shop
  await signInOwner(page, open.shop)
  const send = sender(page, url)
  const number = await order(page, send, url)
  await writePromotions(send)
  await writeContents(send)
  await writeSettings(send)
  const products = await writeProducts(send)
  const cookies = await page.context().cookies()
  const show = async (paths: readonly string[], after: (page: Page, check: (path: string) => Promise<void>) => Promise<void>) => {
    const { context, page: watched, errors } = await watchedPage(browser, { baseURL: url })
    await context.addCookies(cookies)
    const check = (path: string) => expectHarmless(watched, { path, locale: 'ro' }, errors)
    for (const path of paths) {
      const answer = await watched.goto(path, { waitUntil: 'networkidle' })
      expect(answer?.status(), path).toBe(200)
      await check(path)
    }
    await after(watched, check)
    await context.close()
  }
  await Promise.all([
    show(
      [`/admin/orders/${number}`, products.inOffice, ...SHOWN.map((path) => `/admin${path}`), '/admin/coupons?view=all'],
      async (watched, check) => {
        const rows = watched.locator('tbody tr')
        const [next, all] = [watched.getByRole('button', { name: exactly(more()) }), hostilePacks(NAME).length]
        for (let shown = await rows.count(); shown < all; shown = await rows.count()) {
          await next.click()
          await expect(rows).not.toHaveCount(shown)
        }
        await check('all coupons')
      },
    ),
    show([...products.inShop, '/ostil-ro', '/en/ostil-en', '/', '/showrooms', '/cart'], async () => undefined),
  ])
})
