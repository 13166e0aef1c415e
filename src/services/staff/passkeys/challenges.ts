/** Challenges for passkeys of staff: 256 random bits, answered once, in the browser that asked, for one purpose, within their time. */
import { CHALLENGE_MS } from '#domain/customers/passkey.ts'
import { countPasskeyChallenge } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import { insertStaffChallenge, takeStaffChallenge, type StaffChallenge } from '#store/staff/passkeys.ts'

type ChallengeShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

/** What a challenge is for. `token`: of the sign-in that waits, or of the set-up of a second step. */
export type Purpose =
  | { purpose: 'sign_in' }
  | { purpose: 'second_step' | 'enrol'; token: string }
  | { purpose: 'add' | 'confirm'; sessionId: string }

/** The browser that asks. */
export interface AskingBrowser {
  /** A secret of the browser, the same when it asks and when it answers. */
  browserSecret: string
  ip: string
}

const stored = ({ tokens }: Pick<Shop, 'tokens'>, challenge: string, browserSecret: string, wanted: Purpose): StaffChallenge => ({
  hash: tokens.hash(challenge),
  browserHash: tokens.hash(browserSecret),
  purpose: wanted.purpose,
  linkHash: 'token' in wanted ? tokens.hash(wanted.token) : null,
  sessionId: 'sessionId' in wanted ? wanted.sessionId : null,
})

/** Makes a challenge, in base64url, as browsers get it. */
export async function newChallenge(
  shop: ChallengeShop,
  wanted: Purpose,
  { browserSecret, ip }: AskingBrowser,
): Promise<{ ok: true; challenge: string } | LimitRefusal<'too_many_requests'>> {
  const limited = await countPasskeyChallenge(shop, ip)
  if (limited) return limited
  const challenge = newSecretToken()
  const expiresAt = new Date(shop.clock.now().getTime() + CHALLENGE_MS)
  await insertStaffChallenge(shop.db.query, stored(shop, challenge, browserSecret, wanted), expiresAt)
  return { ok: true, challenge }
}

/** Uses a challenge up, also when its answer is refused afterwards. False: unknown, used, over, another browser's or another purpose's. */
export const spendChallenge = (
  shop: ChallengeShop,
  challenge: string,
  { browserSecret, wanted }: { browserSecret: string; wanted: Purpose },
): Promise<boolean> => takeStaffChallenge(shop.db.query, stored(shop, challenge, browserSecret, wanted), shop.clock.now())
