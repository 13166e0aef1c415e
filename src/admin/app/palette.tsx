/** Search of the whole back office: pages, orders, products, customers; all that the role may see. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import * as say from '#messages/admin/palette.ts'
import type { AdminPage } from '#admin/client/page.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { useModal } from '#admin/ui/use-modal.ts'
import { LETTERS } from './go-keys.ts'
import { findRecords, isSought, type Found } from './palette-search.ts'
import * as styles from './palette.module.css'

/** The server is asked when nothing was typed for this long, in ms. */
const QUIET_MS = 120
const LAST = 'palette-last'
const MOST_LAST = 5

/** Returns pages whose name has the words; those chosen last where nothing is typed. */
function pagesFor(pages: readonly AdminPage[], typed: string): Found[] {
  const words = typed.replace(/^>/, '').trim().toLocaleLowerCase()
  const named = pages.filter(({ path, title }) => !path.includes(':') && title().toLocaleLowerCase().includes(words))
  const last = (localStorage.getItem(LAST) ?? '').split(' ')
  const some = words === '' ? named.toSorted((a, b) => place(last, a.path) - place(last, b.path)) : named
  return some.slice(0, 8).map(({ path, title, icon = 'gear' }) => ({ group: say.goTo(), name: title(), note: '', icon, path }))
}
const place = (last: readonly string[], path: string): number => (last.includes(path) ? last.indexOf(path) : last.length)

function keepLast(path: string): void {
  const last = (localStorage.getItem(LAST) ?? '').split(' ').filter((one) => one !== '' && one !== path)
  localStorage.setItem(LAST, [path, ...last].slice(0, MOST_LAST).join(' '))
}

/** Returns a value once it has not changed for a while. */
function useQuiet(value: string): string {
  const [quiet, setQuiet] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return quiet
}

export function Palette({ pages, onClose }: { pages: readonly AdminPage[]; onClose: () => void }) {
  const box = useModal()
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const quiet = useQuiet(typed.trim())
  const records = useQuery({
    queryKey: ['palette', quiet],
    queryFn: () => findRecords(pages, quiet),
    enabled: isSought(quiet),
    placeholderData: (before) => before,
  })
  const isPagesOnly = typed.startsWith('>')
  const isRecordsOnly = /^[#@]/.test(typed)
  const found = [
    ...(isSought(typed.trim()) && !isPagesOnly ? (records.data ?? []) : []),
    ...(isRecordsOnly ? [] : pagesFor(pages, typed)),
  ]
  const chosen = Math.min(at, found.length - 1)
  const open = ({ path }: Found, inNewTab: boolean) => {
    keepLast(path)
    onClose()
    if (inNewTab) window.open(`/admin${path}`, '_blank', 'noopener')
    else void navigate(path)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((chosen + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter' && found[chosen]) open(found[chosen], event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    <dialog ref={box} className={styles.palette} aria-label={say.searchOrJump()} onClose={onClose}>
      <div className={styles.field}>
        <Icon name="magnifying-glass" />
        <input
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[chosen] ? `${id}-${chosen}` : undefined}
          aria-autocomplete="list"
          aria-label={say.searchOrJump()}
          placeholder={say.searchOrJump()}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <Key>Esc</Key>
      </div>
      <Results id={id} found={found} chosen={chosen} onOpen={open} />
      <p className={styles.foot}>{say.beginWith()}</p>
    </dialog>
  )
}

interface ResultsProps {
  id: string
  found: readonly Found[]
  chosen: number
  onOpen: (one: Found, inNewTab: boolean) => void
}

const letterOf = (path: string): string | undefined => Object.keys(LETTERS).find((letter) => LETTERS[letter] === path)

function Results({ id, found, chosen, onOpen }: ResultsProps) {
  if (found.length === 0)
    return (
      <p className={styles.none} role="status">
        {say.nothingFound()}
      </p>
    )
  return (
    <div id={`${id}-list`} role="listbox" aria-label={say.results()} className={styles.list}>
      {found.map((one, index) => (
        <button
          key={`${one.group} ${one.path} ${one.name}`}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          data-group={found[index - 1]?.group === one.group ? undefined : one.group}
          onClick={(event) => onOpen(one, event.ctrlKey || event.metaKey)}
        >
          <Icon name={one.icon} />
          <span>
            <span lang={one.lang}>{one.name}</span> <small>{one.note}</small>
          </span>
          {letterOf(one.path) !== undefined && (
            <i>
              <Key>G</Key> <Key>{letterOf(one.path)!.toUpperCase()}</Key>
            </i>
          )}
        </button>
      ))}
    </div>
  )
}
