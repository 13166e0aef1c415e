/** The visitor's last searches in the browser's storage, noted when a search is sent; and what others search for. */
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { MAX_SEARCHES } from '#domain/catalog/list-lengths.ts'
import type { Locale } from '#domain/market/market.ts'
import { getJson, postJson } from '#web/app/browser/api.browser.ts'
import type { PopularSearches } from '#web/schema/search.ts'
import { stored } from '#web/app/browser/stored.browser.ts'
import { useStore } from '#web/ui/store.browser.ts'

const tidy = (words: string): string => words.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH)

/** Returns the stored searches as far as they are valid: newest first, each once whatever its capitals. */
export function parseSearches(raw: unknown): readonly string[] {
  const known = new Set<string>()
  return (Array.isArray(raw) ? raw : [])
    .flatMap((one) => (typeof one === 'string' && tidy(one) !== '' ? [tidy(one)] : []))
    .filter((words) => !known.has(words.toLowerCase()) && known.add(words.toLowerCase()))
    .slice(0, MAX_SEARCHES)
}

const store = stored('searches', parseSearches)

export const searches = {
  get: (): readonly string[] => store.get(),
  note: (words: string): void => void store.update((now) => parseSearches([words, ...now])),
  forget: (words: string): void => void store.update((now) => now.filter((one) => one !== words)),
  forgetAll: (): void => store.clear(),
}

export const useSearches = (): readonly string[] => useStore(store)

/** Popular searches of a language, asked for once a page. */
const popular = new Map<Locale, Promise<readonly string[]>>()

export function popularSearches(locale: Locale): Promise<readonly string[]> {
  const known = popular.get(locale)
  if (known) return known
  // Without them nothing is missing; the next focus asks again.
  const asked = getJson<PopularSearches>(`/api/search/popular?locale=${locale}`).then(
    (found) => found.searches,
    () => {
      popular.delete(locale)
      return []
    },
  )
  popular.set(locale, asked)
  return asked
}

/** Notes a search on the device, and has it counted without the visitor. */
export function sendSearch(locale: Locale, words: string): void {
  const query = tidy(words)
  if (query === '') return
  searches.note(query)
  postJson('/api/search/sent', { locale, query }).catch(() => {})
}
