/** Writes the version of the catalog. */
import type { Query } from '#store/database/db.ts'

/**
 * Raises the version of the catalog, by which every process learns of a change. Returns it. Until the transaction ends no other may raise it:
 * writers that begin with it come one after the other.
 */
export async function raiseCatalogVersion(tx: Query): Promise<number> {
  const { version } = await tx
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
