/** The tree of collections: opened and shut, searched, moved by drag or by keys. */
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { fold } from '#domain/search/fold.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { formatCount, locale } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import type { CollectionEntryView } from '#admin/schema/goods/collections.ts'
import { placeAfter, placeOfDrop, STEPS, zoneAt, type Place, type Zone } from './tree-moves.ts'
import { childrenOf, useRefresh } from './use-collections.ts'
import * as styles from './collections.module.css'

interface Props {
  entries: readonly CollectionEntryView[]
  chosen: number | null
  mayChange: boolean
}

/** Returns the ids above a collection. */
function idsAbove(entries: readonly CollectionEntryView[], id: number | null): number[] {
  const parent = entries.find((one) => one.id === id)?.place.parent ?? null
  return parent === null ? [] : [parent, ...idsAbove(entries, parent)]
}

/** Returns those that are shown: what a search finds with what is above, or what lies below open ones. */
function rowsOf({ entries, chosen }: Props, words: string, opened: ReadonlySet<number>, shut: ReadonlySet<number>) {
  if (words.trim() !== '') {
    const found = entries.filter(({ name }) => fold(Object.values(name).join(' ')).includes(fold(words)))
    const shown = new Set(found.flatMap(({ id }) => [id, ...idsAbove(entries, id)]))
    return entries.filter(({ id }) => shown.has(id))
  }
  const open = new Set([...opened, ...idsAbove(entries, chosen)].filter((id) => !shut.has(id)))
  return entries.filter(({ id }) => idsAbove(entries, id).every((above) => open.has(above)))
}

function useMove({ entries }: Props) {
  const written = useWritten()
  const refresh = useRefresh()
  const move = (entry: CollectionEntryView, to: Place | null) => {
    if (!to) return
    const name = entry.name[locale()]
    const parent = entries.find(({ id }) => id === to.parent)?.name[locale()]
    written.write<{ entries: string[] }>({
      call: () => call('POST', `/collections/${entry.id}/move`, { from: entry.place, to }),
      words: parent === undefined ? say.movedTop({ name }) : say.movedBelow({ name, parent }),
      done: () => void refresh(),
      // Somebody else moved it: the tree shows where it is now.
      refused: ({ code }) => {
        if (code === 'changed_meanwhile') void refresh()
        return false
      },
    })
  }
  return { move, failure: written.failure }
}

export function CollectionTree(props: Props) {
  const { entries, chosen, mayChange } = props
  const [words, setWords] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const [shut, setShut] = useState<ReadonlySet<number>>(new Set())
  const { move, failure } = useMove(props)
  const drag = useDrag(entries, move)
  useKeys({ '/': () => document.getElementById('find-collection')?.focus() })
  const rows = rowsOf(props, words, opened, shut)
  const toggle = (id: number, isOpen: boolean) => {
    setOpened(isOpen ? new Set([...opened, id]) : new Set([...opened].filter((one) => one !== id)))
    setShut(isOpen ? new Set([...shut].filter((one) => one !== id)) : new Set([...shut, id]))
  }
  return (
    <div className={styles.side}>
      <TextField
        id="find-collection"
        label={say.find()}
        type="search"
        value={words}
        aria-keyshortcuts="/"
        onChange={({ target }) => setWords(target.value)}
      />
      <RefusalNote failure={failure} />
      {rows.length === 0 && <p role="status">{say.none()}</p>}
      <ul className={styles.tree} aria-label={say.tree()}>
        {rows.map((entry, at) => (
          <Row
            key={entry.id}
            entry={entry}
            isChosen={entry.id === chosen}
            isOpen={childrenOf(entries, entry.id).length === 0 ? null : rows[at + 1]?.place.parent === entry.id}
            drag={mayChange ? drag : null}
            onToggle={(isOpen) => toggle(entry.id, isOpen)}
            onStep={(step) => mayChange && move(entry, placeAfter(entries, entry, step))}
          />
        ))}
      </ul>
      {mayChange && (
        <p className={styles.hint}>
          <span className={styles.byKeys}>
            {say.dragOr()} <Key>Alt</Key> <Key>↑</Key> <Key>↓</Key> <Key>→</Key> <Key>←</Key>.
          </span>{' '}
          {say.movingChanges()}
        </p>
      )}
    </div>
  )
}

