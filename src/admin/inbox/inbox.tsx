/** An inbox: views, the list on the left, what was chosen on the right; on a telephone one after the other. */
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/inbox.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import type { InboxPlace } from './use-inbox.ts'
import * as styles from './inbox.module.css'

export interface InboxList {
  isPending: boolean
  error: unknown
  refetch(): unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage(): unknown
}

interface Props<View extends string> {
  title: string
  place: InboxPlace<View>
  views: Readonly<Record<View, () => string>>
  /** How many wait in the first view. */
  waiting: number | undefined
  list: InboxList
  entries: readonly { number: string; row: ReactNode }[]
  /** The chosen entry: that of the address, otherwise the first one. */
  chosen: string | null
  /** What the key E does. */
  onClose?: (() => void) | undefined
  hint?: string
  children: ReactNode
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [contenteditable]') !== null

export function Inbox<View extends string>({ title, place, views, waiting, children, ...rest }: Props<View>) {
  const root = useRef<HTMLDivElement>(null)
  // Keys work while the inbox has the focus (WCAG 2.1.4): it gets it with the page, unless something else has it.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  }, [])
  const { entries, chosen, onClose } = rest
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const step = { j: 1, k: -1 }[event.key.toLowerCase()]
    const next = step && entries[entries.findIndex(({ number }) => number === chosen) + step]
    if (next) {
      event.preventDefault()
      place.choose(next.number)
      root.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(next.number)}"]`)?.focus()
    }
    if (event.key.toLowerCase() === 'e' && onClose) {
      event.preventDefault()
      onClose()
    }
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Keys of the list; each has a control of its own.
    <div ref={root} className={styles.inbox} tabIndex={-1} onKeyDown={press}>
      <h1 className={styles.title}>{title}</h1>
      <nav className={styles.views} aria-label={say.views()}>
        {(Object.keys(views) as View[]).map((one, index) => (
          <Link key={one} to={`?view=${one}`} aria-current={one === place.view || undefined}>
            {views[one]()}
            {index === 0 && waiting !== undefined && <span className={styles.count}>{waiting}</span>}
          </Link>
        ))}
      </nav>
      <div className={styles.split} data-chosen={place.at !== null || undefined}>
        <Entries place={place} {...rest} />
        <div className={styles.detail}>
          <Button className={styles.back} kind="quiet" size="small" onClick={() => place.choose(null)}>
            {say.backToList()}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}

function Entries<View extends string>({
  place,
  list,
  entries,
  chosen,
  hint,
}: Pick<Props<View>, 'place' | 'list' | 'entries' | 'chosen' | 'hint'>) {
  return (
    <div className={styles.list}>
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {!list.isPending && entries.length === 0 && list.error === null && (
        <p className={styles.hint} role="status">
          {say.nothingHere()}
        </p>
      )}
      <ul>
        {entries.map(({ number, row }) => (
          <li key={number}>
            <Link
              className={styles.entry}
              to={place.queryOf(number)}
              data-entry={number}
              aria-current={number === chosen || undefined}
            >
              {row}
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button className={styles.more} isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <p className={`${styles.hint} ${styles.keys}`}>
        <kbd>J</kbd> <kbd>K</kbd> {say.keysOfList()}
      </p>
    </div>
  )
}
