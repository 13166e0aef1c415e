import type { Locale } from '#domain/market.ts'
import type { Suggestions } from '#domain/suggestions.ts'
import { getJson } from '#web/browser/api.ts'

/** Answers kept while the page lives: going back a letter asks nobody. */
const MOST_KEPT = 60
const kept = new Map<string, Suggestions>()

/** What may be meant by the beginning of a query. Rejects when it was given up or nobody answered. */
export async function suggestionsFor(locale: Locale, query: string, signal: AbortSignal): Promise<Suggestions> {
  const path = `/api/suggest?${new URLSearchParams({ locale, q: query.toLowerCase() }).toString()}`
  const known = kept.get(path)
  if (known) return known
  const answer = await getJson<Suggestions>(path, signal)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(path, answer)
  return answer
}
