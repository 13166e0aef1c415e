/** The choice of how an order is paid, and where a transfer goes. */
import { ibanInGroups } from '#domain/payments/bank-account.ts'
import { plainText } from '#domain/pricing/money.ts'
import { momentInWords } from '#messages/dates.ts'
import * as text from '#messages/order.ts'
import * as say from '#messages/payments/methods.ts'
import { inLocale } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'
import { Choice } from '#web/ui/choice.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { ReviewRows } from '#web/ui/review-rows.tsx'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'

export type Method = OrderView['method']

interface MethodText {
  icon: IconName
  title: () => string
  detail: () => string
}

const CASH_PICKUP: MethodText = { icon: 'storefront', title: say.cashPickup, detail: say.cashPickupDetail }
const METHODS: Record<Method, MethodText> = {
  card: { icon: 'credit-card', title: text.card, detail: text.cardDetail },
  transfer: { icon: 'arrow-right', title: say.transfer, detail: say.transferDetail },
  cash: { icon: 'package', title: say.cash, detail: say.cashDetail },
}

const isPickup = ({ delivery }: OrderView): boolean => delivery.method === 'pickup'
const textOf = (order: OrderView, method: Method): MethodText =>
  method === 'cash' && isPickup(order) ? CASH_PICKUP : METHODS[method]

const amountOf = (order: OrderView, hundredths: number): string => plainText(hundredths, order.currency, order.market)

/** What is to be paid with this method, in hundredths. */
export const dueWith = (order: OrderView, method: Method): number =>
  order.due + (order.methods.find((one) => one.method === method)?.fee ?? 0)

/** The methods of the order: one that is alone is chosen already. */
export function Methods({ order, chosen, onChoose }: { order: OrderView; chosen: Method; onChoose: (method: Method) => void }) {
  return (
    <section className={columnsStyles.block}>
      <fieldset>
        <legend className={layoutStyles.visuallyHidden}>{text.paymentMethod()}</legend>
        {order.methods.map(({ method, fee }) => {
          const { icon, title, detail } = textOf(order, method)
          return (
            <Choice
              key={method}
              name="method"
              value={method}
              checked={method === chosen}
              onChoose={() => onChoose(method)}
              icon={icon}
              title={title()}
              detail={detail()}
              end={fee > 0 ? `+\u00a0${amountOf(order, fee)}` : undefined}
            />
          )
        })}
      </fieldset>
    </section>
  )
}

/** Returns the words of the button: what happens, and what it costs. */
export function buttonText(order: OrderView, method: Method): string {
  const amount = amountOf(order, dueWith(order, method))
  if (method === 'card') return text.pay({ amount })
  if (method === 'transfer') return say.chooseTransfer()
  return (isPickup(order) ? say.chooseCashPickup : say.chooseCash)({ amount })
}

/** Where the money goes and what it must name; nothing for another method. */
export function BankDetails({ order }: { order: OrderView }) {
  const { account, number, transferred } = order
  if (order.method !== 'transfer' || account === null) return null
  const rows = [
    { label: say.holder(), text: account.holder },
    { label: say.iban(), text: ibanInGroups(account.iban) },
    { label: say.bic(), text: account.bic },
    { label: say.bank(), text: account.bank },
    ...(transferred > 0 ? [{ label: say.received(), text: amountOf(order, transferred) }] : []),
    { label: (transferred > 0 ? say.missing : say.amount)(), text: amountOf(order, order.due - transferred) },
    { label: say.reference(), text: number },
  ].filter((row) => row.text !== '')
  return (
    <section className={columnsStyles.block} aria-labelledby="bank-details">
      <div className={columnsStyles.blockHead}>
        <h2 id="bank-details">{say.transferTo()}</h2>
      </div>
      <ReviewRows rows={rows} />
    </section>
  )
}

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
