/** Parcels that staff and two jobs mark as delivered at the same moment. */
import { expect, test } from 'vitest'
import { deliverOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readHistory } from '#store/orders/staff-orders.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { seedOneProduct, sentOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { syncParcels } from './parcel-sync.ts'

const ORDERS = 24

test('a parcel that two jobs and staff deliver at the same moment is delivered once, with one mail', async () => {
  const shop = await testShop()
  await seedOneProduct(shop.db, ORDERS, shop.clock.now())
  const orders = []
  for (let at = 0; at < ORDERS; at++) orders.push(await sentOrder(shop))
  await runDueJobs(shop, jobHandlers)
  const at = shop.clock.now()
  const arrived = {
    ...shop.couriers.own!,
    batch: 5,
    track: async (awbs: readonly string[]) =>
      new Map(awbs.map((awb) => [awb, [{ key: awb, at, kind: 'delivered' as const, place: '' }]])),
  }
  const both = { ...shop, couriers: { own: arrived } }
  await shop.db.query.updateTable('parcel').set({ sync_at: at }).execute()
  await Promise.all([
    syncParcels(both, { courier: 'own' }),
    syncParcels(both, { courier: 'own' }),
    ...orders.map(({ number }) => deliverOrder(shop, number, UNNAMED)),
  ])
  await runDueJobs(shop, jobHandlers)
  for (const { id } of orders) {
    const history = await readHistory(shop.db.query, id)
    expect(history.filter(({ kind }) => kind === 'delivered')).toHaveLength(1)
    const mails = await shop.db.query
      .selectFrom('mail')
      .select('id')
      .where('order_id', '=', id)
      .where('kind', '=', 'order delivered')
      .execute()
    expect(mails).toHaveLength(1)
  }
  expect(await shop.db.query.selectFrom('parcel').select('id').where('status', '<>', 'delivered').execute()).toEqual([])
  expect(shop.errors).toEqual([])
})
