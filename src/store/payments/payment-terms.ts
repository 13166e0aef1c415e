/** The terms of payment as they are stored: a setting. */
import type { StoredTerms } from '#domain/payments/payment-terms.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting } from '#store/database/settings.ts'

/** Key of the setting. Without it the configuration is what holds. */
export const PAYMENT_TERMS = 'payment'

export const readStoredTerms = async (query: Query): Promise<StoredTerms | null> =>
  (await readSetting(query, PAYMENT_TERMS)) as StoredTerms | null
