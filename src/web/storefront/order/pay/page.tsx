/** The page that pays an existing order. */
import { PayOrder } from '#web/storefront/order/pay-order.tsx'

export interface PayPage {
  /** Where the customer writes to change something. */
  email: string
}

/** Pays an order that was placed before: from the mail, after a refused card, on another day. */
export function Component({ data }: { data: PayPage }) {
  return <PayOrder email={data.email} again={true} />
}