interface Over {
  id: number
  zone: Zone
}

/** Dragging one row over another: before it, behind it, or into it. */
function useDrag(entries: readonly CollectionEntryView[], move: (entry: CollectionEntryView, to: Place | null) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const zoneOf = ({ currentTarget, clientY }: DragEvent): Zone => {
    const { top, height } = currentTarget.getBoundingClientRect()
    return zoneAt((clientY - top) / height)
  }
  return {
    over,
    start: (id: number) => setDragged(id),
    end: () => {
      setDragged(null)
      setOver(null)
    },
    move: (event: DragEvent, target: CollectionEntryView) => {
      const zone = zoneOf(event)
      const isAllowed = dragged !== null && placeOfDrop(entries, dragged, target, zone) !== null
      if (isAllowed) event.preventDefault()
      if (over?.id !== target.id || over.zone !== zone) setOver(isAllowed ? { id: target.id, zone } : null)
    },
    drop: (event: DragEvent, target: CollectionEntryView) => {
      event.preventDefault()
      const entry = entries.find(({ id }) => id === dragged)
      if (entry) move(entry, placeOfDrop(entries, entry.id, target, zoneOf(event)))
      setDragged(null)
      setOver(null)
    },
  }
}

interface RowProps {
  entry: CollectionEntryView
  isChosen: boolean
  /** Null where nothing lies below. */
  isOpen: boolean | null
  /** Null where nothing may be moved. */
  drag: ReturnType<typeof useDrag> | null
  onToggle: (isOpen: boolean) => void
  onStep: (step: (typeof STEPS)[string]) => void
}

function Row({ entry, isChosen, isOpen, drag, onToggle, onStep }: RowProps) {
  const name = entry.name[locale()]
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step && event.altKey && !event.ctrlKey) onStep(step)
    else if (event.key === 'ArrowRight' && isOpen === false) onToggle(true)
    else if (event.key === 'ArrowLeft' && isOpen === true) onToggle(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const zone = drag?.over?.id === entry.id ? drag.over.zone : undefined
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys do the same
    <li
      className={styles.row}
      style={{ paddingLeft: `${6 + entry.depth * 16}px` }}
      data-chosen={isChosen || undefined}
      data-drop={zone}
      draggable={drag !== null}
      onDragStart={() => drag?.start(entry.id)}
      onDragOver={(event) => drag?.move(event, entry)}
      onDragEnd={() => drag?.end()}
      onDrop={(event) => drag?.drop(event, entry)}
    >
      {isOpen === null ? (
        <span className={styles.leaf} />
      ) : (
        <button
          type="button"
          className={styles.twist}
          aria-expanded={isOpen}
          aria-label={isOpen ? say.shut({ name }) : say.open({ name })}
          onClick={() => onToggle(!isOpen)}
        >
          <Icon name={isOpen ? 'caret-down' : 'caret-right'} small />
        </button>
      )}
      <Link
        to={`/collections/${entry.id}`}
        draggable={false}
        aria-current={isChosen ? 'page' : undefined}
        aria-keyshortcuts={drag ? 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft' : undefined}
        onKeyDown={press}
      >
        {name}
      </Link>
      {entry.state !== 'shown' && (
        <span className={styles.mark} title={say.states[entry.state]()}>
          <Icon name={entry.state === 'hidden' ? 'eye-slash' : 'clock'} small />
          <span className={styles.heard}>{say.states[entry.state]()}</span>
        </span>
      )}
      <span className={styles.count}>
        <span aria-hidden="true">{formatCount(entry.products)}</span>
        <span className={styles.heard}>{say.productsCount(entry.products)}</span>
      </span>
    </li>
  )
}
