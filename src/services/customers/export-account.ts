/** The customer's own copy of everything that is stored about them (LAW-53). */
import { emailKey } from '#domain/customers/email.ts'
import type { Shop } from '#services/shop.ts'
import { readEverythingAbout, readMailsTo } from '#store/customers/account-export.ts'
import type { SignedIn } from './sessions.ts'

export interface AccountExport {
  /** ISO moment. */
  exportedAt: string
  /** Table → rows. Amounts are hundredths. */
  data: Record<string, unknown[]>
  mails: { kind: string; subject: string; at: string }[]
}

export async function exportAccount(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
): Promise<AccountExport> {
  const data = await readEverythingAbout(db.query, id)
  const mails = await readMailsTo(db.query, emailKey(email))
  return {
    exportedAt: clock.now().toISOString(),
    data,
    mails: mails.map(({ kind, subject, created_at: at }) => ({ kind, subject, at: at.toISOString() })),
  }
}
