/** A signed-in customer proves again who they are, before the account is deleted or its passkeys change (ASVS 7.5.1, 7.5.3). */
import { CONFIRMATION_MS } from '#domain/customers/account-limits.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { renewSession } from '#store/customers/sessions.ts'
import type { Query } from '#store/database/db.ts'
import { checkPassword, wrongPassword, type WrongPassword } from './change-password.ts'
import type { SignedIn } from './sessions.ts'

export interface Confirmation {
  /** The session goes on under this token (ASVS 7.2.4). */
  token: string
  until: Date
}

const confirmedUntil = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + CONFIRMATION_MS)

/** Returns whether the customer signed in or confirmed the session a short time ago. */
export const isConfirmed = ({ confirmedAt }: Pick<SignedIn, 'confirmedAt'>, now: Date): boolean =>
  now < confirmedUntil(confirmedAt)

/** Writes that the session's customer has just proven who they are. */
export async function renewConfirmed(
  { clock, tokens }: Pick<Shop, 'clock' | 'tokens'>,
  tx: Query,
  sessionId: string,
): Promise<Confirmation> {
  const now = clock.now()
  const token = newSecretToken()
  await renewSession(tx, sessionId, tokens.hash(token), now)
  return { token, until: confirmedUntil(now) }
}

/** Confirms the session by the password of the account. @throws HashQueueFull */
export async function confirmByPassword(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'memory' | 'jobSignal'>,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
  password: string,
): Promise<({ ok: true } & Confirmation) | WrongPassword> {
  const checked = await checkPassword(shop, id, { password, field: 'password' })
  if (!checked.ok) return checked
  return shop.db.transaction(async (tx) => {
    // A new password, set meanwhile, ends what the former one allowed.
    if ((await lockCustomer(tx, id))?.passwordHash !== checked.passwordHash) return wrongPassword('password')
    return { ok: true, ...(await renewConfirmed(shop, tx, sessionId)) }
  })
}
