/** Showrooms with what their pages tell (DOM-9). */
import { sql } from 'kysely'
import type { OpeningWeek, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import type { ShowroomInput } from '#domain/delivery/showroom.ts'
import { isLocale, perLocale } from '#domain/market/market.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

export type ShowroomPage = WarehouseInput & { page: ShowroomInput }

/** Returns the showrooms in their order. One whose page says nothing has its id as address. */
export async function readShowroomPages(query: Query): Promise<ShowroomPage[]> {
  const rows = await query
    .selectFrom('warehouse as w')
    .leftJoin('showroom as s', 's.warehouse_id', 'w.id')
    .select([
      'w.id',
      'w.kind',
      'w.country',
      'w.city',
      'w.name',
      'w.address',
      'w.zip',
      'w.phone',
      'w.email',
      'w.pickup',
      'w.markets',
    ])
    .select(['w.opening', 's.slug', 's.intro', 's.parking', 's.access', 's.exceptions', 's.place', 's.labels'])
    .where('w.kind', '=', 'showroom')
    .orderBy('w.position')
    .orderBy('w.id')
    .execute()
  return rows.map(({ slug, intro, parking, access, exceptions, place, labels, opening, markets, ...warehouse }) => ({
    ...warehouse,
    opening: opening as OpeningWeek,
    markets: markets.filter(isLocale),
    page: {
      slug: slug ?? perLocale(() => warehouse.id),
      intro: intro ?? perLocale(() => ''),
      parking: parking ?? perLocale(() => ''),
      access: access ?? perLocale(() => ''),
      exceptions: exceptions ?? [],
      place,
      labels: labels ?? [],
    },
  }))
}

/** Writes what pages tell, by warehouse. */
export async function putShowroomPages(tx: Query, pages: readonly { id: string; page: ShowroomInput }[]): Promise<void> {
  for (const { id, page } of pages) {
    const row = {
      slug: JSON.stringify(page.slug),
      intro: JSON.stringify(page.intro),
      parking: JSON.stringify(page.parking),
      access: JSON.stringify(page.access),
      exceptions: JSON.stringify(page.exceptions),
      place: page.place && JSON.stringify(page.place),
      labels: JSON.stringify(page.labels),
    }
    await tx
      .insertInto('showroom')
      .values({ warehouse_id: id, ...row })
      .onConflict((conflict) => conflict.column('warehouse_id').doUpdateSet(row))
      .execute()
  }
}

/** Changes a showroom that there is, at its place among the others. Returns whether there is one. */
export async function changeShowroom(tx: Query, { page, ...warehouse }: ShowroomPage): Promise<boolean> {
  const found = await tx
    .selectFrom('warehouse')
    .select('position')
    .where('id', '=', warehouse.id)
    .where('kind', '=', 'showroom')
    .forUpdate()
    .executeTakeFirst()
  if (!found) return false
  await raiseCatalogVersion(tx)
  await upsertRows(tx, 'warehouse', [{ ...warehouse, markets: [...warehouse.markets], position: found.position }], {
    key: ['id'],
  })
  await putShowroomPages(tx, [{ id: warehouse.id, page }])
  return true
}

/** Returns whether another showroom has one of these addresses. */
export async function hasShowroomSlug(tx: Query, { id, page: { slug } }: Pick<ShowroomPage, 'id' | 'page'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from showroom s, jsonb_each_text(s.slug) as own, jsonb_each_text(${JSON.stringify(slug)}::jsonb) as new
    where s.warehouse_id <> ${id} and own.key = new.key and own.value = new.value limit 1`.execute(tx)
  return rows.length > 0
}
