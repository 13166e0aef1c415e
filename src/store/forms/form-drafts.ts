/** Forms that were sent and are shown again. */
import type { Selectable } from 'kysely'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

export type FormName = Selectable<Tables['form_draft']>['form']

export async function insertFormDraft(
  query: Query,
  { tokenHash, form, content }: { tokenHash: Buffer; form: FormName; content: Record<string, string> },
  now: Date,
): Promise<void> {
  await query
    .insertInto('form_draft')
    .values({ token_hash: tokenHash, form, content: JSON.stringify(content), created_at: now })
    .execute()
}

export async function findFormDraft(query: Query, tokenHash: Buffer, form: FormName): Promise<Record<string, string> | null> {
  const row = await query
    .selectFrom('form_draft')
    .select('content')
    .where('token_hash', '=', tokenHash)
    .where('form', '=', form)
    .executeTakeFirst()
  return row?.content ?? null
}

export async function deleteFormDrafts(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('form_draft').where('created_at', '<', before).execute()
}
