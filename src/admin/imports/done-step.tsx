/** The last step of an import: what came of it, and the way back. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '#messages/text.ts'
import * as say from '#messages/admin/imports.ts'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import type { ImportView, UndoView } from '#admin/schema/imports.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { GroupsTable } from './groups-table.tsx'
import { wordsOfResult } from './result.ts'
import * as styles from './imports.module.css'

export function DoneStep({ run, onChanged }: { run: ImportView; onChanged: () => void }) {
  const { counts, state, canUndo } = run
  const words = wordsOfResult(counts)
  return (
    <>
      <Note kind="plain">
        <b>{say.states[state]()}</b>: {words}
      </Note>
      {canUndo && <Undo run={run} onChanged={onChanged} />}
      <GroupsTable run={run} />
    </>
  )
}

function Undo({ run: { id }, onChanged }: { run: ImportView; onChanged: () => void }) {
  const [fault, setFault] = useState<string | null>(null)
  const preview = useQuery({ queryKey: ['import-undo', id], queryFn: () => read<UndoView>(`/imports/${id}/undo`) })
  if (!preview.data) return null
  const { fields, removed, kept } = preview.data
  const undo = async () => {
    const answer = await call('POST', `/imports/${id}/undo`)
    if (answer.ok) onChanged()
    else setFault(sentenceOf(answer))
  }
  return (
    <section className={styles.section}>
      <h2>{say.undoTitle()}</h2>
      <dl className={styles.figures}>
        {[
          [say.undoFields(), fields],
          [say.undoRemoved(), removed],
          [say.undoKept(), kept.length],
        ].map(([name, number]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(Number(number))}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <Button onClick={() => void undo()}>{say.undoNow()}</Button>
        <span className={styles.muted}>{say.undoPrices()}</span>
      </div>
      {fault && <Note kind="bad">{fault}</Note>}
    </section>
  )
}
