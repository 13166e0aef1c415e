/** Reads and writes the redirects that a merchant has set. */
import { sql } from 'kysely'
import type { Redirect } from '#domain/content/redirect.ts'
import type { Query } from '#store/database/db.ts'
import { upsertRows } from '#store/database/upsert-rows.ts'

export interface SetRedirect extends Redirect {
  created_at: Date
}

const columns = ['path', 'target', 'status', 'created_at'] as const

/** Returns the redirect of a path, or undefined. */
export const readRedirect = (query: Query, path: string): Promise<SetRedirect | undefined> =>
  query.selectFrom('redirect').select(columns).where('path', '=', path).executeTakeFirst()

export const listRedirects = (query: Query): Promise<SetRedirect[]> =>
  query.selectFrom('redirect').select(columns).orderBy('path').execute()

/** A redirect with how often it was used. */
export interface UsedRedirect extends SetRedirect {
  times: number
  last_at: Date | null
}

export interface RedirectSearch {
  words: string | null
  /** The path of the last one of the page before. */
  after: string | null
  most: number
}

/** Returns redirects with words in path or target, by their path. */
export const findRedirects = (query: Query, { words, after, most }: RedirectSearch): Promise<UsedRedirect[]> =>
  query
    .selectFrom('redirect')
    .select([...columns, 'times', 'last_at'])
    .$if(words !== null, (all) => all.where(sql<boolean>`strpos(lower(path || ' ' || target), lower(${words})) > 0`))
    .$if(after !== null, (all) => all.where('path', '>', after!))
    .orderBy('path')
    .limit(most)
    .execute()

export const countRedirects = async (query: Query): Promise<number> =>
  (
    await query
      .selectFrom('redirect')
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow()
  ).total

/** Makes other writers wait until the transaction ends: two at once could make a circle. */
export async function lockRedirects(tx: Query): Promise<void> {
  await sql`lock table redirect in share row exclusive mode`.execute(tx)
}

export async function putRedirects(tx: Query, redirects: readonly Redirect[], now: Date): Promise<void> {
  const rows = redirects.map(({ path, target, status }) => ({ path, target, status, created_at: now }))
  await upsertRows(tx, 'redirect', rows, { key: ['path'], change: ['target', 'status'] })
}

/** Returns whether there was one. */
export async function deleteRedirect(tx: Query, path: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('redirect').where('path', '=', path).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
