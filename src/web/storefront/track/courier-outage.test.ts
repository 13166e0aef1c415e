/** The tracking page while a courier is down, slow or talks nonsense. */
import { beforeAll, expect, test } from 'vitest'
import { samedayCourier } from '#adapters/courier/sameday/sameday.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { FAULTS } from '#test/couriers/courier-server.ts'
import { SAMEDAY_USER, samedayServer } from '#test/couriers/sameday-server.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { seedOneProduct, sentOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const sameday = await samedayServer()
const shop = await testShop({
  settings: {
    SAMEDAY_USERNAME: SAMEDAY_USER.username,
    SAMEDAY_PASSWORD: SAMEDAY_USER.password,
    SAMEDAY_PICKUP_POINT: '11150',
    SAMEDAY_URL: sameday.url,
    COURIER_DEFAULTS: 'ro=sameday',
  },
})
// Not as patient as in the shop: this one is slow on purpose.
shop.couriers.sameday = samedayCourier({ ...shop.config.couriers.sameday!, now: () => shop.clock.now(), timeouts: [150, 300] })
let site: Site
beforeAll(async () => {
  await seedOneProduct(shop.db, 20, shop.clock.now())
  site = await openSite(shop, storefront)
})

type Incoming = NonNullable<NonNullable<Parameters<Site['fetch']>[1]>['incoming']>
const page = async (path: string) => {
  const incoming = { url: path, headers: {}, socket: { remoteAddress: newAddress() } } as unknown as Incoming
  const response = await site.fetch(new Request(shop.config.publicUrl + path), { incoming })
  return [response.status, await response.text()] as const
}

test('pages show what is known, other jobs run, and no job is set aside, whatever the courier answers', async () => {
  const named = await sentOrder(shop, { courier: null })
  await runDueJobs(shop, jobHandlers)
  const awb = sameday.parcels[0]!.awb
  sameday.statuses.unshift({ awb, statusId: 4, statusDate: shop.clock.now().toISOString(), transitLocation: 'Sibiu' })
  shop.clock.advance(11 * MINUTE_MS)
  await runDueJobs(shop, jobHandlers)
  for (const fault of FAULTS) {
    sameday.fail('/api', ...Array.from({ length: 4 }, () => fault))
    // This one gets no number, another one is carried by the shop itself.
    const nameless = await sentOrder(shop, { courier: null })
    const own = await sentOrder(shop)
    shop.clock.advance(7 * HOUR_MS)
    await runDueJobs(shop, jobHandlers)
    const [status, html] = await page(`/track/${awb}`)
    expect([fault, status]).toEqual([fault, 200])
    expect(html).toContain('Preluat de curier')
    expect(html).toContain('Sibiu')
    expect((await page(`/en/track/${named.token}`))[1]).toContain(awb)
    expect((await page(`/en/track/${nameless.token}`))[0]).toBe(200)
    expect((await page(`/hu/track/${own.awbs[0]}`))[1]).toContain(own.awbs[0])
    sameday.heal()
    shop.clock.advance(HOUR_MS)
    await runDueJobs(shop, jobHandlers)
  }
  const { dead, unnamed } = await shop.db.query
    .selectNoFrom((is) => [
      is.selectFrom('job').select(is.fn.countAll<string>().as('n')).where('dead_at', 'is not', null).as('dead'),
      is.selectFrom('parcel').select(is.fn.countAll<string>().as('n')).where('awb', 'is', null).as('unnamed'),
    ])
    .executeTakeFirstOrThrow()
  expect([Number(dead), Number(unnamed)]).toEqual([0, 0])
  // One parcel there for each of the shop, however often its answer was lost.
  expect(sameday.parcels).toHaveLength(FAULTS.length + 1)
})
