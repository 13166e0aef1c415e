/** The record of a customer's consent (LAW-50). */
import { CONSENT_TEXT_VERSION, type ConsentPurpose } from '#domain/customers/consent.ts'
import type { Locale } from '#domain/market/market.ts'
import { insertConsent, readConsents, type Consent } from '#store/customers/consents.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

export interface Choice {
  purpose: ConsentPurpose
  isGiven: boolean
  locale: Locale
}

/** Adds a record unless it says what counts already. Returns what counts now. */
export async function writeConsent(
  tx: Query,
  customerId: string,
  { purpose, isGiven, locale }: Choice,
  at: Date,
): Promise<Consent | null> {
  const last = (await readConsents(tx, customerId)).find((one) => one.purpose === purpose) ?? null
  if ((last?.isGiven ?? false) === isGiven) return last
  const consent = { purpose, isGiven, textVersion: CONSENT_TEXT_VERSION[purpose], locale, at }
  await insertConsent(tx, uuidv7(at), customerId, consent)
  return consent
}
