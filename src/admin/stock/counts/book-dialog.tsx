/** What booking a sheet changes, old and new, before it happens. */
import { useState } from 'react'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/stock-papers.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as table from '#admin/ui/table.module.css'
import { Article } from '../article.tsx'
import { stockSentence } from '../use-stock.ts'
import { forgetSheet } from './device-scans.browser.ts'
import type { Sheet } from './use-sheet.ts'
import * as styles from '../stock.module.css'

interface Props {
  id: string
  sheet: Sheet
  onClose: () => void
  onDone: (sentence: string) => void
}

export function BookDialog({ id, sheet, onClose, onDone }: Props) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { lines, scans } = sheet.view!
  const changed = lines.filter(({ booked, missing }) => booked !== 0 || missing > 0)
  const uncounted = lines.filter(({ counted }) => counted === null).length
  const end = async (step: 'book' | 'drop') => {
    setBusy(true)
    const answer = await call<{ missing?: number }>('POST', `/stock-counts/${id}/${step}`, step === 'book' ? { scans } : {})
    setBusy(false)
    await sheet.refresh()
    if (!answer.ok) return setFailure(stockSentence(answer))
    forgetSheet(id)
    const { missing = 0 } = answer.data
    if (step === 'book') onDone([say.booked(), ...(missing > 0 ? [say.missingAfter(missing)] : [])].join(' '))
    onClose()
  }
  return (
    <Dialog title={say.finish()} onClose={onClose}>
      <div className={styles.form}>
        {failure && <Note kind="bad">{failure}</Note>}
        {sheet.waiting > 0 && <Note kind="bad">{say.sendFirst()}</Note>}
        <table className={styles.table}>
          <tbody>
            {changed.map((line) => (
              <tr key={line.item}>
                <th scope="row">
                  <Article article={line} />
                </th>
                <td>
                  <del className={table.removed}>{line.expected! + line.moved}</del>{' '}
                  <ins className={table.added}>{line.expected! + line.moved + line.booked}</ins>
                </td>
                <td className={styles.muted}>{line.moved !== 0 && say.movedSince({ pieces: line.moved })}</td>
                <td className={styles.bad}>{line.missing > 0 && say.missingAfter(line.missing)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {uncounted > 0 && <p className={styles.muted}>{say.uncounted(uncounted)}</p>}
        <div className={styles.acts}>
          <Button kind="destructive" isBusy={isBusy} onClick={() => void end('drop')}>
            {say.drop()}
          </Button>
          <Button onClick={onClose}>{shell.cancel()}</Button>
          {sheet.waiting === 0 && (
            <Button kind="primary" isBusy={isBusy} onClick={() => void end('book')}>
              {say.book(changed.length)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
