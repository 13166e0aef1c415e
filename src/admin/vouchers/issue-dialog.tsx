/** Issues a gift voucher by hand: its code goes to the recipient by mail. */
import { useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { typedAmount } from '#domain/pricing/typed-amount.ts'
import { GIFT_LENGTHS } from '#domain/promotions/gift.ts'
import { wrongAmount, wrongForints } from '#messages/admin/promotions/coupons.ts'
import { cancel } from '#messages/admin/shell.ts'
import { markets } from '#messages/admin/today.ts'
import * as say from '#messages/admin/promotions/vouchers.ts'
import { call } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import * as styles from '#admin/ui/record.module.css'

interface Form {
  market: Locale
  amount: string
  recipient: string
  name: string
  message: string
  until: string
  reason: string
}

const EMPTY: Form = { market: 'ro', amount: '', recipient: '', name: '', message: '', until: '', reason: '' }

export function IssueDialog({ onClose, onIssued }: { onClose: () => void; onIssued: (id: string) => void }) {
  const [form, setForm] = useState(EMPTY)
  const [wasTried, setTried] = useState(false)
  const { isBusy, failure, send } = useSentForm()
  const { currency } = MARKETS[form.market]
  const amount = typedAmount(form.amount, currency)
  const wrong = smallestStep(currency) === 1 ? wrongAmount() : wrongForints()
  const submit = () => {
    setTried(true)
    if (amount === null || amount === 0) return
    send(
      () => call<{ id: string }>('POST', '/vouchers', { ...form, amount, until: form.until === '' ? null : form.until }),
      ({ id }) => onIssued(id),
    )
  }
  return (
    <Dialog title={say.newVoucher()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <Fields form={form} fault={wasTried && !amount ? wrong : undefined} onChange={setForm} />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.issue({ amount: amount ? `${amountOf(amount, currency)} ${currency}` : currency })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  form: Form
  /** What is wrong with the amount. */
  fault: string | undefined
  onChange: (form: Form) => void
}

function Fields({ form, fault, onChange }: FieldsProps) {
  const { currency } = MARKETS[form.market]
  const field = (name: Exclude<keyof Form, 'market'>) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...form, [name]: event.target.value }),
  })
  return (
    <>
      <div className={styles.trio}>
        <SelectField
          label={say.market()}
          value={form.market}
          onChange={(event) => onChange({ ...form, market: LOCALES.find((one) => one === event.target.value)! })}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {markets[one]()}
            </option>
          ))}
        </SelectField>
        <TextField
          label={`${say.amount()} (${currency})`}
          ref={focusFirst}
          inputMode="decimal"
          fault={fault}
          {...field('amount')}
        />
        <TextField label={say.until()} type="date" hint={say.untilHint()} {...field('until')} />
      </div>
      <TextField
        label={say.recipient()}
        hint={say.recipientHint()}
        type="email"
        autoComplete="off"
        maxLength={GIFT_LENGTHS.email}
        {...field('recipient')}
      />
      <TextField label={say.name()} maxLength={GIFT_LENGTHS.name} {...field('name')} />
      <TextAreaField label={say.message()} rows={2} maxLength={GIFT_LENGTHS.message} {...field('message')} />
      <TextField label={say.reason()} maxLength={500} {...field('reason')} />
    </>
  )
}
