/** What is said of a payment without a card: what came of a transfer, and what is paid on delivery. */
import { plainText } from '#domain/pricing/money.ts'
import { momentInWords } from '#messages/dates.ts'
import * as say from '#messages/payments/methods.ts'
import { inLocale } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'

export const isPickup = ({ delivery }: OrderView): boolean => delivery.method === 'pickup'
/** Returns an amount in hundredths as the order's market writes it. */
export const amountOf = (order: OrderView, hundredths: number): string => plainText(hundredths, order.currency, order.market)

/** Until when the money must have arrived, and how much of it is missing. */
export function transferText(order: OrderView): string {
  const { transferred, due, expiresAt } = order
  if (expiresAt === null) return ''
  const time = momentInWords(expiresAt)
  if (transferred === 0) return say.transferText({ time })
  return say.partText({ received: amountOf(order, transferred), missing: amountOf(order, due - transferred), time })
}

/** What becomes of a part that was transferred, where the order is paid otherwise; nothing where none was. */
export const otherMethodText = (order: OrderView): string =>
  order.transferred === 0 ? '' : say.otherMethodAfterPart({ amount: amountOf(order, order.transferred) })

/** What is owed back of the transfers of an order that was paid or has ended; nothing for another. */
export const surplusText = (order: OrderView): string =>
  order.transferred === 0 || order.payable ? '' : say.surplus({ amount: amountOf(order, order.transferred) })

/** Why an order ended unpaid of which a part was transferred, and what becomes of the part; nothing for another. */
export function endedPartText(order: OrderView): string {
  if (order.transferred === 0 || order.payable || order.payment !== 'unpaid') return ''
  return order.isCanceled ? surplusText(order) : `${say.expiredPart()} ${surplusText(order)}`
}

/** Title and text of an order that is paid on delivery, in the order's language. */
export const cashWords = (order: OrderView): { title: string; text: string } =>
  inLocale(order.market, () => {
    const amount = amountOf(order, order.due)
    const fee = order.methodFee > 0 ? ` ${say.cashFee({ amount: amountOf(order, order.methodFee) })}` : ''
    return isPickup(order)
      ? { title: say.cashTitlePickup(), text: say.cashTextPickup({ amount }) + fee }
      : { title: say.cashTitle(), text: say.cashText({ amount }) + fee }
  })
