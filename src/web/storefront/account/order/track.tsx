/** Where an order is: its steps as eggs. */
import * as text from '#messages/customers/orders.ts'
import type { CustomerOrderView } from '#web/schema/account-orders.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import { orderSteps, type OrderStep } from './order-steps.ts'
import * as styles from './track.module.css'

const LOOKS: Record<OrderStep['state'], string | undefined> = {
  done: styles.ok,
  half: styles.half,
  'to come': styles.off,
  ended: styles.no,
}

const WORDS: Record<OrderStep['state'], () => string> = {
  done: text.stepDone,
  half: text.stepPartly,
  'to come': text.stepToCome,
  ended: text.stepDone,
}

export function Track({ data }: { data: Pick<CustomerOrderView, 'order' | 'timeline'> }) {
  return (
    <section className={pageStyles.panel}>
      <h2 className={layoutStyles.visuallyHidden}>{text.where()}</h2>
      <ol className={styles.track}>
        {orderSteps(data.order, data.timeline).map(({ name, state, note }) => (
          <li key={name} className={LOOKS[state]}>
            {name}
            <span className={layoutStyles.visuallyHidden}>{`: ${WORDS[state]()}`}</span>
            {note && <small>{note}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
