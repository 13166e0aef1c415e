/** Cancels an unpaid order, after asking. */
import { useState } from 'react'
import * as text from '#messages/customers/orders.ts'
import { ConfirmDialog } from '#web/storefront/account/layout/confirm-dialog.tsx'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import { orderIdOf } from '#web/storefront/order/order.browser.ts'
import { placedOrders } from '#web/storefront/order/state/placed-orders.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

interface Props {
  number: string
  /** Where it is paid. */
  pay: string
  /** Among others: the button's name says which order it cancels. */
  isListed?: boolean
}

export function CancelOrder({ number, pay, isListed = false }: Props) {
  const [isAsked, setAsked] = useState(false)
  const done = () => {
    setAsked(false)
    // This browser offers to pay the orders that it has placed.
    placedOrders.close(orderIdOf(pay))
    toast(text.orderCanceled({ number }))
    reloadPage()
  }
  return (
    <>
      <button
        type="button"
        className={`${pageStyles.textButton} ${scriptStyles.live}`}
        aria-label={isListed ? text.cancelOrderNamed({ number }) : undefined}
        onClick={() => setAsked(true)}
      >
        {text.cancelOrder()}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={text.cancelTitle({ number })}
          path={`/api/my/orders/${number}/cancel`}
          confirm={text.cancelOrder()}
          cancel={text.keepOrder()}
          onClose={() => setAsked(false)}
          onDone={done}
        >
          {text.cancelText()}
        </ConfirmDialog>
      )}
    </>
  )
}
