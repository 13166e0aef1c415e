/** Reads which names contents may use. */
import type { Query } from '#store/database/db.ts'

export interface KnownNames {
  collections: ReadonlySet<string>
  pictures: ReadonlySet<string>
  /** Keys of stories. */
  stories: ReadonlySet<string>
}

export async function readKnownNames(tx: Query): Promise<KnownNames> {
  const keys = async (table: 'collection' | 'content_picture' | 'story') =>
    new Set((await tx.selectFrom(table).select('key').execute()).map(({ key }) => key))
  return { collections: await keys('collection'), pictures: await keys('content_picture'), stories: await keys('story') }
}
