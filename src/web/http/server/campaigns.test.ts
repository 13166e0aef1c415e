import { beforeAll, beforeEach, expect, test } from 'vitest'
import { MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import { endCampaign, setCampaigns, switchOn } from '#services/content/campaigns.ts'
import { writeTextPages } from '#services/content/write-stories.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from './site.ts'

const shop = await testShop({ products: 60, now: new Date('2026-11-20T12:00:00Z') })
let site: Site

const BF: Campaign = {
  key: 'bf',
  layout: 'bf',
  markets: ['ro', 'en', 'hu'],
  starts: '2026-11-27T00:00',
  ends: '2026-12-01T00:00',
  isOn: true,
  link: '/sale',
  picture: 'hero-night',
  narrow: null,
  text: perLocale((locale) => ({ bar: `Bar ${locale}`, title: `Title ${locale}`, lead: '', action: 'Go' })),
}
const NOON = Date.parse('2026-11-26T12:00:00Z')
const MIDNIGHT_RO = Date.parse('2026-11-26T22:00:00Z')
const MIDNIGHT_HU = Date.parse('2026-11-26T23:00:00Z')
const END_RO = Date.parse('2026-11-30T22:00:00Z')

const change = async (write: Parameters<typeof shop.db.transaction>[0]) => {
  await shop.db.transaction(write)
  site.pages.purge(['shell'])
  await site.pages.refreshShell()
}

beforeAll(async () => {
  site = await openSite(shop, storefront)
  await shop.db.transaction((tx) =>
    writeTextPages(
      tx,
      [
        { key: 'own', layout: 'full', text: perLocale(() => ({ slug: 'own', title: 'Own', description: 'x', body: [] })) },
        { key: 'cookies', text: perLocale(() => ({ slug: 'cookies', title: 'Law', description: 'x', body: [] })) },
      ],
      { who: 'test', now: shop.clock.now() },
    ),
  )
})
beforeEach(async () => {
  shop.clock.set(new Date(NOON))
  await change((tx) => setCampaigns(tx, [BF], shop.clock.now()))
})

/** Answers as the server does: from memory where it can. */
async function get(path: string, etag?: string): Promise<{ status: number; etag: string; body: string }> {
  const headers = { 'accept-encoding': 'identity', ...(etag && { 'if-none-match': etag }) }
  const known = site.inMemory(path, headers)
  if (known) return { status: 200, etag: `"${known.etag}"`, body: known.body('identity').toString() }
  const response = await site.fetch(new Request(`http://shop.test${path}`, { headers }))
  return { status: response.status, etag: response.headers.get('etag') ?? '', body: await response.text() }
}

/** The look that a document or the data of a page has. */
const lookIn = (body: string): string | undefined =>
  body.startsWith('{') ? JSON.parse(body).look : /<html [^>]*data-look="([^"]*)"/.exec(body)?.[1]
const isBf = (body: string): boolean => lookIn(body)?.startsWith('bf.') ?? false

const PATHS = ['/', '/brands', '/sale', '/cart', '/new', '/_payload.json', '/brands/_payload.json', '/sale/_payload.json']
const addressIn = (market: Locale, path: string): string =>
  path === '/' ? MARKETS[market].prefix || '/' : MARKETS[market].prefix + path

test('bf begins at midnight in Bucharest and one hour later in Budapest, while fifty visitors a second look around', async () => {
  const faults: string[] = []
  let answers = 0
  /** What each visitor's browser has of an address: an answer 304 shows it again. */
  const stored = new Map<string, { etag: string; body: string }>()
  const visit = async (visitor: number, market: Locale, path: string) => {
    const address = addressIn(market, path)
    const name = `${visitor % 7} ${address}`
    const before = stored.get(name)
    const asked = shop.clock.now().getTime()
    const { status, etag, body } = await get(address, before?.etag)
    const shown = status === 304 ? before!.body : body
    stored.set(name, { etag, body: shown })
    answers++
    const midnight = market === 'hu' ? MIDNIGHT_HU : MIDNIGHT_RO
    if ((status !== 200 && status !== 304) || isBf(shown) !== asked >= midnight)
      faults.push(`${address} ${status} ${lookIn(shown)} at ${new Date(asked).toISOString()}`)
  }
  for (const midnight of [MIDNIGHT_RO, MIDNIGHT_HU])
    for (let second = -4; second <= 4; second++) {
      const visits: Promise<void>[] = []
      for (let visitor = 0; visitor < 50; visitor++) {
        shop.clock.set(new Date(midnight + second * 1000 + visitor * 20))
        visits.push(visit(visitor, (['ro', 'hu', 'en'] as const)[visitor % 3]!, PATHS[(visitor + second + 8) % PATHS.length]!))
      }
      await Promise.all(visits)
    }
  expect(faults).toEqual([])
  expect(answers).toBe(900)
})

