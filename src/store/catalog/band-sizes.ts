/** Writes the sizes that belly bands have in place of the shop's usual ones (DOM-5). */
import { sql } from 'kysely'
import type { BandSizesInput } from '#domain/catalog/catalog-input.ts'
import type { BandSize } from '#domain/content/belly-band.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems } from '#store/database/input-refused.ts'
import { raiseCatalogVersion } from './catalog-version.ts'

/** A belly band by the SKU of one of its variants: all of its sizes, and what it has in place of the usual ones. */
interface Band {
  product: number
  letters: string[]
  sizes: BandSize[] | null
}

/** Returns the belly band that a SKU belongs to; null for other products and unknown SKUs. */
export async function readBand(query: Query, sku: string): Promise<Band | null> {
  const { rows } = await sql<Band>`
    select p.id as product, p.band_sizes as sizes,
      (select array_agg(distinct v.size ->> 'value') from variant v where v.product_id = p.id and v.size ->> 'system' = 'belly') as letters
    from product p join variant own on own.product_id = p.id
    where own.sku = ${sku} and own.size ->> 'system' = 'belly'`.execute(query)
  return rows[0] ?? null
}

/** Replaces the sizes of belly bands, and makes the change known to every process. @throws InputRefused */
export async function putBandSizes(tx: Query, bands: readonly BandSizesInput[]): Promise<void> {
  const version = await raiseCatalogVersion(tx)
  for (const [place, { sku, sizes }] of bands.entries()) {
    const at = `bandSizes[${place}]`
    const band = await readBand(tx, sku)
    if (!band) return refuseProblems([{ at: `${at}.sku`, message: `there is no belly band ${sku}` }])
    const named = (sizes ?? []).map(({ size }) => size)
    const unknown = named.filter((size) => !band.letters.includes(size))
    const missing = sizes === null ? [] : band.letters.filter((size) => !named.includes(size))
    refuseProblems([
      ...unknown.map((size) => ({ at: `${at}.sizes`, message: `${sku} has no size ${size}` })),
      ...missing.map((size) => ({ at: `${at}.sizes`, message: `the size ${size} is missing` })),
    ])
    await tx
      .updateTable('product')
      .set({ band_sizes: sizes === null ? null : JSON.stringify(sizes), change_number: version })
      .where('id', '=', band.product)
      .execute()
  }
}
