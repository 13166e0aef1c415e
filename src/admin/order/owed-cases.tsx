/** Payments of an order that wait for a decision, and the dialog that decides. */
import { useState } from 'react'
import * as say from '#messages/admin/order/money.ts'
import { useActs } from '#admin/client/acts.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { DecideDialog, type Decision } from './act/decide-dialog.tsx'
import { Section } from './section.tsx'
import * as styles from './order.module.css'

const reasonText = (reason: string): string =>
  Object.hasOwn(say.cases, reason) ? say.cases[reason as keyof typeof say.cases]() : reason

/** Returns what can be done: money that staff owe is given back or repeated, other cases are asked about or settled. */
const actsOf = (cases: OrderView['cases']): Decision[] => {
  const isOwed = cases.some((one) => one.isOwed)
  const hasOthers = cases.some((one) => !one.isOwed)
  return ['check' as const, 'repeat' as const, ...(isOwed ? ['given' as const] : []), ...(hasOthers ? ['settle' as const] : [])]
}

export function OwedCases({ order }: { order: OrderView }) {
  const [asked, setAsked] = useState<Decision | null>(null)
  const { told } = useActs()
  const done = (text: string) => {
    setAsked(null)
    told(text)
  }
  const mayDecide = mayDo(useStaff(), 'orders.refund')
  const { cases, currency } = order
  if (cases.length === 0) return null
  return (
    <Section title={say.waitsForDecision()}>
      <ul className={styles.cases}>
        {cases.map(({ reason, amount, openedAt }) => (
          <li key={reason + openedAt}>
            <Icon name="warning" small />
            {reasonText(reason)} {amount !== null && <Amount amount={amount} currency={currency} />}
          </li>
        ))}
      </ul>
      {mayDecide && (
        <div className={styles.buttons}>
          {actsOf(cases).map((one) => (
            <Button key={one} size="small" onClick={() => setAsked(one)}>
              {say.owedActs[one]()}
            </Button>
          ))}
        </div>
      )}
      {asked !== null && <DecideDialog order={order} decision={asked} onClose={() => setAsked(null)} onDone={done} />}
    </Section>
  )
}
