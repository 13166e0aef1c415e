/** Steps of an order's progress. */
import { byEmail } from '#messages/checkout.ts'
import { dayInWords } from '#messages/dates.ts'
import * as text from '#messages/order.ts'
import type { OrderView } from '#web/schema/order.ts'

interface Step {
  name: string
  note?: string
  done: boolean
}

/** Progress of an order as a row of steps. */
export function trackSteps({ status, delivery }: Pick<OrderView, 'status' | 'delivery'>): Step[] {
  const isSent = status === 'fulfilled' || status === 'partially fulfilled'
  const paid = { name: text.stepPaid(), done: true }
  const arrives = dayInWords(delivery.to)
  switch (delivery.method) {
    case 'email':
      return [paid, { name: byEmail(), done: isSent }]
    case 'pickup':
      return [
        paid,
        { name: text.stepPrepared(), done: true },
        { name: text.stepReady(), note: dayInWords(delivery.from), done: isSent },
        { name: text.stepHome(), done: false },
      ]
    case 'courier':
    case 'locker':
      return [
        paid,
        { name: text.stepPrepared(), done: true },
        { name: text.stepCourier(), done: isSent },
        { name: delivery.method === 'locker' ? text.stepLocker() : text.stepHome(), note: arrives, done: false },
      ]
  }
}
