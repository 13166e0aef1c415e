/** The tracking page, asked for without JavaScript. */
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, href, MARKETS } from '#domain/market/market.ts'
import { TRACKING_LIMIT } from '#domain/checkout/limits.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { placedOrder, seedOneProduct, sentOrder, type SentOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop()
const origin = shop.config.publicUrl
let site: Site
let order: SentOrder
beforeAll(async () => {
  await seedOneProduct(shop.db, 20, shop.clock.now())
  order = await sentOrder(shop, { parcels: 2 })
  for (let hour = 0; hour < 20; hour++) {
    await runDueJobs(shop, jobHandlers)
    shop.clock.advance(HOUR_MS)
  }
  site = await openSite(shop, storefront)
})

type Incoming = NonNullable<NonNullable<Parameters<Site['fetch']>[1]>['incoming']>
const from = (ip: string, path: string) => ({
  incoming: { url: path, headers: {}, socket: { remoteAddress: ip } } as unknown as Incoming,
})
const get = (path: string, ip = newAddress()) => site.fetch(new Request(origin + path), from(ip, path))
const send = (fields: Record<string, string>, ip = newAddress(), headers: Record<string, string> = { origin }) =>
  site.fetch(
    new Request(`${origin}/track/find`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }),
    from(ip, '/track/find'),
  )
const contact = { email: 'Ioana.Marinescu@example.ro', locale: 'ro' }
/** What a stranger who has the number may not learn. */
const PERSONAL = ['Ioana', 'Marinescu', 'example.ro', 'Țepeș', '540056', '0722', 'Ursulețul', 'NST-']

test.each(LOCALES)('the number of a parcel shows its way in %s, and nothing about its customer', async (locale) => {
  const response = await get(href(MARKETS[locale], `/track/${order.awbs[0]}`))
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain(order.awbs[0])
  expect(html).toContain({ ro: 'Preluat de curier', en: 'Picked up by the courier', hu: 'A futárszolgálat átvette' }[locale])
  expect(html).not.toContain(order.awbs[1])
  for (const word of PERSONAL) expect(html).not.toContain(word)
  const headers = Object.fromEntries(response.headers)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
})

test.each(LOCALES)(
  'on the day on which the courier has loaded a parcel it arrives today in %s, on the next day that is not said',
  async (locale) => {
    const today = { ro: 'Ajunge azi', en: 'Arriving today', hu: 'Ma megérkezik' }[locale]
    const awb = (await sentOrder(shop)).awbs[0]!
    const { id } = await shop.db.query
      .updateTable('parcel')
      .set({ status: 'out_for_delivery' })
      .where('awb', '=', awb)
      .returning('id')
      .executeTakeFirstOrThrow()
    const html = async () => (await get(href(MARKETS[locale], `/track/${awb}`))).text()
    const loaded = (at: Date) =>
      shop.db.query
        .insertInto('parcel_event')
        .values({ parcel_id: id, courier_key: at.toISOString(), at, kind: 'out_for_delivery', place: 'Târgu Mureș' })
        .execute()
    await loaded(new Date(shop.clock.now().getTime() - 24 * HOUR_MS))
    expect(await html()).not.toContain(today)
    await loaded(shop.clock.now())
    expect(await html()).toContain(today)
  },
)

test('numbers are found in capitals, with spaces, and from the form', async () => {
  const [awb] = order.awbs as [string]
  const moved = (path: string) => get(path).then(({ status, headers }) => [status, headers.get('location')])
  expect((await get(`/track/${awb}`)).status).toBe(200)
  const spaced = `${awb.slice(0, 2)} ${awb.slice(2, 5)}-${awb.slice(5)}`.toLowerCase()
  for (const typed of [awb.toLowerCase(), encodeURIComponent(spaced), `${awb}/`])
    expect(await moved(`/track/${typed}`)).toEqual([301, `/track/${awb}`])
  expect(await moved(`/EN/Track/${awb}`)).toEqual([301, `/en/track/${awb}`])
  expect(await moved(`/hu/track?awb=${encodeURIComponent(spaced)}`)).toEqual([302, `/hu/track/${awb}`])
  expect((await get('/track?awb=%3F')).headers.get('location')).toBe('/track?fault=unknown')
  expect(await (await get('/track?fault=unknown')).text()).toContain('Nu am găsit nicio livrare pentru acest AWB')
})

