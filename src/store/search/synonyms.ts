/** Stores the groups of words that find the same products. */
import { sql } from 'kysely'
import type { SynonymGroup } from '#domain/search/synonym-group.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface StoredSynonyms extends SynonymGroup {
  id: number
}

/** Returns all groups, the newest first. */
export const readSynonyms = (query: Query): Promise<StoredSynonyms[]> =>
  query.selectFrom('synonym_group').select(['id', 'locale', 'words', 'target']).orderBy('id', 'desc').execute()

/** Returns null for an unknown one. */
export const findSynonyms = async (query: Query, id: number): Promise<StoredSynonyms | null> =>
  (await query.selectFrom('synonym_group').select(['id', 'locale', 'words', 'target']).where('id', '=', id).executeTakeFirst()) ??
  null

export async function countSynonyms(query: Query, locale: Locale): Promise<number> {
  const { count } = await query
    .selectFrom('synonym_group')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds a group, with its former id where it is brought back. Returns its id. */
export async function insertSynonyms(tx: Query, { locale, words, target }: SynonymGroup, id: number | null): Promise<number> {
  const own = id === null ? sql`default` : sql`${id}::integer`
  const { rows } = await sql<{ id: number }>`
    insert into synonym_group (id, locale, words, target) values (${own}, ${locale}, ${[...words]}::text[], ${target})
    returning id`.execute(tx)
  return rows[0]!.id
}

export async function writeSynonyms(tx: Query, id: number, { locale, words, target }: SynonymGroup): Promise<void> {
  await tx
    .updateTable('synonym_group')
    .set({ locale, words: [...words], target })
    .where('id', '=', id)
    .execute()
}

export async function deleteSynonyms(tx: Query, id: number): Promise<void> {
  await tx.deleteFrom('synonym_group').where('id', '=', id).execute()
}
