/** Challenges for passkeys: 256 random bits, answered once, in the browser that asked, within their time. */
import { CHALLENGE_MS } from '#domain/customers/passkey.ts'
import { countPasskeyChallenge } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import { insertChallenge, takeChallenge, type Challenge } from '#store/customers/passkey-challenges.ts'

type ChallengeShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

/** What a challenge is for, and where. */
export interface ChallengeFor extends Pick<Challenge, 'purpose' | 'sessionId'> {
  /** A secret of the browser, the same when it asks and when it answers. */
  browserSecret: string
}

const stored = ({ tokens }: Pick<Shop, 'tokens'>, challenge: string, wanted: ChallengeFor): Challenge => ({
  hash: tokens.hash(challenge),
  browserHash: tokens.hash(wanted.browserSecret),
  purpose: wanted.purpose,
  sessionId: wanted.sessionId,
})

/** Makes a challenge, in base64url, as browsers get it. */
export async function newChallenge(
  shop: ChallengeShop,
  wanted: ChallengeFor,
  ip: string,
): Promise<{ ok: true; challenge: string } | LimitRefusal<'too_many_requests'>> {
  const limited = await countPasskeyChallenge(shop, ip)
  if (limited) return limited
  const challenge = newSecretToken()
  const expiresAt = new Date(shop.clock.now().getTime() + CHALLENGE_MS)
  await insertChallenge(shop.db.query, stored(shop, challenge, wanted), expiresAt)
  return { ok: true, challenge }
}

/** Uses a challenge up, also when its answer is refused afterwards. False: unknown, used, over, or another browser's. */
export const spendChallenge = (shop: ChallengeShop, challenge: string, wanted: ChallengeFor): Promise<boolean> =>
  takeChallenge(shop.db.query, stored(shop, challenge, wanted), shop.clock.now())
