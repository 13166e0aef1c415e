/** Gives money back by line and of the delivery charge: the amount in the button is the one that goes back, or nothing does. */
import { useState, type ReactNode } from 'react'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import * as say from '#messages/admin/order/money.ts'
import { payments } from '#messages/admin/orders.ts'
import { cancel } from '#messages/admin/shell.ts'
import { locale } from '#messages/text.ts'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Drawer } from '#admin/ui/drawer.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import type { DialogProps } from './dialog-form.tsx'
import { RefundLines } from './refund-lines.tsx'
import { REFUND_WAYS, useRefundPlan, type PlannedRefund, type RefundQuestion, type RefundWay } from './refund-plan.ts'
import { useOrderAct } from './use-order.ts'
import * as styles from './act.module.css'

interface Asked {
  kind: RefundWay
  lines: Readonly<Record<string, number>>
  delivery: string
  warehouse: string
  isLost: boolean
  reason: string
}

const questionOf = ({ kind, lines, delivery, warehouse, isLost }: Asked, currency: OrderView['currency']): RefundQuestion => {
  const amount = parseAmount(delivery, currency)
  return {
    kind,
    lines,
    delivery: typeof amount === 'number' ? amount : 0,
    warehouse: kind === 'returned' && warehouse !== '' ? warehouse : null,
    isLost: kind === 'unsent' && isLost,
  }
}

export function RefundDrawer({ order, onClose, onDone }: DialogProps) {
  const { number, currency } = order
  // One press gives money back once, also when its answer was lost and it is pressed again.
  const [key] = useState(() => crypto.randomUUID())
  const [asked, setAsked] = useState<Asked>({
    kind: order.waiting.length > 0 ? 'unsent' : 'returned',
    lines: {},
    delivery: '',
    warehouse: '',
    isLost: false,
    reason: '',
  })
  const change = (more: Partial<Asked>) => setAsked((before) => ({ ...before, ...more }))
  const act = useOrderAct(number)
  const question = questionOf(asked, currency)
  const { planned, why, isAsking } = useRefundPlan(number, question)
  const amount = planned ? planned.money + planned.credit : 0
  const text = `${amountOf(amount, currency)} ${currency}`
  const submit = async () => {
    if (!planned || isAsking) return
    if (await act.send('refunds', { ...question, key, amount, reason: asked.reason })) onDone(say.refunded({ amount: text }))
  }
  return (
    <Drawer
      title={`${say.refundTitle()} ${number}`}
      onClose={onClose}
      foot={
        <>
          <span className={styles.footNote}>{say.cannotUndo()}</span>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button kind="primary" isBusy={act.isBusy || isAsking} disabled={!planned} onClick={() => void submit()}>
            {say.refundAmount({ amount: text })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {act.failure && <Note kind="bad">{act.failure}</Note>}
        <RefundLines order={order} chosen={asked.lines} planned={planned} onChoose={(lines) => change({ lines })} />
        <Goods order={order} asked={asked} onChange={change} />
        <Reason reason={asked.reason} onType={(reason) => change({ reason })} />
        {why !== null && <Note kind="bad">{why}</Note>}
        {planned && <Plan order={order} planned={planned} />}
      </div>
    </Drawer>
  )
}

interface GoodsProps {
  order: OrderView
  asked: Asked
  onChange: (more: Partial<Asked>) => void
}

/** Where the goods are, where they go, and how much of the delivery charge goes back. */
const Goods = ({ order: { sums, currency, warehouses }, asked, onChange }: GoodsProps) => (
  <>
    <div className={styles.two}>
      <SelectField
        label={say.goodsAre()}
        value={asked.kind}
        onChange={({ target }) => onChange({ kind: target.value as RefundWay })}
      >
        {REFUND_WAYS.map((one) => (
          <option key={one} value={one}>
            {say.refundKinds[one]()}
          </option>
        ))}
      </SelectField>
      {asked.kind === 'returned' && (
        <SelectField
          label={say.comesBackTo()}
          value={asked.warehouse}
          onChange={({ target }) => onChange({ warehouse: target.value })}
        >
          <option value="">{say.writtenOff()}</option>
          {warehouses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[locale()]}
            </option>
          ))}
        </SelectField>
      )}
      {sums.delivery > 0 && (
        <TextField
          label={`${say.deliveryAmount()}, ${currency}`}
          inputMode="decimal"
          hint={say.of({ count: amountOf(sums.delivery, currency) })}
          value={asked.delivery}
          onChange={({ target }) => onChange({ delivery: target.value })}
        />
      )}
    </div>
    {asked.kind === 'unsent' && (
      <label className={styles.check}>
        <input type="checkbox" checked={asked.isLost} onChange={({ target }) => onChange({ isLost: target.checked })} />
        {say.isLost()}
      </label>
    )}
  </>
)

const COMMON = ['damaged', 'wrong', 'late', 'missing', 'changedMind', 'goodwill'] as const

/** A reason in one's own words, with the usual ones at hand. */
const Reason = ({ reason, onType }: { reason: string; onType: (reason: string) => void }) => (
  <div className={styles.form}>
    <TextField
      label={say.why()}
      hint={say.whyHint()}
      maxLength={500}
      value={reason}
      onChange={(event) => onType(event.target.value)}
    />
    <div className={styles.buttons} role="group" aria-label={say.commonReasons()}>
      {COMMON.map((one) => (
        <Button key={one} kind="quiet" size="small" onClick={() => onType(say.reasons[one]())}>
          {say.reasons[one]()}
        </Button>
      ))}
    </div>
  </div>
)

function Plan({
  order: { currency, refundLimit },
  planned: { money, credit, isWhole },
}: {
  order: OrderView
  planned: PlannedRefund
}) {
  const amount = money + credit
  return (
    <>
      <dl className={styles.plan}>
        {credit > 0 && (
          <>
            <Sum name={say.toPayment()}>
              <Amount amount={money} currency={currency} />
            </Sum>
            <Sum name={say.toVouchers()}>
              <Amount amount={credit} currency={currency} />
            </Sum>
          </>
        )}
        <Sum name={say.givesBack()} isTotal>
          <Amount amount={amount} currency={currency} />
        </Sum>
      </dl>
      {refundLimit !== undefined && refundLimit !== null && amount > refundLimit && (
        <Note kind="bad">{say.yourLimit({ amount: `${amountOf(refundLimit, currency)} ${currency}` })}</Note>
      )}
      <ul className={styles.follows}>
        <li>
          <Icon name="file-text" small />
          {say.followsCreditNote()}
        </li>
        <li>
          <Icon name="envelope-simple" small />
          {say.followsMail()}
        </li>
        <li>
          <Icon name="coins" small />
          {say.followsPayment({ state: payments[isWhole ? 'refunded' : 'partly refunded']() })}
        </li>
      </ul>
    </>
  )
}

const Sum = ({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: ReactNode }) => (
  <div className={isTotal ? styles.total : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
