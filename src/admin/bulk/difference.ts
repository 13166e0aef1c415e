/** Counts what an edit of prices does: lawful as asked, lawful but less, not lawful. */
import { reduction } from '#domain/pricing/price.ts'
import type { BulkChangeView, BulkLineView } from '#admin/schema/goods/bulk.ts'

export type Outcome = 'asked' | 'less' | 'ordinary' | 'unlawful' | 'formula' | 'refused'

/** Percent that the shop shows; null where nothing is struck through. */
export const shownPercent = ({ next }: BulkLineView): number | null =>
  next === null ? null : (reduction(next.price, next.prior)?.percent ?? null)

/** Returns what becomes of a price. A percent is shown rounded down: one below the asked one is as asked. */
export function outcomeOf(line: BulkLineView, change: BulkChangeView): Outcome {
  if (line.refused) {
    if (line.refused.reason === 'not_lowest') return 'unlawful'
    return line.refused.reason === 'not_promoted' ? 'formula' : 'refused'
  }
  if (change.kind !== 'price' || change.act !== 'reduce') return 'ordinary'
  return (shownPercent(line) ?? 0) < Math.floor(change.percent) - 1 ? 'less' : 'asked'
}

export const isLeftOut = (outcome: Outcome): boolean => outcome === 'unlawful' || outcome === 'formula' || outcome === 'refused'

export function countOutcomes(lines: readonly BulkLineView[], change: BulkChangeView): Record<Outcome, number> {
  const counts: Record<Outcome, number> = { asked: 0, less: 0, ordinary: 0, unlawful: 0, formula: 0, refused: 0 }
  for (const line of lines) counts[outcomeOf(line, change)]++
  return counts
}
