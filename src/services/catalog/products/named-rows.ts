/** Checks what a change of a product names: brand, collection, maker, colours, pictures, parts, variants. */
import { sql } from 'kysely'
import { parseField, textOf } from '#domain/catalog/office/product-fields.ts'
import { pictureName } from '#domain/catalog/picture.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { ProductRecord, RecordPart, RecordPicture } from '#store/catalog/office/product-record.ts'
import type { NamedIds } from '#store/catalog/office/write-fields.ts'
import { readListings } from '#store/catalog/write-products.ts'
import type { StatedFit } from '#store/compatibility/stated.ts'
import type { Query } from '#store/database/db.ts'

type Changes = Readonly<Record<string, JsonValue>>

export interface Around {
  ids: NamedIds
  /** Field → code. */
  faults: Record<string, string>
}

/** Returns the ids of what is named, and what is not there or does not go together. */
export async function faultsAround(tx: Query, record: ProductRecord, changes: Changes): Promise<Around> {
  const around: Around = { ids: {}, faults: {} }
  const { ids, faults } = around
  if ('brand' in changes) {
    const brand = await tx.selectFrom('brand').select('id').where('slug', '=', textOf(changes.brand)).executeTakeFirst()
    if (brand) ids.brand = brand.id
    else faults.brand = 'not_found'
  }
  if ('collection' in changes) {
    const collection = (await readListings(tx)).get(textOf(changes.collection))
    if (collection) ids.collection = collection
    else faults.collection = 'not_found'
  }
  if (typeof changes.manufacturer === 'number') {
    const maker = await tx.selectFrom('manufacturer').select('id').where('id', '=', changes.manufacturer).executeTakeFirst()
    if (!maker) faults.manufacturer = 'not_found'
  }
  if ('pictures' in changes) await checkPictures(tx, record, changes.pictures as unknown as RecordPicture[], faults)
  if ('parts' in changes) await checkParts(tx, record, changes.parts as unknown as RecordPart[], faults)
  if ('fitsWith' in changes) await checkFits(tx, record, changes.fitsWith as unknown as StatedFit[], faults)
  checkPromotion(record, changes, faults)
  checkAges(record, changes, faults)
  for (const name of Object.keys(changes)) {
    const field = parseField(name)
    if (field?.kind === 'variant' && !record.variants.some(({ id }) => id === field.id)) faults[name] = 'not_found'
  }
  return around
}

/** A picture is one that was taken in, or one that the product has already: no other address gets on a page. */
async function checkPictures(tx: Query, record: ProductRecord, pictures: readonly RecordPicture[], faults: Around['faults']) {
  const own = new Set((record.fields.pictures as unknown as RecordPicture[]).map(({ address }) => address))
  const fresh = pictures.filter(({ address }) => !own.has(address)).map(({ address }) => pictureName(address) ?? '')
  const { rows } = await sql<{ hash: string }>`select hash from picture_original where hash = any(${fresh}::text[])`.execute(tx)
  const known = new Set(rows.map(({ hash }) => hash))
  // A drawing of the shop, shown elsewhere, is known too: taking a change back may need one.
  const drawn = fresh.filter((name) => !known.has(name))
  if (drawn.length > 0) {
    const addresses = pictures.map(({ address }) => address).filter((address) => drawn.includes(pictureName(address) ?? ''))
    const isDrawing = addresses.every((address) => address.startsWith('/art/'))
    if (!isDrawing) faults.pictures = 'not_found'
  }
  const colourways = [...new Set(pictures.flatMap(({ colourway }) => colourway ?? []))]
  const sold = new Set(record.variants.map(({ colourway }) => colourway))
  if (colourways.some((colourway) => !sold.has(colourway))) faults.pictures ??= 'colour_not_sold'
}

async function checkParts(
  tx: Query,
  record: ProductRecord,
  parts: readonly RecordPart[],
  faults: Around['faults'],
): Promise<void> {
  if (record.kind !== 'bundle') return void (faults.parts = 'no_bundle')
  const { rows } = await sql<{ id: number; kind: string; no_promo: boolean }>`
    select v.id, p.kind, p.no_promo from variant v join product p on p.id = v.product_id
    where v.id = any(${parts.map(({ variant }) => variant)}::integer[])`.execute(tx)
  if (rows.length < parts.length || rows.some(({ kind }) => kind !== 'simple')) faults.parts = 'not_found'
  else if (rows.some(({ no_promo }) => no_promo)) faults.parts = 'not_promoted'
  else if (parts.length === 0) faults.parts = 'no_parts'
}

/** Vouchers and sets fit with nothing, and nothing fits with itself. */
async function checkFits(tx: Query, record: ProductRecord, fits: readonly StatedFit[], faults: Around['faults']): Promise<void> {
  const named = [...new Set(fits.flatMap(({ product, adapter }) => [product, ...(adapter === null ? [] : [adapter])]))]
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${named}::integer[]) and kind = 'simple'`.execute(tx)
  if (record.kind !== 'simple' && fits.length > 0) faults.fitsWith = 'not_simple'
  else if (named.includes(record.id)) faults.fitsWith = 'with_itself'
  else if (rows.length < named.length) faults.fitsWith = 'not_found'
}

/** Held by the database too (D-28). */
function checkPromotion(record: ProductRecord, changes: Changes, faults: Around['faults']): void {
  if (changes.noPromo !== true) return
  const isReduced = record.variants.some(({ prices }) => Object.values(prices).some(({ sale, mrp }) => sale < mrp))
  if (isReduced || record.sets.length > 0) faults.noPromo = 'is_promoted'
}

function checkAges({ fields }: ProductRecord, changes: Changes, faults: Around['faults']): void {
  const [from, to] = ['ageFrom', 'ageTo'].map((name) => (name in changes ? changes[name] : fields[name]))
  if (typeof from === 'number' && typeof to === 'number' && from > to) faults.ageTo = 'before_begin'
}
