/** Keeps the proof of a visitor's choice (LAW-47). */
import { CONSENT_LIMIT, secondsUntil } from '#domain/checkout/limits.ts'
import { consentTerms, PROOF_KEPT_MS, type Choice } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/market/market.ts'
import { attemptOf, type LimitRefusal } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { deleteConsentProofs, insertConsentProof } from '#store/consent/proofs.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { countAtOnce } from '#store/orders/attempt-counts.ts'

type ConsentShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'config'>

export type ConsentProved = { ok: true; id: string; at: Date } | { ok: false; reason: 'consent_outdated' }

/**
 * Stores what was chosen, with who was named. Nothing tells whose choice it is: the browser keeps the id. Refused for a question that the
 * shop does not ask, as after its settings were changed.
 */
export async function proveConsent(
  { db, clock, tokens, config }: ConsentShop,
  { version, choice, locale }: { version: number; choice: Choice; locale: Locale },
  ip: string,
): Promise<ConsentProved | LimitRefusal<'too_many_requests'>> {
  const terms = consentTerms(config.integrations)
  const isAsked = (purpose: string) => terms?.asked.some((one) => one.purpose === purpose)
  if (!terms || terms.version !== version || !Object.keys(choice).every(isAsked)) return { ok: false, reason: 'consent_outdated' }
  const now = clock.now()
  const attempt = attemptOf(tokens, { scope: 'consent', purpose: 'caller', value: ip, limit: CONSENT_LIMIT }, now)
  const reached = await countAtOnce(db.query, [attempt], now)
  if (reached) return { ok: false, reason: 'too_many_requests', retryAfter: secondsUntil(reached.until, now) }
  const id = uuidv7(now)
  await insertConsentProof(db.query, { id, version, locale, choice, asked: terms.asked, chosenAt: now })
  return { ok: true, id, at: now }
}

/** Deletes proofs that are no longer needed. */
export const purgeConsentProofs = ({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> =>
  deleteConsentProofs(db.query, new Date(now.getTime() - PROOF_KEPT_MS))
