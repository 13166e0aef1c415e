/** Loads suggestions in the browser. */
import type { Locale } from '#domain/market/market.ts'
import type { SearchFailure } from '#domain/search/search.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import type { LateAnswer } from '#web/app/browser/http-client.browser.ts'
import type { Suggestions } from '#web/schema/search.ts'

/** Cached while the page lives, so that deleting a letter needs no request. */
const MAX_CACHED = 60
const cached = new Map<string, Suggestions>()

/** Of one attempt: a list that comes later is of no use to somebody who types. */
const LIMITS = { connectMs: 4_000, readMs: 4_000 }

/** Nobody answered, or not in time; `failure` is one of the three of SPEC-8. */
export class SuggestionsFailed extends Error {
  readonly failure: SearchFailure
  constructor(failure: SearchFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }
}

/** Returns the suggestions for a query. @throws SuggestionsFailed, or what `signal` was aborted with */
export async function suggestionsFor(locale: Locale, query: string, signal: AbortSignal): Promise<Suggestions> {
  const path = `/api/suggest?${new URLSearchParams({ locale, q: query.toLowerCase() }).toString()}`
  const known = cached.get(path)
  if (known) return known
  const answer = await getJson<Suggestions>(path, signal, LIMITS).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new SuggestionsFailed(failureOf(error as Error), { cause: error })
  })
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(path, answer)
  return answer
}

const failureOf = ({ cause }: { cause?: unknown }): SearchFailure =>
  (cause as Partial<LateAnswer> | undefined)?.stage ?? 'network'
