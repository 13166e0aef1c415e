/** Progress of an order. */
import type { OrderView } from '#web/schema/order.ts'
import { trackSteps } from './track-steps.ts'
import * as confirmationPageStyles from './page.module.css'
import * as styles from './track.module.css'

export function Track({ order }: { order: OrderView }) {
  return (
    <section className={`${confirmationPageStyles.panel} ${confirmationPageStyles.trackPanel}`}>
      <ol className={styles.track}>
        {trackSteps(order).map((step) => (
          <li key={step.name} className={step.done ? styles.ok : undefined}>
            {step.name}
            {step.note && <small>{step.note}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
