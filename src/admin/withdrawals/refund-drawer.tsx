/** Gives back what a withdrawal named, and closes it: the amount in the button is the one that goes back, or nothing does. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import * as money from '#messages/admin/order/money.ts'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/withdrawals.ts'
import { locale } from '#messages/text.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useStaff } from '#admin/client/staff.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { useDraft } from '#admin/inbox/use-draft.ts'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Drawer } from '#admin/ui/drawer.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { RefundPlanView, WithdrawalView } from '#admin/schema/withdrawals.ts'
import * as styles from './withdrawal.module.css'

interface Props {
  one: WithdrawalView
  onClose: () => void
  /** Gets what was done, as a sentence. */
  onDone: (words: string) => void
}

export function RefundDrawer({ one, onClose, onDone }: Props) {
  const path = `/withdrawals/${encodeURIComponent(one.number)}/refund`
  const plan = useQuery({
    queryKey: ['withdrawals', 'refund', one.number],
    queryFn: () => read<RefundPlanView>(path),
    staleTime: 0,
  })
  const [warehouse, setWarehouse] = useState('')
  const reason = useDraft(`draft:${useStaff().id}:${one.number}:refund`)
  const form = useSentForm((code) => {
    // The new amount is shown before anybody agrees to it.
    if (code === 'amount_changed') void plan.refetch()
    return false
  })
  const amount = plan.data ? plan.data.money + plan.data.credit : 0
  const text = plan.data ? `${amountOf(amount, plan.data.currency)} ${plan.data.currency}` : ''
  const submit = () =>
    form.send(
      () => call('POST', path, { amount, warehouse: warehouse === '' ? null : warehouse, reason: reason.text }),
      () => {
        reason.type('')
        onDone(say.refunded({ number: one.number, amount: text }))
      },
    )
  return (
    <Drawer
      title={say.refundTitle({ number: one.number })}
      onClose={onClose}
      foot={
        <>
          <span className={styles.footNote}>{money.cannotUndo()}</span>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button kind="primary" isBusy={form.isBusy} disabled={!plan.data} onClick={submit}>
            {money.refundAmount({ amount: text })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {form.failure && <Note kind="bad">{form.failure}</Note>}
        {plan.isPending && <Loading />}
        {plan.error && <Failure error={plan.error} onRetry={() => void plan.refetch()} />}
        {plan.data && <Plan one={one} plan={plan.data} />}
        {plan.data && <BackTo plan={plan.data} warehouse={warehouse} onChoose={setWarehouse} />}
        <TextField
          label={money.why()}
          hint={money.whyHint()}
          maxLength={MAX_FIELD_LENGTH}
          value={reason.text}
          onChange={({ target }) => reason.type(target.value)}
        />
      </div>
    </Drawer>
  )
}

interface BackToProps {
  plan: RefundPlanView
  warehouse: string
  onChoose: (warehouse: string) => void
}

const BackTo = ({ plan: { warehouses }, warehouse, onChoose }: BackToProps) => (
  <SelectField label={money.comesBackTo()} value={warehouse} onChange={({ target }) => onChoose(target.value)}>
    <option value="">{money.writtenOff()}</option>
    {warehouses.map(({ id, city }) => (
      <option key={id} value={id}>
        {city[locale()]}
      </option>
    ))}
  </SelectField>
)

function Plan({ one, plan: { lines, money: back, credit, currency } }: { one: WithdrawalView; plan: RefundPlanView }) {
  const nameOf = (position: number): string =>
    one.lines.find(({ line }) => line === position)?.name ?? say.lineOf({ number: position })
  return (
    <dl className={styles.plan}>
      {lines.map(({ position, quantity, amount }) => (
        <div key={position}>
          <dt>{quantity > 0 ? `${quantity} × ${nameOf(position)}` : say.deliveryCharge()}</dt>
          <dd>
            <Amount amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
      {credit > 0 && (
        <div>
          <dt>{money.toVouchers()}</dt>
          <dd>
            <Amount amount={credit} currency={currency} />
          </dd>
        </div>
      )}
      <div className={styles.sum}>
        <dt>{money.givesBack()}</dt>
        <dd>
          <Amount amount={back + credit} currency={currency} />
        </dd>
      </div>
    </dl>
  )
}
