/** The demo courier's table: that of a separate system in the same database. */
import type { Selectable } from 'kysely'
import type { Database } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

const fromRow = (row: Selectable<Tables['demo_parcel']>) => ({
  awb: row.awb,
  registeredAt: row.registered_at,
  from: row.from_place,
  to: row.to_place,
  country: row.country,
  isToPoint: row.to_point,
  canceledAt: row.canceled_at,
})
type DemoParcel = ReturnType<typeof fromRow>

export const demoCourierRecords = ({ query }: Pick<Database, 'query'>) => ({
  /** Stores a parcel; one that is known stays as it is. */
  async add({ awb, registeredAt, from, to, country, isToPoint }: Omit<DemoParcel, 'canceledAt'>): Promise<void> {
    await query
      .insertInto('demo_parcel')
      .values({ awb, registered_at: registeredAt, from_place: from, to_place: to, country, to_point: isToPoint })
      .onConflict((conflict) => conflict.column('awb').doNothing())
      .execute()
  },
  async find(awbs: readonly string[]): Promise<DemoParcel[]> {
    return (await query.selectFrom('demo_parcel').selectAll().where('awb', 'in', awbs).execute()).map(fromRow)
  },
  async cancel(awb: string, at: Date): Promise<void> {
    await query
      .updateTable('demo_parcel')
      .set({ canceled_at: at })
      .where('awb', '=', awb)
      .where('canceled_at', 'is', null)
      .execute()
  },
})