test('unknown, malformed and foreign numbers have the same answer', async () => {
  const collected = (await sentOrder(shop)).awbs[0]!
  await shop.db.query.updateTable('parcel').set({ courier: 'pickup' }).where('awb', '=', collected).execute()
  const answers = []
  for (const id of ['CN000000000RO', 'qzq', collected, 'abcdefghijklmnopqrstuvwxyz234567', 'a/b']) {
    const response = await get(`/en/track/${id}`)
    const html = await response.text()
    expect(html).toContain('No delivery found for this AWB number')
    answers.push([response.status, html.replaceAll(id, '').replaceAll(id.toUpperCase(), '')])
  }
  for (const answer of answers) expect(answer[0]).toBe(200)
  expect(new Set(answers.slice(0, 4).map(([, html]) => html)).size).toBe(1)
})

test('the link of a mail shows all parcels of the order, and one without parcels says so', async () => {
  const html = await (await get(`/track/${order.token}`)).text()
  for (const awb of order.awbs) expect(html).toContain(awb)
  expect(html).toContain(`/checkout/confirmation/${order.token}`)
  const waiting = await placedOrder(shop)
  expect(await (await get(`/en/track/${waiting.token}`)).text()).toContain('Your order has not left yet')
  const mail = await shop.db.query
    .selectFrom('mail')
    .select('text')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'order sent')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain(`${origin}/track/${order.token}`)
})

test('number and e-mail address lead to the order; a wrong one of either is the same, and neither is in an address', async () => {
  const found = await send({ ...contact, number: order.number.toLowerCase() })
  expect([found.status, found.headers.get('location')]).toEqual([303, `/track/${order.token}`])
  const wrong = [
    await send({ ...contact, number: order.number, email: 'altcineva@example.ro' }),
    await send({ ...contact, number: 'NST-00000000' }),
    await send({ ...contact, number: '' }),
    await send({}),
  ]
  for (const answer of wrong) expect([answer.status, answer.headers.get('location')]).toEqual([303, '/track?fault=unknown-order'])
  const hungarian = await send({ ...contact, number: 'NST-00000000', locale: 'hu' })
  expect(hungarian.headers.get('location')).toBe('/hu/track?fault=unknown-order')
  expect((await send({ ...contact, number: order.number }, newAddress(), { origin: 'https://evil.example' })).status).toBe(403)
})

test('one caller looks up thirty numbers in an hour, in pages and forms together; the link of a mail is not counted', async () => {
  const ip = newAddress()
  for (let at = 0; at < TRACKING_LIMIT.most; at++) {
    if (at % 2 === 0) expect((await get(`/track/CN${String(at).padStart(9, '0')}RO`, ip)).status).toBe(200)
    else expect((await send({ ...contact, number: 'NST-00000000' }, ip)).headers.get('location')).toContain('unknown-order')
  }
  const refused = await get(`/track/${order.awbs[0]}`, ip)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  const html = await refused.text()
  expect(html).toContain('60 de minute')
  expect(html).not.toContain('Preluat')
  const location = (await send({ ...contact, number: order.number }, ip)).headers.get('location')!
  expect(location).toMatch(/^\/track\?fault=too-many&wait=\d+$/)
  const after = await get(location, ip)
  expect([after.status, after.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await after.text()).toContain('60 de minute')
  expect((await get(`/track/${order.token}`, ip)).status).toBe(200)
  shop.clock.advance(HOUR_MS)
  expect((await get(`/track/${order.awbs[0]}`, ip)).status).toBe(200)
})
