/** Steps of an order's progress. */
import { byEmail } from '#messages/delivery/methods.ts'
import { dayInWords, momentInWords } from '#messages/dates.ts'
import * as text from '#messages/order.ts'
import type { OrderView } from '#web/schema/order.ts'

interface Step {
  name: string
  note?: string
  /** `half`: a part of the order. */
  state: 'done' | 'half' | 'to come'
}

type Ordered = Pick<OrderView, 'status' | 'payment' | 'method' | 'createdAt' | 'paidAt' | 'delivery' | 'deliveredAt' | 'isThere'>

/** The step that began it: an order that is paid on delivery goes ahead before it is paid. */
function begun({ payment, method, createdAt, paidAt }: Ordered): Step {
  if (method === 'cash' && payment === 'unpaid')
    return { name: text.stepConfirmed(), note: momentInWords(createdAt), state: 'done' }
  return { name: text.stepPaid(), ...(paidAt !== null && { note: momentInWords(paidAt) }), state: 'done' }
}

const SENT: Partial<Record<OrderView['status'], Step['state']>> = { fulfilled: 'done', 'partially fulfilled': 'half' }

/** Progress of an order as a row of steps. */
export function trackSteps(order: Ordered): Step[] {
  const { status, delivery } = order
  const state = SENT[status] ?? 'to come'
  const paid = begun(order)
  switch (delivery.method) {
    case 'email':
      return [paid, { name: byEmail(), state }]
    case 'pickup': {
      const note = { done: '', half: text.partReady(), 'to come': dayInWords(delivery.from) }[state]
      return [
        paid,
        { name: text.stepPrepared(), state: 'done' },
        { name: text.stepReady(), ...(note !== '' && { note }), state },
        arrival(order),
      ]
    }
    case 'courier':
    case 'locker': {
      const note = { done: text.numberSent(), half: text.partOnWay(), 'to come': text.numberToCome() }[state]
      return [
        paid,
        { name: text.stepPrepared(), note: text.inWarehouse(), state: 'done' },
        { name: text.stepCourier(), note, state },
        arrival(order),
      ]
    }
  }
}

/** The last step: what was delivered or collected is with the customer, what waits in a locker is there. */
function arrival({ delivery, deliveredAt, isThere }: Ordered): Step {
  if (deliveredAt !== null) return { name: text.stepHome(), note: momentInWords(deliveredAt), state: 'done' }
  if (delivery.method === 'pickup') return { name: text.stepHome(), state: 'to come' }
  if (delivery.method === 'locker' && isThere) return { name: text.stepLocker(), state: 'done' }
  const name = delivery.method === 'locker' ? text.stepLocker() : text.stepHome()
  return { name, note: dayInWords(delivery.to), state: 'to come' }
}
