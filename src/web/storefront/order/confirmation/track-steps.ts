/** Steps of an order's progress. */
import { byEmail } from '#messages/checkout.ts'
import { dayInWords, momentInWords } from '#messages/dates.ts'
import * as text from '#messages/order.ts'
import type { OrderView } from '#web/schema/order.ts'

interface Step {
  name: string
  note?: string
  done: boolean
}

type Ordered = Pick<OrderView, 'status' | 'payment' | 'method' | 'createdAt' | 'paidAt' | 'delivery'>

/** The step that began it: an order that is paid on delivery goes ahead before it is paid. */
function begun({ payment, method, createdAt, paidAt }: Ordered): Step {
  if (method === 'cash' && payment === 'unpaid') return { name: text.stepConfirmed(), note: momentInWords(createdAt), done: true }
  return { name: text.stepPaid(), ...(paidAt !== null && { note: momentInWords(paidAt) }), done: true }
}

/** Progress of an order as a row of steps. */
export function trackSteps(order: Ordered): Step[] {
  const { status, delivery } = order
  const isSent = status === 'fulfilled' || status === 'partially fulfilled'
  const paid = begun(order)
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
        { name: text.stepPrepared(), note: text.inWarehouse(), done: true },
        { name: text.stepCourier(), note: isSent ? text.numberSent() : text.numberToCome(), done: isSent },
        { name: delivery.method === 'locker' ? text.stepLocker() : text.stepHome(), note: arrives, done: false },
      ]
  }
}
