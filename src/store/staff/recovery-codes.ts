/** Recovery codes of staff, by their SHA-256. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** Writes new codes in the place of all former ones. */
export async function replaceRecoveryCodes(tx: Query, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_recovery_code')
    .values(hashes.map((hash) => ({ staff_id: staffId, hash })))
    .execute()
}

/** Uses a code up: of calls at the same moment one gets true. */
export async function spendRecoveryCode(tx: Query, staffId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_code')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns how many codes of a person were not used. */
export async function countRecoveryCodes(query: Query, staffId: string): Promise<number> {
  const { left } = await query
    .selectFrom('staff_recovery_code')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
