import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { storeAgreedTexts } from '#store/orders/agreed-texts.ts'
import type { Database } from '#store/database/db.ts'

/** The texts an order was agreed on (LAW-13): hashes of rows of `agreed_text`. */
export interface AgreedTerms {
  locale: Locale
  texts: Record<string, string>
}

/** Pages are cached as long, so no customer has seen a newer text. */
const FRESH_MS = 60_000
const known = new WeakMap<Database, Map<Locale, { until: number; terms: AgreedTerms }>>()

/** Returns the texts of the contract as the shop shows them now. */
export async function agreedTerms({ db, clock }: Pick<Shop, 'db' | 'clock'>, locale: Locale): Promise<AgreedTerms> {
  const now = clock.now()
  const ofShop = known.get(db) ?? new Map<Locale, { until: number; terms: AgreedTerms }>()
  known.set(db, ofShop)
  const before = ofShop.get(locale)
  if (before && now.getTime() < before.until) return before.terms
  const terms = { locale, texts: await storeAgreedTexts(db.query, locale, now) }
  ofShop.set(locale, { until: now.getTime() + FRESH_MS, terms })
  return terms
}
