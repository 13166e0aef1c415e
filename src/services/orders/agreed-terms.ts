/** The texts of the contract that an order refers to. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { storeAgreedTexts } from '#store/orders/agreed-texts.ts'

/** The texts an order was agreed on (LAW-13): hashes of rows of `agreed_text`. */
export interface AgreedTerms {
  locale: Locale
  texts: Record<string, string>
}

/** Pages are cached as long, so no customer has seen a newer text. */
const TERMS_FRESH_MS = MINUTE_MS

/** Returns the texts of the contract as the shop shows them now. */
export async function agreedTerms(
  { db, clock, memory }: Pick<Shop, 'db' | 'clock' | 'memory'>,
  locale: Locale,
): Promise<AgreedTerms> {
  const now = clock.now()
  const cached = memory.agreedTexts.get(locale)
  if (cached && now.getTime() < cached.until) return { locale, texts: cached.texts }
  const texts = await storeAgreedTexts(db.query, locale, now)
  memory.agreedTexts.set(locale, { until: now.getTime() + TERMS_FRESH_MS, texts })
  return { locale, texts }
}
