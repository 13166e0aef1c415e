/** The blocks of a content: chosen, moved by drag, keys or buttons, copied, removed, and added from the list of kinds. */
import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { MOST_BLOCKS } from '#domain/content/block-fields.ts'
import { kindsOfPart } from '#domain/content/frame-kinds.ts'
import { AGREED_PAGES } from '#domain/content/story.ts'
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { locale } from '#messages/text.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { blockIn, blockRows, blockWords, withBlock, withOrder, type BlockRow } from './document.ts'
import { choiceName, inWords, kindName, useEditing, useNames } from './editing.ts'
import * as styles from './editor.module.css'

interface Props {
  chosen: string
  onChoose: (uid: string) => void
  isAdding: boolean
  onAdding: (isAdding: boolean) => void
}

/** Returns a name for a new block that no other has. */
const newUid = (component: string): string => `${component}-${crypto.randomUUID().slice(0, 8)}`

/** Moving blocks: by keys, and by dragging one over the place where it goes. */
function useMoves(rows: readonly BlockRow[]) {
  const { document, isReadOnly } = useEditing()
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const move = (row: BlockRow, place: number) => {
    if (isReadOnly || place < 0 || place >= rows.length) return
    document.change((texts) => withOrder(texts, row.uid, place))
    setSaid(say.movedTo({ name: kindName(row.component), place: place + 1, all: rows.length }))
  }
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault()
    const from = rows.findIndex(({ uid }) => uid === dragged)
    if (from !== -1) move(rows[from]!, from < place ? place - 1 : place)
    setDragged(null)
    setOver(null)
  }
  const dragOver = (event: DragEvent, place: number | null) => {
    event.preventDefault()
    setOver(place)
  }
  return { over, said, move, drop, dragOver, setDragged }
}

export function BlockTree({ chosen, onChoose, isAdding, onAdding }: Props) {
  const { document, isReadOnly } = useEditing()
  const rows = blockRows(document.texts)
  const { over, said, move, drop, dragOver, setDragged } = useMoves(rows)
  return (
    <nav className={styles.tree} aria-label={say.blocks()}>
      <h2 className={styles.caption}>{say.blocks()}</h2>
      <ol>
        {rows.map((row, at) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its button and keys do the same
          <li
            key={row.uid}
            className={over === at ? `${styles.row} ${styles.drop}` : styles.row}
            data-chosen={row.uid === chosen || undefined}
            draggable={!isReadOnly}
            onDragStart={() => setDragged(row.uid)}
            onDragOver={(event) => dragOver(event, at)}
            onDragEnd={(event) => dragOver(event, null)}
            onDrop={(event) => drop(event, at)}
          >
            <Row row={row} isChosen={row.uid === chosen} onChoose={() => onChoose(row.uid)} onMove={(by) => move(row, at + by)} />
          </li>
        ))}
      </ol>
      {/* Below the last one. */}
      <div
        className={over === rows.length ? styles.drop : undefined}
        onDragOver={(event) => dragOver(event, rows.length)}
        onDrop={(event) => drop(event, rows.length)}
      >
        {!isReadOnly && (
          <Button kind="link" className={styles.add} disabled={rows.length >= MOST_BLOCKS} onClick={() => onAdding(true)}>
            <Icon name="plus" small /> {say.addBlock()} <kbd className={styles.kbd}>B</kbd>
          </Button>
        )}
      </div>
      {!isReadOnly && rows.length > 1 && <p className={styles.hint}>{say.dragHint()}</p>}
      <h2 className={styles.caption}>{say.ofThePage()}</h2>
      <button type="button" className={styles.pageRow} aria-pressed={chosen === ''} onClick={() => onChoose('')}>
        <Icon name="magnifying-glass" small /> {say.addressAndSearch()}
      </button>
      <p role="status" className={styles.unseen}>
        {said}
      </p>
      {isAdding && <AddDialog after={chosen} onClose={() => onAdding(false)} onAdded={onChoose} />}
    </nav>
  )
}

interface RowProps {
  row: BlockRow
  isChosen: boolean
  onChoose: () => void
  onMove: (by: number) => void
}

const KEYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Returns by what a block is known among others of its kind. */
function useWords({ uid, has }: BlockRow): string {
  const { document } = useEditing()
  const { collections, brands } = useNames()
  const block = blockIn(document.texts, has.includes(locale()) ? locale() : has[0]!, uid)
  const words = blockWords(block)
  const named = [...collections, ...brands].find(({ key }) => key === words)
  if (named) return inWords(named.name)
  return words === '' && typeof block?.['rule'] === 'string' ? choiceName('rule', block['rule']) : words
}

function Row({ row, isChosen, onChoose, onMove }: RowProps) {
  const { document, isReadOnly } = useEditing()
  const faults = document.faults.filter(({ block }) => block === row.uid).length
  const words = useWords(row)
  const hidden = LOCALES.filter((locale) => document.texts[locale] && !row.shows.includes(locale))
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (by === undefined || !event.altKey || event.ctrlKey) return
    event.preventDefault()
    event.stopPropagation()
    onMove(by)
  }
  return (
    <>
      {!isReadOnly && (
        <span className={styles.grip} aria-hidden="true">
          <Icon name="dots-six-vertical" small />
        </span>
      )}
      <button
        type="button"
        className={styles.block}
        data-block={row.uid}
        aria-pressed={isChosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={onChoose}
        onKeyDown={press}
      >
        <span className={styles.blockName}>
          {kindName(row.component)}
          {words !== '' && <small className={styles.words}>{words}</small>}
        </span>
        {hidden.length > 0 && <small>{say.hiddenIn({ markets: hidden.map((locale) => markets[locale]()).join(', ') })}</small>}
      </button>
      {faults > 0 && (
        <span className={styles.faults} title={String(faults)}>
          <Icon name="warning-circle" small />
          {faults}
        </span>
      )}
    </>
  )
}

function AddDialog({ after, onClose, onAdded }: { after: string; onClose: () => void; onAdded: (uid: string) => void }) {
  const { document } = useEditing()
  const { kind, key } = document.story
  const kinds = AGREED_PAGES.includes(key) ? ['text'] : Object.keys(kindsOfPart(kind === 'part' ? key : ''))
  const add = (component: string) => {
    const uid = newUid(component)
    document.change((texts) => withBlock(texts, { component, uid, after }))
    onClose()
    onAdded(uid)
  }
  return (
    <Dialog title={say.whichBlock()} onClose={onClose}>
      <ul className={styles.kinds}>
        {kinds.map((component) => (
          <li key={component}>
            <Button onClick={() => add(component)}>{kindName(component)}</Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
