/** Decides on payments of an order that wait: asked again, repeated, given back by hand, or settled; with the reason. */
import { useState } from 'react'
import * as say from '#messages/admin/order/money.ts'
import { stepDone } from '#messages/admin/order/page.ts'
import { TextAreaField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { useOrderAct } from './use-order.ts'

export type Decision = keyof typeof say.owedActs

export function DecideDialog({ order, decision, onClose, onDone }: DialogProps & { decision: Decision }) {
  const [reason, setReason] = useState('')
  const act = useOrderAct(order.number)
  const submit = async () => {
    if (await act.send('owed', { act: decision, reason })) onDone(stepDone.owed())
  }
  return (
    <DialogForm title={say.owedActs[decision]()} act={act} button={say.owedActs[decision]()} onClose={onClose} onSubmit={submit}>
      <TextAreaField
        label={say.why()}
        hint={say.whyHint()}
        rows={2}
        maxLength={500}
        ref={focusFirst}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </DialogForm>
  )
}
