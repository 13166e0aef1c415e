/**
 * Guards of forms that anybody can send, without a third party: a field that only programs fill, the time that a person needs, and a limit a
 * caller. What was typed is kept for a day, so that the page can show it again without JavaScript.
 */
import { DAY_MS } from '#domain/time/durations.ts'
import { FORM_LIMIT, secondsUntil } from '#domain/checkout/limits.ts'
import { attemptOf } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken, newSecretToken } from '#services/tokens.ts'
import { findFormDraft, insertFormDraft, type FormName } from '#store/forms/form-drafts.ts'
import { countAtOnce } from '#store/orders/attempt-counts.ts'

type FormShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

/** A person needs longer to read a form and fill it in. */
export const FORM_MIN_MS = 2000

/** Returns what a page puts into its form: when it was shown, readable for this shop alone. */
export const formStamp = ({ tokens, clock }: Pick<Shop, 'tokens' | 'clock'>): string =>
  tokens.seal('form', String(clock.now().getTime()))

/** Returns whether a form was shown between two seconds and a day ago. A form of a page that is the same for all visitors has no stamp. */
export function isTimely({ tokens, clock }: Pick<Shop, 'tokens' | 'clock'>, stamp: string): boolean {
  const shownAt = Number(tokens.unseal('form', stamp) ?? Number.NaN)
  const age = clock.now().getTime() - shownAt
  return age >= FORM_MIN_MS && age < DAY_MS
}

/**
 * Counts a form of this caller. Returns the seconds until the next one may be sent, 0 for now. `contact_kept`: a message over the limit
 * whose text is kept all the same.
 */
export async function countForm({ db, clock, tokens }: FormShop, form: FormName | 'contact_kept', ip: string): Promise<number> {
  const now = clock.now()
  const attempt = attemptOf(tokens, { scope: `form_${form}`, purpose: 'caller', value: ip, limit: FORM_LIMIT }, now)
  const reached = await countAtOnce(db.query, [attempt], now)
  return reached ? secondsUntil(reached.until, now) : 0
}

/** Keeps what was typed. Returns the token of the page that shows it again. */
export async function keepForm(
  { db, clock, tokens }: FormShop,
  form: FormName,
  content: Record<string, string>,
): Promise<string> {
  const token = newSecretToken()
  await insertFormDraft(db.query, { tokenHash: tokens.hash(token), form, content }, clock.now())
  return token
}

/** Returns what was typed, null for an unknown token. */
export async function openForm({ db, tokens }: FormShop, form: FormName, token: string): Promise<Record<string, string> | null> {
  return isSecretToken(token) ? findFormDraft(db.query, tokens.hash(token), form) : null
}
