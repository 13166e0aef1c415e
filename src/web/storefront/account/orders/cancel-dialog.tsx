/** Asks before an unpaid order is cancelled, and cancels it. */
import * as text from '#messages/customers/orders.ts'
import { ConfirmDialog } from '#web/storefront/account/layout/confirm-dialog.tsx'
import { reloadPage } from '#web/storefront/account/layout/reload-page.browser.ts'
import { orderIdOf } from '#web/storefront/order/order.browser.ts'
import { placedOrders } from '#web/storefront/order/state/placed-orders.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'

interface Props {
  number: string
  /** Where it is paid. */
  pay: string
  onClose: () => void
}

export default function CancelDialog({ number, pay, onClose }: Props) {
  const done = () => {
    onClose()
    // This browser offers to pay the orders that it has placed.
    placedOrders.close(orderIdOf(pay))
    toast(text.orderCanceled({ number }))
    reloadPage()
  }
  return (
    <ConfirmDialog
      title={text.cancelTitle({ number })}
      path={`/api/my/orders/${number}/cancel`}
      confirm={text.cancelOrder()}
      cancel={text.keepOrder()}
      onClose={onClose}
      onDone={done}
    >
      {text.cancelText()}
    </ConfirmDialog>
  )
}
