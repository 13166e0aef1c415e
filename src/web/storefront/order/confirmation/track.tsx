/** Progress of an order. */
import { stepDone, stepPartly, stepToCome } from '#messages/customers/orders.ts'
import type { OrderView } from '#web/schema/order.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import { trackSteps } from './track-steps.ts'
import * as confirmationPageStyles from './page.module.css'
import * as styles from './track.module.css'

const LOOKS = { done: styles.ok, half: styles.half, 'to come': undefined }
const WORDS = { done: stepDone, half: stepPartly, 'to come': stepToCome }

export function Track({ order }: { order: OrderView }) {
  return (
    <section className={`${confirmationPageStyles.panel} ${confirmationPageStyles.trackPanel}`}>
      <ol className={styles.track}>
        {trackSteps(order).map(({ name, state, note }) => (
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
