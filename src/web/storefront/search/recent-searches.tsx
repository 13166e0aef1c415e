/** What is offered under the empty search box. */
import { useEffect, useRef } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { searches } from './searches.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './search-suggestions.module.css'

interface Props {
  input: HTMLInputElement
  recent: readonly string[]
  popular: readonly string[]
  go(to: string, words: string): void
}

/** Links and buttons, which Tab and the arrow keys reach from the box; Escape is that of the box. */
export function RecentSearches({ input, recent, popular, go }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useArrows(input, box)
  /** The focus stays in the box where what had it is gone. */
  const forget = (words: string) => {
    input.focus()
    searches.forget(words)
  }
  const forgetAll = () => {
    input.focus()
    searches.forgetAll()
    toast(text.searchesForgotten())
  }
  const others = popular.filter((words) => recent.every((one) => one.toLowerCase() !== words))
  return (
    <div ref={box} className={`${styles.suggestions} ${styles.recent}`}>
      {recent.length > 0 && (
        <>
          <div className={styles.recentHead}>
            <h3 id={RECENT}>{text.recent()}</h3>
            <button type="button" className={`${textStyles.link} ${styles.forgetAll}`} onClick={forgetAll}>
              {text.forgetSearches()}
            </button>
          </div>
          <ul aria-labelledby={RECENT}>
            {recent.map((words) => (
              <li key={words} className={styles.recentRow}>
                <SearchLink icon="clock" words={words} go={go} />
                <button
                  type="button"
                  className={buttonStyles.iconButton}
                  aria-label={text.forgetSearch({ words })}
                  onClick={() => forget(words)}
                >
                  <Icon name="x" small />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <div className={styles.recentHead}>
            <h3 id={POPULAR} className={styles.popularHead}>
              {text.popular()}
            </h3>
          </div>
          <ul aria-labelledby={POPULAR}>
            {others.map((words) => (
              <li key={words} className={styles.recentRow}>
                <SearchLink icon="magnifying-glass" words={words} go={go} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function SearchLink({ icon, words, go }: Pick<Props, 'go'> & { icon: 'clock' | 'magnifying-glass'; words: string }) {
  const market = useMarket()
  return (
    <a
      href={href(market, `/search/${encodeURIComponent(words.toLowerCase())}`)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(event.currentTarget.getAttribute('href')!, words)
      }}
    >
      <Icon name={icon} small />
      <span>{words}</span>
    </a>
  )
}

const POPULAR = 'popular-searches'
const RECENT = 'recent-searches'

/** Down goes from the box to the first link and on, up the way back. */
function useArrows(input: HTMLInputElement, box: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step === 0) return
      const places: HTMLElement[] = [input, ...(box.current?.querySelectorAll<HTMLElement>('li > a') ?? [])]
      const at = places.indexOf(document.activeElement as HTMLElement)
      if (at < 0) return
      event.preventDefault()
      places[(at + step + places.length) % places.length]?.focus()
    }
    const form = input.form
    form?.addEventListener('keydown', move)
    return () => form?.removeEventListener('keydown', move)
  }, [input, box])
}
