/** Stopping a price campaign, with the reason that the log keeps. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/goods/price-campaigns.ts'
import { cancel } from '#messages/admin/shell.ts'
import { undoBulk } from '#admin/bulk/use-bulk.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import type { BulkEditView } from '#admin/schema/goods/bulk.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as styles from '#admin/bulk/bulk.module.css'

export function StopDialog({ edit, onClose }: { edit: BulkEditView; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useSentForm()
  const [reason, setReason] = useState('')
  return (
    <Dialog title={`${say.stopNow()}: ${edit.name ?? ''}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          form.send(
            () => undoBulk(edit.id, reason.trim()),
            () => {
              void queries.invalidateQueries({ queryKey: ['bulk-list'] })
              onClose()
            },
          )
        }}
      >
        <p>{say.stopExplained()}</p>
        <TextField label={say.stopReason()} required value={reason} onChange={({ target }) => setReason(target.value)} />
        {form.failure !== null && <Note kind="bad">{form.failure}</Note>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button kind="destructive" type="submit" isBusy={form.isBusy} disabled={reason.trim() === ''}>
            {say.stopNow()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
