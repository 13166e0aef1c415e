/** Payment step of the checkout: leads to the gateway. */
import { PayOrder } from '#web/storefront/order/pay-order.tsx'

export interface PaymentPage {
  /** Where the customer writes to change something. */
  email: string
}

/** Third step: the placed order and the button to the gateway. */
export function Component({ data }: { data: PaymentPage }) {
  return <PayOrder email={data.email} again={false} />
}
