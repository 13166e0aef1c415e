/** Endpoints of many orders at once, of parcels, and of the export. */
import { MARKETS } from '#domain/market/market.ts'
import { endOfDay, marketDay, startOfDay } from '#domain/market/market-day.ts'
import { actOnMany, planMany } from '#services/order-desk/many-orders.ts'
import { exportOrders, noteExport } from '#services/order-desk/export-orders.ts'
import { countParcelViews, listParcels, PARCEL_PAGE, syncNow } from '#services/order-desk/parcels.ts'
import { json, parse, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  exportRequest,
  manyDoneAnswer,
  manyPlanAnswer,
  manyRequest,
  parcelCountsAnswer,
  parcelsAnswer,
  parcelsQuery,
  syncedAnswer,
} from '#admin/schema/many-orders.ts'
import { actOf, refusal } from './answers.server.ts'

const TYPES = { csv: 'text/csv; charset=utf-8', jsonl: 'application/jsonl; charset=utf-8' }

/** Returns the parts as a body that is made while it is sent. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/many-orders/check',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'What would be done with these orders, and which cannot and why; nothing is written',
      body: manyRequest,
      answers: { 200: manyPlanAnswer },
    },
    async handler({ shop, request }) {
      const { act, numbers } = await readJson(request, manyRequest)
      return json(await planMany(shop, act, numbers))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/many-orders',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'Begin with these orders, or send all that waits of them; each for itself',
      body: manyRequest,
      answers: { 200: manyDoneAnswer },
    },
    async handler(context) {
      const { act, numbers } = await readJson(context.request, manyRequest)
      const done = await actOnMany(context.shop, act, numbers, actOf(context))
      context.shop.jobSignal.wake()
      return json(done)
    },
  },
  {
    method: 'GET',
    path: '/admin/api/parcels',
    guard: 'staff',
    action: 'orders.read',
    describe: { summary: 'A page of parcels of a view, the newest first', query: parcelsQuery, answers: { 200: parcelsAnswer } },
    async handler({ shop, url }) {
      const { view, after = null } = parse(Object.fromEntries(url.searchParams), parcelsQuery)
      const found = await listParcels(shop, { view, after })
      const parcels = found.map((one) => ({
        ...one,
        statusAt: one.statusAt.toISOString(),
        createdAt: one.createdAt.toISOString(),
      }))
      const next = found.length === PARCEL_PAGE ? found.at(-1)!.id : null
      return json({ parcels, next, today: marketDay(MARKETS.ro, shop.clock.now()) })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/parcel-views',
    guard: 'staff',
    action: 'orders.read',
    describe: { summary: 'How many parcels each view has; delivered ones are not counted', answers: { 200: parcelCountsAnswer } },
    handler: async ({ shop }) => json({ counts: await countParcelViews(shop) }),
  },
  {
    method: 'POST',
    path: '/admin/api/parcels/sync',
    guard: 'staff',
    action: 'orders.ship',
    describe: { summary: 'Have every courier asked at once where its parcels are', answers: { 200: syncedAnswer } },
    handler: async ({ shop }) => json({ couriers: await syncNow(shop) }),
  },
  {
    method: 'POST',
    path: '/admin/api/order-exports',
    guard: 'staff',
    action: 'data.export',
    describe: {
      summary: 'Orders of some days as CSV or JSON Lines, made while it is sent; who takes them out and why is in the log',
      body: exportRequest,
      answers: { 200: null },
      refusals: [422],
    },
    async handler({ shop, request, actor }) {
      const { format, from, to, market, reason } = await readJson(request, exportRequest)
      if (reason.trim() === '') return refusal('reason_needed')
      const range = {
        from: from === null ? null : startOfDay(MARKETS.ro, from),
        before: to === null ? null : endOfDay(MARKETS.ro, to),
        market,
      }
      await noteExport(shop, actor, { format, range, reason: reason.trim() })
      const name = `orders-${marketDay(MARKETS.ro, shop.clock.now())}.${format}`
      return new Response(streamOf(exportOrders(shop, format, range)), {
        headers: {
          'content-type': TYPES[format],
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      })
    },
  },
]