test('a visitor who joins a page that was begun a moment before the start does not get the old one', async () => {
  shop.clock.set(new Date(MIDNIGHT_RO - 1))
  const before = get('/en')
  // The page has read the clock and waits for its content, which no microtask brings.
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  shop.clock.set(new Date(MIDNIGHT_RO))
  const after = get('/en')
  expect(isBf((await after).body)).toBe(true)
  await before
  expect(isBf((await get('/en')).body)).toBe(true)
})

test('it ends by the same clock, on documents and on data', async () => {
  shop.clock.set(new Date(END_RO - 1))
  expect([isBf((await get('/')).body), isBf((await get('/_payload.json')).body)]).toEqual([true, true])
  shop.clock.set(new Date(END_RO))
  expect([lookIn((await get('/')).body), lookIn((await get('/_payload.json')).body)]).toEqual([undefined, undefined])
  expect(isBf((await get('/hu')).body)).toBe(true)
})

test('data that a browser may still have at the start says when it is over', async () => {
  expect(JSON.parse((await get('/brands/_payload.json')).body)).not.toHaveProperty('endsAt')
  shop.clock.set(new Date(MIDNIGHT_RO - 60_000))
  expect(JSON.parse((await get('/sale/_payload.json')).body).endsAt).toBe(MIDNIGHT_RO)
})

test('home shows the evening, its title, its true end and where it leads; the footer and the sheets are those of the look', async () => {
  shop.clock.set(new Date(MIDNIGHT_HU))
  const html = (await get('/hu')).body
  expect(html).toContain('Bar hu')
  expect(html).toMatch(/Eddig tart: november 30\., hétfő 23:59/)
  expect(html).toMatch(/<h1[^>]*>Title hu</)
  expect(html).toContain('data-theme="bf"><picture>')
  expect(html).toMatch(/<aside data-campaign="">.*href="\/hu\/sale"/)
  expect(html).toMatch(/look-bf-[^"]*\.css/)
  expect(html).toMatch(/look-campaign-[^"]*\.css/)
  const [, footer = ''] = html.split('<footer')
  expect(footer).toContain('/brand/logo-on-dark.svg')
})

test('checkout, sign-in, private and legal pages are light and say nothing of it', async () => {
  shop.clock.set(new Date(MIDNIGHT_HU))
  for (const path of ['/checkout', '/auth/signin', '/track', '/newsletter', '/cookies', '/checkout/_payload.json']) {
    const { body } = await get(path)
    expect([path, lookIn(body), body.includes('Bar ro')]).toEqual([path, undefined, false])
  }
})

test('a page with a layout of its own keeps it and names the campaign; a missing page wears it', async () => {
  shop.clock.set(new Date(MIDNIGHT_HU))
  const own = (await get('/own')).body
  expect([lookIn(own)?.split('.')[0], own.includes('Bar ro')]).toEqual(['full', true])
  const missing = await get('/nothing-here')
  expect([missing.status, isBf(missing.body)]).toEqual([404, true])
})

test('switched on and off, every page is another one at once', async () => {
  expect(isBf((await get('/brands')).body)).toBe(false)
  await change((tx) => switchOn(tx, 'bf', 'now', shop.clock.now()))
  for (const path of ['/brands', '/hu/brands', '/en/brands', '/brands/_payload.json'])
    expect([path, isBf((await get(path)).body)]).toEqual([path, true])
  const first = lookIn((await get('/brands')).body)
  await change((tx) =>
    setCampaigns(
      tx,
      [{ ...BF, starts: '2026-11-20T00:00', text: { ...BF.text, ro: { ...BF.text.ro, bar: 'Other' } } }],
      shop.clock.now(),
    ),
  )
  const { body } = await get('/brands')
  // An open tab has the former sentence: the name tells it to load the document.
  expect([body.includes('Other'), lookIn(body) === first]).toEqual([true, false])
  await change((tx) => endCampaign(tx, 'bf', shop.clock.now()))
  expect(lookIn((await get('/brands')).body)).toBeUndefined()
})
