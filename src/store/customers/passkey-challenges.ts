/** Challenges for passkeys: each is answered once, in the browser and for the purpose that it was made for. */
import type { Query } from '#store/database/db.ts'

export interface Challenge {
  hash: Buffer
  /** Of the browser that asked for it. */
  browserHash: Buffer
  purpose: 'sign_in' | 'add' | 'confirm'
  /** Null for a sign-in. */
  sessionId: string | null
}

export async function insertChallenge(query: Query, challenge: Challenge, expiresAt: Date): Promise<void> {
  const { hash, browserHash, purpose, sessionId } = challenge
  await query
    .insertInto('passkey_challenge')
    .values({ hash, browser_hash: browserHash, purpose, session_id: sessionId, expires_at: expiresAt })
    .execute()
}

/** Uses a challenge up: of calls at the same moment one gets true. False changes nothing. */
export async function takeChallenge(query: Query, challenge: Challenge, now: Date): Promise<boolean> {
  const { hash, browserHash, purpose, sessionId } = challenge
  const { numDeletedRows } = await query
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hash)
    .where('browser_hash', '=', browserHash)
    .where('purpose', '=', purpose)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteEndedChallenges(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute()
}
