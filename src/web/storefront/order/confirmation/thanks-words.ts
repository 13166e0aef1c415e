/** What the page says first of an order that is paid: the mails about it lead here, long after it was placed. */
import * as text from '#messages/order.ts'
import type { OrderView } from '#web/schema/order.ts'

type Ordered = Pick<OrderView, 'status' | 'deliveredAt' | 'address' | 'contact' | 'lines'> & {
  delivery: Pick<OrderView['delivery'], 'method'>
}

/** Returns its title and text. */
export function thanksWords(order: Ordered): { title: string; text: string } {
  const { email } = order.contact
  const { method } = order.delivery
  const name = order.address.firstName
  if (method === 'email') {
    const isLater = order.lines.some(({ gift }) => gift?.date)
    return { title: text.thanksOnly({ name }), text: (isLater ? text.thanksByMail : text.thanksByMailAtOnce)({ email }) }
  }
  const isPickup = method === 'pickup'
  if (order.deliveredAt !== null) return { title: text.arrivedTitle({ name }), text: text.arrivedText() }
  if (order.status === 'partially fulfilled')
    return isPickup
      ? { title: text.partReadyTitle({ name }), text: text.partReadyText() }
      : { title: text.partSentTitle({ name }), text: text.partSentText() }
  if (order.status === 'fulfilled')
    return isPickup
      ? { title: text.readyTitle({ name }), text: text.readyText() }
      : { title: text.sentTitle({ name }), text: text.sentText() }
  return { title: text.thanks({ name }), text: (isPickup ? text.thanksPickup : text.thanksText)({ email }) }
}
