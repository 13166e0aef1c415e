/** Consents of a signed-in customer (LAW-50). The address of the account is verified, so that no second confirmation is needed. */
import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION, type ConsentPurpose } from '#domain/customers/consent.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { insertConsent, readConsents, type Consent } from '#store/customers/consents.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { uuidv7 } from '#store/database/uuid.ts'

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
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  customerId: string,
  { purpose, isGiven, locale }: { purpose: ConsentPurpose; isGiven: boolean; locale: Locale },
): Promise<Consent | null> =>
  db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const last = (await readConsents(tx, customerId)).find((one) => one.purpose === purpose) ?? null
    if ((last?.isGiven ?? false) === isGiven) return last
    const at = clock.now()
    const consent = { purpose, isGiven, textVersion: CONSENT_TEXT_VERSION[purpose], locale, at }
    await insertConsent(tx, uuidv7(at), customerId, consent)
    return consent
  })
