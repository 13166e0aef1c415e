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
