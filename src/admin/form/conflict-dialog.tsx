/** Another person saved the record meanwhile: fields that both changed are chosen one by one. */
import { useState } from 'react'
import * as say from '#messages/admin/form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import type { Conflict } from './merge.ts'
import type { ConflictState } from './record-form.ts'
import * as styles from './form.module.css'

interface Props<Values> {
  conflict: ConflictState<Values>
  labelOf: (path: string) => string
}

const SIDES = ['mine', 'theirs'] as const
type Side = (typeof SIDES)[number]

/** Returns a value as one line of text. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return say.nothing()
  if (typeof value === 'boolean') return value ? say.yes() : say.no()
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function ConflictDialog<Values>({ conflict, labelOf }: Props<Values>) {
  const { merge, theirs, settle, takeTheirs, close } = conflict
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const by = theirs.by ?? say.aColleague()
  return (
    <Dialog title={say.conflictTitle({ name: by })} size="wide" onClose={close}>
      <p className={styles.lead}>{say.conflictLead(merge.conflicts.length)}</p>
      <table className={styles.conflicts}>
        <thead>
          <tr>
            <th scope="col">{say.bothChanged()}</th>
            <th scope="col">{say.yours()}</th>
            <th scope="col">{say.theirs({ name: by })}</th>
          </tr>
        </thead>
        <tbody>
          {merge.conflicts.map((one) => (
            <Row
              key={one.path}
              conflict={one}
              label={labelOf(one.path)}
              chosen={choices[one.path] ?? 'mine'}
              onChoose={(side) => setChoices({ ...choices, [one.path]: side })}
            />
          ))}
        </tbody>
      </table>
      {merge.mine.length + merge.theirs.length > 0 && (
        <div className={styles.together}>
          <b>{say.together()}</b>
          {merge.mine.length > 0 && <p>{say.fromYou({ fields: merge.mine.map(labelOf).join(', ') })}</p>}
          {merge.theirs.length > 0 && <p>{say.fromThem({ name: by, fields: merge.theirs.map(labelOf).join(', ') })}</p>}
        </div>
      )}
      <div className={styles.dialogFoot}>
        <span className={styles.count}>{say.nothingLost()}</span>
        <Button onClick={takeTheirs}>{say.takeAll({ name: by })}</Button>
        <Button kind="primary" onClick={() => settle(choices)}>
          {say.saveMixture()}
        </Button>
      </div>
    </Dialog>
  )
}

interface RowProps {
  conflict: Conflict
  label: string
  chosen: Side
  onChoose: (side: Side) => void
}

const Row = ({ conflict, label, chosen, onChoose }: RowProps) => (
  <tr>
    <th scope="row">
      {label}
      <small>{say.was({ value: textOf(conflict.was) })}</small>
    </th>
    {SIDES.map((side) => (
      <td key={side}>
        <label>
          <input
            type="radio"
            aria-label={`${label}: ${textOf(conflict[side])}`}
            name={conflict.path}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span>{textOf(conflict[side])}</span>
        </label>
      </td>
    ))}
  </tr>
)
