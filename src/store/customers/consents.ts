/** Consents of customers: rows are added, never changed; the last one of a purpose counts (LAW-50). */
import type { ConsentPurpose } from '#domain/customers/consent.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface Consent {
  purpose: ConsentPurpose
  isGiven: boolean
  textVersion: string
  locale: Locale
  at: Date
}

/** Returns every record of a customer, the newest first. */
export const readConsents = (query: Query, customerId: string): Promise<Consent[]> =>
  query
    .selectFrom('customer_consent')
    .select(['purpose', 'is_given as isGiven', 'text_version as textVersion', 'locale', 'at'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function insertConsent(tx: Query, id: string, customerId: string, consent: Consent): Promise<void> {
  const { purpose, isGiven, textVersion, locale, at } = consent
  await tx
    .insertInto('customer_consent')
    .values({ id, customer_id: customerId, purpose, is_given: isGiven, text_version: textVersion, locale, at })
    .execute()
}
