/** Photographs as they were taken in, by the hash of their bytes. */
import type { Query } from '#store/database/db.ts'

export interface Original {
  hash: string
  width: number
  height: number
  bytes: Buffer
}

/** Returns false where the same picture is kept already. */
export async function insertOriginal(tx: Query, { hash, width, height, bytes }: Original, now: Date): Promise<boolean> {
  const written = await tx
    .insertInto('picture_original')
    .values({ hash, width, height, bytes, created_at: now })
    .onConflict((same) => same.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return written !== undefined
}

export async function readOriginal(query: Query, hash: string): Promise<Original | null> {
  const found = await query
    .selectFrom('picture_original')
    .select(['hash', 'width', 'height', 'bytes'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  return found ? { ...found, bytes: Buffer.from(found.bytes) } : null
}
