/** The choice of how an order is paid. */
import * as text from '#messages/order.ts'
import * as say from '#messages/payments/methods.ts'
import type { OrderView } from '#web/schema/order.ts'
import { Choice } from '#web/ui/choice.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { amountOf, isPickup } from '#web/storefront/order/payments/payment-texts.ts'
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

const textOf = (order: OrderView, method: Method): MethodText =>
  method === 'cash' && isPickup(order) ? CASH_PICKUP : METHODS[method]

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
