/** Asks the courier to bring a parcel back, with the reason. */
import { useState } from 'react'
import * as say from '#messages/admin/order/acts.ts'
import { TextAreaField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { useOrderAct } from './use-order.ts'
import * as styles from './act.module.css'

export function RecallDialog({ order, awb, onClose, onDone }: DialogProps & { awb: string }) {
  const [reason, setReason] = useState('')
  const act = useOrderAct(order.number)
  const submit = async () => {
    if (await act.send(`parcels/${encodeURIComponent(awb)}/recall`, { reason })) onDone(say.recalled({ awb }))
  }
  return (
    <DialogForm title={say.recall({ awb })} act={act} button={say.recallIt()} onClose={onClose} onSubmit={submit}>
      <p className={styles.muted}>{say.recallHint()}</p>
      <TextAreaField
        label={say.reason()}
        rows={2}
        maxLength={500}
        ref={focusFirst}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DialogForm>
  )
}
