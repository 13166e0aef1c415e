/** Progress of an order. */
import type { OrderView } from '#web/schema/order.ts'
import { trackSteps } from './track-steps.ts'
import '#web/styles/checkout.css'

export function Track({ order }: { order: OrderView }) {
  return (
    <section className="panel track-panel">
      <ol className="track">
        {trackSteps(order).map((step) => (
          <li key={step.name} className={step.done ? 'ok' : undefined}>
            {step.name}
            {step.note && <small>{step.note}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
