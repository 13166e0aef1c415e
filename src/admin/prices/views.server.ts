/** Refused changes of prices as the screens read them. */
import type { RefusedChange } from '#services/pricing/decide-prices.ts'
import type { RefusedPrice } from '#admin/schema/prices.ts'

/** Returns why a change is refused, and from when it would not be. */
export function refusedView({ change: { sku, market }, refusal }: RefusedChange): RefusedPrice {
  const { reason } = refusal
  if (reason !== 'not_lowest') return { sku, market, reason, lowest: null, since: null, lawfulFrom: null }
  const { lowest, since, lawfulFrom } = refusal
  return { sku, market, reason, lowest, since: since.toISOString(), lawfulFrom: lawfulFrom?.toISOString() ?? null }
}
