/**
 * Consents of a customer (LAW-50). The address of a signed-in customer is verified, so that no second confirmation is needed; a newsletter that
 * was asked for at the registration is confirmed by the link of a mail.
 */
import { CONSENT_PURPOSES, type ConsentPurpose } from '#domain/customers/consent.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readConsents, type Consent } from '#store/customers/consents.ts'
import { emailKey } from '#domain/customers/email.ts'
import { countAccountMail } from '#services/limits/account-limits.ts'
import { confirmSubscription, leaveSubscription, subscriberOf } from '#services/newsletter/subscription.ts'
import { isSecretToken } from '#services/tokens.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { deleteMailTokens, findMailTokenEnd, useMailToken } from '#store/customers/mail-tokens.ts'
import type { LinkRefusal } from './verify-email.ts'
import { writeConsent, type Choice } from '#services/newsletter/account-consent.ts'

/** Returns what counts now for each purpose; null where the customer was never asked. */
export async function currentConsents(
  { db }: Pick<Shop, 'db'>,
  customerId: string,
): Promise<Record<ConsentPurpose, Consent | null>> {
  const records = await readConsents(db.query, customerId)
  const current = CONSENT_PURPOSES.map((purpose) => [purpose, records.find((one) => one.purpose === purpose) ?? null])
  return Object.fromEntries(current) as Record<ConsentPurpose, Consent | null>
}

/** Records that a consent is given or withdrawn. Saying again what counts already adds nothing. Returns what counts now. */
export const recordConsent = (
  { db, clock, tokens }: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  customerId: string,
  { purpose, isGiven, locale }: Choice,
): Promise<Consent | null> =>
  db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId)
    // A link that waits would undo what is chosen now.
    await deleteMailTokens(tx, customerId, purpose)
    const now = clock.now()
    const consent = await writeConsent(tx, customerId, { purpose, isGiven, locale }, now)
    if (customer && isGiven)
      await confirmSubscription({ tokens }, tx, { ...subscriberOf(customer), locale, source: 'account' }, now)
    if (customer && !isGiven) await leaveSubscription(tx, { email: customer.email, source: 'account' }, now)
    return consent
  })

/** Returns until when a link to the newsletter that waits can be used, null without one. */
export const newsletterLinkEnd = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, customerId: string): Promise<Date | null> =>
  findMailTokenEnd(db.query, customerId, 'newsletter', clock.now())

/** Uses the token of a mail, once: the reader of the mailbox wants the newsletter. Says nothing about the account, which may wait for its own link. */
export async function confirmNewsletter(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens'>,
  { token, locale, ip }: { token: string; locale: Locale; ip: string },
): Promise<{ ok: true } | LinkRefusal> {
  const limited = await countAccountMail(shop, ip)
  if (limited) return limited
  const now = shop.clock.now()
  const isDone =
    isSecretToken(token) &&
    (await shop.db.transaction(async (tx) => {
      const used = await useMailToken(tx, { hash: shop.tokens.hash(token), purpose: 'newsletter' }, now)
      const customer = used && (await lockCustomer(tx, used.customerId))
      if (!customer || customer.disabledAt || emailKey(used.email) !== customer.emailKey) return false
      await writeConsent(tx, customer.id, { purpose: 'newsletter', isGiven: true, locale }, now)
      await confirmSubscription(shop, tx, { ...subscriberOf(customer), locale, source: 'registration' }, now)
      return true
    }))
  return isDone ? { ok: true } : { ok: false, reason: 'token_invalid' }
}
