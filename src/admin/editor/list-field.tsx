/** A list of fields: its items stand in the same order in every language, and are added, moved and removed together. */
import type { ReactNode } from 'react'
import type { BlockField } from '#domain/content/block-fields.ts'
import type { Locale } from '#domain/market/market.ts'
import { faults as faultWords } from '#messages/admin/content/publishing.ts'
import * as say from '#messages/admin/content/pages.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { blockIn, valueAt, withList } from './document.ts'
import { controlId, faultAt, fieldName, useEditing } from './editing.ts'
import type { Place } from './control.ts'
import { PointsPicture } from './points-field.tsx'
import * as styles from './editor.module.css'

type List = Extract<BlockField, { type: 'list' }>

interface Props extends Place {
  name: string
  field: List
  having: readonly Locale[]
  /** Draws the fields of the item at a place. */
  renderItem: (at: number) => ReactNode
}

/** A list of products at points of a picture. */
const hasPoints = ({ of }: List): boolean => 'left' in of && 'top' in of

function moved(items: unknown[], from: number, to: number): unknown[] {
  if (from >= items.length || to < 0 || to >= items.length) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from])
}

export function ListField({ name, field, uid, path, having, renderItem }: Props) {
  const { document, isReadOnly } = useEditing()
  const lists = having.map((locale) => (valueAt(blockIn(document.texts, locale, uid), path) ?? []) as unknown[])
  const count = Math.max(0, ...lists.map((list) => list.length))
  const change = (make: (items: unknown[]) => unknown[]) =>
    document.change((texts) => withList(texts, { uid, path, locales: having, change: make }))
  const fault = having.map((locale) => faultAt(document.faults, locale, uid, path)).find((one) => one !== undefined)
  const id = controlId(having[0] ?? 'en', uid, path)
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend className={styles.label}>{fieldName(name)}</legend>
      {hasPoints(field) && <PointsPicture uid={uid} path={path} having={having} onAdd={change} most={field.most} />}
      {fault && fault.code !== 'missing' && <p className={styles.fault}>{faultWords[fault.code]()}</p>}
      <ol>
        {Array.from({ length: count }, (_, at) => (
          <li key={at} className={styles.listItem}>
            <Item
              name={name}
              at={at}
              count={count}
              isReadOnly={isReadOnly}
              onMove={(to) => change((items) => moved(items, at, to))}
              onRemove={() => change((items) => items.toSpliced(at, 1))}
            >
              {renderItem(at)}
            </Item>
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <Button size="small" disabled={count >= field.most} onClick={() => change((items) => [...items, {}])}>
          <Icon name="plus" small /> {say.addItem({ what: fieldName(name) })}
        </Button>
      )}
    </fieldset>
  )
}

interface ItemProps {
  name: string
  at: number
  count: number
  isReadOnly: boolean
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

function Item({ name, at, count, isReadOnly, onMove, onRemove, children }: ItemProps) {
  const title = say.item({ what: fieldName(name), number: at + 1 })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <fieldset
      className={styles.itemFields}
      onKeyDown={(event) => {
        const by = event.altKey && !event.ctrlKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
        if (by === undefined || isReadOnly) return
        event.preventDefault()
        event.stopPropagation()
        onMove(at + by)
      }}
    >
      <legend className={styles.unseen}>{title}</legend>
      {!isReadOnly && (
        <div className={styles.itemActs}>
          <span aria-hidden="true">{at + 1}</span>
          <Act label={`${title}: ${say.moveUp()}`} icon="arrow-up" isOff={at === 0} onDo={() => onMove(at - 1)} />
          <Act label={`${title}: ${say.moveDown()}`} icon="arrow-down" isOff={at === count - 1} onDo={() => onMove(at + 1)} />
          <Act label={`${title}: ${say.removeItem()}`} icon="trash" isOff={false} onDo={onRemove} />
        </div>
      )}
      {children}
    </fieldset>
  )
}

interface ActProps {
  label: string
  icon: 'arrow-up' | 'arrow-down' | 'trash'
  isOff: boolean
  onDo: () => void
}

const Act = ({ label, icon, isOff, onDo }: ActProps) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} disabled={isOff} onClick={onDo}>
    <Icon name={icon} small />
  </button>
)
