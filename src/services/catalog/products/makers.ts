/** Makers of products, with who answers for them in the European Union (LAW-37). */
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { putMaker, readMakers } from '#store/catalog/office/choices.ts'
import type { RecordMaker } from '#store/catalog/office/product-record.ts'

export type MakerAnswer =
  | { ok: true; maker: RecordMaker; entries: string[] }
  | { ok: false; reason: 'maker_not_found' | 'maker_taken' }

/** Changes a maker, or makes one for null. Pages of its products are made again. */
export async function saveMaker(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  { id, maker }: { id: number | null; maker: Omit<RecordMaker, 'id'> },
): Promise<MakerAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<MakerAnswer> => {
    const version = await raiseCatalogVersion(tx)
    const known = await readMakers(tx)
    const before = known.find((one) => one.id === id) ?? null
    if (id !== null && before === null) return { ok: false, reason: 'maker_not_found' }
    if (known.some((one) => one.name === maker.name && one.id !== id)) return { ok: false, reason: 'maker_taken' }
    const written = { id: await putMaker(tx, id, maker, version), ...maker }
    const { id: _, ...facts } = before ?? written
    const difference = before ? differenceOf(facts, maker) : { before: null, after: maker as unknown as JsonValue }
    if (difference === null) return { ok: true, maker: written, entries: [] }
    const object = { kind: 'manufacturer' as const, id: String(written.id), name: maker.name }
    const entry = await writeAudit(
      tx,
      actor,
      { action: before ? 'manufacturer.changed' : 'manufacturer.created', object, ...difference },
      now,
    )
    return { ok: true, maker: written, entries: [entry] }
  })
}
