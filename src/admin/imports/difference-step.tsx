/** The third step of an import: old and new of each field, every fault with its line; nothing is written yet. */
import { useState } from 'react'
import { formatCount } from '#messages/text.ts'
import * as say from '#messages/admin/imports.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import type { ImportView } from '#admin/schema/imports.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { GroupsTable } from './groups-table.tsx'
import * as styles from './imports.module.css'

export function DifferenceStep({ run, onChanged }: { run: ImportView; onChanged: () => void }) {
  const { id, counts } = run
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const written = counts.new + counts.changed
  const apply = async () => {
    setBusy(true)
    const answer = await call('POST', `/imports/${id}/apply`)
    setBusy(false)
    if (answer.ok) onChanged()
    else setFault(sentenceOf(answer))
  }
  return (
    <>
      <dl className={styles.figures}>
        {(['same', 'changed', 'new', 'faulty'] as const).map((name) => (
          <div key={name} className={name === 'faulty' && counts.faulty > 0 ? styles.bad : undefined}>
            <dt>{say.summary[name]()}</dt>
            <dd>{formatCount(counts[name])}</dd>
          </div>
        ))}
      </dl>
      <GroupsTable run={run} isChoosing />
      <div className={styles.foot}>
        {written > 0 && (
          <Button kind="primary" isBusy={isBusy} onClick={() => void apply()}>
            {say.applyRows()}
          </Button>
        )}
        <span className={styles.muted}>{say.applyHint()}</span>
      </div>
      {fault && <Note kind="bad">{fault}</Note>}
    </>
  )
}
