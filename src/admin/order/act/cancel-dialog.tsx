/** Cancels an order: the one act that is asked before, with its reason. */
import { useState } from 'react'
import * as say from '#messages/admin/order/acts.ts'
import { stepDone, steps } from '#messages/admin/order/page.ts'
import { TextAreaField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { useOrderAct } from './use-order.ts'
import * as styles from './act.module.css'

export function CancelDialog({ order, onClose, onDone }: DialogProps) {
  const [reason, setReason] = useState('')
  const act = useOrderAct(order.number)
  const { number, version, payment, sums, currency } = order
  const submit = async () => {
    if (await act.send('cancel', { version, reason })) onDone(stepDone.cancel({ number }))
  }
  return (
    <DialogForm
      title={say.cancelTitle({ number })}
      act={act}
      button={steps.cancel()}
      isDestructive
      leave={say.keep()}
      onClose={onClose}
      onSubmit={submit}
    >
      <p className={styles.muted}>
        {payment === 'unpaid' ? say.cancelUnpaid() : say.cancelPaid({ amount: `${amountOf(sums.total, currency)} ${currency}` })}
      </p>
      <TextAreaField
        label={say.reason()}
        rows={2}
        maxLength={500}
        ref={focusFirst}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
