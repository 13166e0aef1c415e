/** The visitor's last searches in the browser's storage: noted when a search is sent, and never sent anywhere. */
import { MAX_QUERY_LENGTH } from '#domain/search/search.ts'
import { MAX_SEARCHES } from '#domain/catalog/list-lengths.ts'
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
