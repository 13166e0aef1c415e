/** Loads suggestions in the browser. */
import type { Locale } from '#domain/market/market.ts'
import type { SearchFailure } from '#domain/search/search.ts'
import type { Suggestions } from '#web/schema/search.ts'

/** Cached while the page lives, so that deleting a letter needs no request. */
const MAX_CACHED = 60
const cached = new Map<string, Suggestions>()

/** Time limits in milliseconds for the headers and for the whole answer. */
const CONNECT_MS = 4_000
const READ_MS = 4_000
/** Statuses after which a GET is retried (SPEC-7). */
const WORTH_RETRYING = new Set([408, 409, 425, 429, 500, 502, 503, 504])

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
  const answer = (await ask(path, signal)) ?? (await ask(path, signal))
  if (answer === null) throw new SuggestionsFailed('network')
  if (cached.size >= MAX_CACHED) cached.clear()
  cached.set(path, answer)
  return answer
}

/** Asks once. Returns null when a retry is useful. */
async function ask(path: string, signal: AbortSignal): Promise<Suggestions | null> {
  const late = new AbortController()
  let failure: SearchFailure = 'connection'
  let timer = setTimeout(() => late.abort(), CONNECT_MS)
  try {
    const response = await fetch(path, { signal: AbortSignal.any([signal, late.signal]) })
    clearTimeout(timer)
    if (WORTH_RETRYING.has(response.status)) return null
    if (!response.ok) throw new SuggestionsFailed('network')
    failure = 'socket'
    timer = setTimeout(() => late.abort(), READ_MS)
    return (await response.json()) as Suggestions
  } catch (error) {
    if (signal.aborted || error instanceof SuggestionsFailed) throw error
    throw new SuggestionsFailed(late.signal.aborted ? failure : 'network', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
