/** The search box with suggestions. */
import { useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { Locale } from '#domain/market/market.ts'
import type { SearchFailure } from '#domain/search/search.ts'
import type { Suggestions } from '#web/schema/search.ts'
import { searchAnyway, searchFailures } from '#messages/search.ts'
import * as text from '#messages/search.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { RecentSearches } from './recent-searches.tsx'
import { popularSearches, sendSearch, useSearches } from './searches.browser.ts'
import { suggestionsFor, SuggestionsFailed } from './suggestions.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { countOptions, SuggestionList } from './suggestion-list.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './search-suggestions.module.css'

/** Fast typists are not asked after for each letter. */
const PAUSE_MS = 80

/**
 * The list under the search box of the header, which works without it. Loaded with the first focus; the box becomes a
 * combobox: arrows choose, Enter goes there, Escape closes. On phones box and list fill the screen.
 */
export default function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState(-1)
  const query = useQuery(input)
  const { found, failure } = useSuggestions(query, () => setChosen(-1))
  const count = found ? countOptions(found) : 0
  const isShown = isOpen && query !== '' && count > 0
  const recent = useSearches()
  const { locale } = useMarket()
  const popular = usePopular(locale)
  const isRecent = isOpen && query === '' && (recent.length > 0 || popular.length > 0)
  const box = { input, id, isShown, chosen, count }
  useKeys({ ...box, isRecent, setOpen, setChosen })
  useCombobox(box, isRecent)
  useNotes(input, locale)

  const go = (to: string, words = '') => {
    setOpen(false)
    input.blur()
    sendSearch(locale, words)
    navigate(to)
  }
  return (
    <>
      <button type="button" className={styles.autoClose} aria-label={text.closeSearch()} onClick={() => setOpen(false)}>
        <Icon name="x" />
      </button>
      <span className={layoutStyles.visuallyHidden} role="status">
        {isOpen && query !== '' && found && (count > 0 ? text.offered(count) : text.nothingOffered())}
      </span>
      {isOpen && query !== '' && failure && (
        <p className={`${styles.suggestions} ${styles.autoFailed}`} role="status">
          {searchFailures[failure]()}. <span className={textStyles.muted}>{searchAnyway()}</span>
        </p>
      )}
      {isRecent && <RecentSearches input={input} recent={recent} popular={popular} go={go} />}
      {isShown && found && <SuggestionList {...found} id={id} chosen={chosen} go={go} />}
    </>
  )
}

/** Notes each search that is sent from the box. */
function useNotes(input: HTMLInputElement, locale: Locale): void {
  useEffect(() => {
    const note = () => sendSearch(locale, input.value)
    const { form } = input
    form?.addEventListener('submit', note)
    return () => form?.removeEventListener('submit', note)
  }, [input, locale])
}

function usePopular(locale: Locale): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    let isLeft = false
    void popularSearches(locale).then((words) => isLeft || setFound(words))
    return () => {
      isLeft = true
    }
  }, [locale])
  return found
}

/** Returns what stands in the box; letters typed while this was being loaded count as well. */
function useQuery(input: HTMLInputElement): string {
  const onInput = useCallback(
    (changed: () => void) => {
      input.addEventListener('input', changed)
      return () => input.removeEventListener('input', changed)
    },
    [input],
  )
  return useSyncExternalStore(onInput, () => input.value.trim())
}

/** Returns what is offered for a query, or why nothing is. `onFound` is called when an answer has come. */
function useSuggestions(query: string, onFound: () => void) {
  const market = useMarket()
  const [found, setFound] = useState<{ query: string; offers: Suggestions } | null>(null)
  const [failure, setFailure] = useState<SearchFailure | null>(null)
  useEffect(() => {
    if (query === '') return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      suggestionsFor(market.locale, query, gone.signal).then(
        (offers) => {
          if (gone.signal.aborted) return
          onFound()
          setFailure(null)
          setFound({ query, offers })
        },
        (error: unknown) => {
          if (gone.signal.aborted) return
          // What was found for other letters is no longer meant.
          setFound(null)
          setFailure(error instanceof SuggestionsFailed ? error.failure : 'network')
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onFound` is the same work in every render
  }, [query, market.locale])
  return { found, failure }
}

interface Box {
  input: HTMLInputElement
  /** Id of the list; its options are numbered behind it. */
  id: string
  isShown: boolean
  /** Number of the chosen option, -1 for none. */
  chosen: number
  count: number
}

/** Arrows, Enter and Escape; a press or a focus elsewhere closes the list. */
function useKeys(props: Box & { isRecent: boolean; setOpen: (isOpen: boolean) => void; setChosen: (chosen: number) => void }) {
  const { input, id, isShown, isRecent, chosen, count, setOpen, setChosen } = props
  useEffect(() => {
    const form = input.form
    const typed = () => {
      setChosen(-1)
      setOpen(true)
    }
    const open = () => setOpen(true)
    const close = () => setOpen(false)
    const outside = (event: Event) => form?.contains(event.target as Node) || close()
    const key = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'Escape' && (isShown || isRecent)) {
        event.preventDefault()
        if (isRecent) input.focus()
        return close()
      }
      if (isRecent || event.target !== input) return
      if (event.key === 'Enter' && isShown && chosen >= 0) {
        event.preventDefault()
        return document.getElementById(`${id}-${chosen}`)?.click()
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0) return
      event.preventDefault()
      if (!isShown) return open()
      // One place more than options: the box itself.
      setChosen(((chosen + 1 + step + count + 1) % (count + 1)) - 1)
    }
    input.addEventListener('input', typed)
    input.addEventListener('focus', open)
    form?.addEventListener('keydown', key)
    form?.addEventListener('submit', close)
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      input.removeEventListener('input', typed)
      input.removeEventListener('focus', open)
      form?.removeEventListener('keydown', key)
      form?.removeEventListener('submit', close)
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [input, isShown, isRecent, chosen, count, id, setOpen, setChosen])
}

/** Says of the box what a combobox says of itself: React does not own it. */
function useCombobox({ input, id, isShown, chosen }: Box, isRecent: boolean) {
  useEffect(() => {
    const said: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : null,
      'aria-activedescendant': isShown && chosen >= 0 ? `${id}-${chosen}` : null,
    }
    for (const [name, value] of Object.entries(said)) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    input.form?.toggleAttribute('data-open', isShown || isRecent)
    if (isShown) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [input, isShown, isRecent, chosen, id])
}
