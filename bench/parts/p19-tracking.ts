/** P19: a thousand parcels asked for at the demo courier, and the page of an order's parcels, on PostgreSQL with the whole catalog. */
import { sql } from 'kysely'
import { HOUR_MS } from '#domain/time/durations.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { syncParcels } from '#services/shipments/parcel-sync.ts'
import { readConfig } from '#src/config.ts'
import { openCouriers } from '#src/server/open-shop.ts'
import type { Database } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { httpCustomer } from '#test/http-customer.ts'
import { startShop } from '#test/running-shop.ts'
import { cpuOfCalls } from '../programs/cpu-of-calls.ts'
import { cpuMs, connectionsOf } from '../programs/cpu.ts'
import { atMost, infoRow, type Row } from '../rows/row.ts'
import type { Bench } from './bench.ts'
import { sampleItems } from '../programs/sample-items.ts'

const PARCELS = 1000
const PARCELS_A_SHIPMENT = 20
/** Parcels were sent within so many hours: some have arrived, others have just left. */
const SENT_WITHIN_HOURS = 50
const WARM_UP = 300
const CALLS = 300

export async function run({ server, postgres }: Pick<Bench, 'server' | 'postgres'>): Promise<Row[]> {
  const database = await server.copy()
  const items = (await database.read(sampleItems)).slice(0, 1)
  const { shop, end } = await startShop(server, { SECRET: 'the secret of a measured shop, long enough' }, database)
  try {
    const buyer = httpCustomer(shop.url, 'ro', '10.19.0.1')
    const { id: token } = await buyer.order(
      await buyer.request(items.map((item) => ({ item, qty: 1 }))),
      'the-order-that-is-followed',
    )
    const page = () => fetch(`${shop.url}/track/${token}`)
    const synced = await database.read(async (db) => {
      // The shop's own job must not take the parcels first.
      await writeParcels(db, PARCELS, new Date())
      return sync(db, postgres.pid)
    })
    await database.read((db) => db.query.deleteFrom('parcel_event').where('parcel_id', 'in', manyBut(db)).execute())
    await database.read((db) => db.query.deleteFrom('parcel').where('id', 'in', manyBut(db)).execute())
    if (!(await (await page()).text()).includes('CN000000001RO')) throw new Error('the page does not show its parcels')
    await cpuOfCalls(page, WARM_UP, [shop.pid], postgres.pid)
    const cost = await cpuOfCalls(page, CALLS, [shop.pid], postgres.pid)
    return [
      atMost('P19', `${PARCELS} parcels synchronised, processor time`, synced.total / 1000, 2, 's', 2),
      infoRow('of it, PostgreSQL', synced.database / 1000, 's', 2),
      infoRow('of the parcels, arrived', synced.arrived, '', 0),
      infoRow('page of an order with two parcels, processor time', cost.total, 'ms', 2),
    ]
  } finally {
    await end()
  }
}

/** All parcels but the first two. */
const manyBut = (db: Database) => db.query.selectFrom('parcel').select('id').orderBy('awb').offset(2)

/** Writes shipments of the newest order with parcels that the demo courier knows. */
async function writeParcels(db: Database, count: number, now: Date): Promise<void> {
  const { id: order } = await db.query
    .selectFrom('order')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id: warehouse } = await db.query
    .selectFrom('warehouse')
    .select('id')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (let position = 1; position <= count / PARCELS_A_SHIPMENT; position++) {
    const shipment = uuidv7(now)
    await db.query
      .insertInto('shipment')
      .values({ id: shipment, order_id: order, position, warehouse_id: warehouse, created_at: now })
      .execute()
    const parcels = Array.from({ length: PARCELS_A_SHIPMENT }, (_, at) => {
      const number = (position - 1) * PARCELS_A_SHIPMENT + at
      const sentAt = new Date(now.getTime() - (number / count) * SENT_WITHIN_HOURS * HOUR_MS)
      return { awb: `CN${String(number).padStart(9, '0')}RO`, sentAt }
    })
    const known = { from_place: 'București', to_place: 'Oradea', country: 'RO', to_point: false }
    await db.query
      .insertInto('demo_parcel')
      .values(parcels.map(({ awb, sentAt }) => ({ ...known, awb, registered_at: sentAt })))
      .execute()
    const sent = { shipment_id: shipment, courier: 'own', status: 'registered', sync_at: now } as const
    await db.query
      .insertInto('parcel')
      .values(parcels.map(({ awb, sentAt }) => ({ ...sent, id: uuidv7(now), awb, status_at: sentAt, created_at: sentAt })))
      .execute()
  }
}

/** Returns what the job costs this process and PostgreSQL, in ms, and how many parcels arrived. @throws Error when it left some out */
async function sync(db: Database, postgres: number): Promise<{ total: number; database: number; arrived: number }> {
  const clock = { now: () => new Date() }
  const log = {
    error: (message: string) => {
      throw new Error(message)
    },
    info() {},
    debug() {},
  }
  const both = () => [cpuMs([process.pid]), cpuMs(connectionsOf(postgres))] as const
  const before = both()
  await syncParcels(
    { db, clock, log, couriers: openCouriers({ db, clock }, readConfig({}).couriers), jobSignal: createJobSignal() },
    { courier: 'own' },
  )
  const after = both()
  const { rows } = await sql<{ arrived: number; silent: number }>`
    select (count(*) filter (where status = 'delivered'))::integer as arrived,
      (count(*) filter (where not exists (select from parcel_event e where e.parcel_id = parcel.id)))::integer as silent from parcel
    where awb like 'CN000%'`.execute(db.query)
  if (rows[0]!.silent > 0 || rows[0]!.arrived === 0) throw new Error(`the courier said nothing of ${rows[0]!.silent} parcels`)
  const database = after[1] - before[1]
  return { total: after[0] - before[0] + database, database, arrived: rows[0]!.arrived }
}
