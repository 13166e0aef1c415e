/** Steps of an order with their times. */
import { dayInWords, momentInWords } from '#messages/dates.ts'
import * as text from '#messages/customers/orders.ts'
import type { CustomerOrderView } from '#web/schema/account-orders.ts'
import type { OrderView } from '#web/schema/order.ts'

export interface OrderStep {
  name: string
  /** `half`: some of the parcels. `ended`: the order ended here. */
  state: 'done' | 'half' | 'to come' | 'ended'
  note: string
}

type Ordered = Pick<OrderView, 'status' | 'payment' | 'createdAt' | 'payable' | 'method'> & {
  delivery: Pick<OrderView['delivery'], 'method' | 'to' | 'from'>
}

/** Returns the steps of an order: placed, paid, prepared, sent; an order that ended has those that it reached and its end. */
export function orderSteps(order: Ordered, timeline: CustomerOrderView['timeline']): OrderStep[] {
  const { status, payment, method } = order
  const at = (...kinds: string[]): string => {
    const event = timeline.findLast(({ kind }) => kinds.includes(kind))
    return event ? momentInWords(event.at) : ''
  }
  const goesAhead = !['opened', 'canceled'].includes(status)
  const isOnDelivery = goesAhead && payment === 'unpaid' && method === 'cash'
  const isPaid = payment !== 'unpaid' || (goesAhead && !isOnDelivery)
  const steps: OrderStep[] = [{ name: text.stepPlaced(), state: 'done', note: momentInWords(order.createdAt) }]
  const paid: OrderStep = { name: text.stepPaid(), state: 'done', note: at('paid', 'paid without stock') }
  if (status === 'canceled' || status === 'refunded') {
    if (isPaid) steps.push(paid)
    return [...steps, endOf(status, at)]
  }
  const toPay: OrderStep = { ...paid, state: 'to come', note: order.payable ? text.stepUnpaid() : '' }
  if (!isOnDelivery) steps.push(isPaid ? paid : toPay)
  const isSent = status === 'fulfilled' || status === 'partially fulfilled'
  if (order.delivery.method !== 'email')
    steps.push({ name: text.stepPrepared(), state: isSent || status === 'pending' ? 'done' : 'to come', note: at('pending') })
  steps.push(sendingOf(order, isPaid || isOnDelivery, at('shipped', 'fulfilled')))
  return isOnDelivery ? [...steps, toPay] : steps
}

function endOf(status: 'canceled' | 'refunded', at: (...kinds: string[]) => string): OrderStep {
  const expired = at('expired')
  if (status === 'canceled' && expired) return { name: text.stepExpired(), state: 'ended', note: expired }
  return { name: status === 'canceled' ? text.stepCanceled() : text.stepRefunded(), state: 'ended', note: at(status) }
}

const SENT = { email: text.stepMailed, pickup: text.stepReady, courier: text.stepSent, locker: text.stepSent }

function sendingOf({ status, delivery }: Ordered, isPaid: boolean, sentAt: string): OrderStep {
  const name = SENT[delivery.method]()
  if (status === 'fulfilled') return { name, state: 'done', note: sentAt }
  if (status === 'partially fulfilled') return { name, state: 'half', note: sentAt }
  const day = delivery.method === 'pickup' ? delivery.from : delivery.to
  const hasDay = isPaid && delivery.method !== 'email'
  return { name, state: 'to come', note: hasDay ? text.expected({ day: dayInWords(day) }) : '' }
}
