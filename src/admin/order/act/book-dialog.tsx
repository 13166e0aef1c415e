/** Books a transfer or cash that came for an order. */
import { useState } from 'react'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import * as say from '#messages/admin/order/acts.ts'
import { stepDone } from '#messages/admin/order/page.ts'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { useOrderAct } from './use-order.ts'

export function BookDialog({ order, onClose, onDone }: DialogProps) {
  const [reference, setReference] = useState('')
  const [typed, setTyped] = useState('')
  const act = useOrderAct(order.number)
  const { currency, sums, version } = order
  const amount = parseAmount(typed, currency)
  const isUnclear = typeof amount === 'string'
  const submit = async () => {
    if (isUnclear) return
    if (await act.send('payments', { version, reference, amount })) onDone(stepDone.book())
  }
  return (
    <DialogForm title={say.bookTitle()} act={act} button={say.book()} onClose={onClose} onSubmit={submit}>
      <TextField
        label={say.reference()}
        maxLength={100}
        ref={focusFirst}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <TextField
        label={`${say.amount()}, ${currency}`}
        inputMode="decimal"
        placeholder={amountOf(sums.due, currency)}
        hint={say.amountHint()}
        fault={isUnclear ? say.amountUnclear() : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DialogForm>
  )
}
