/** What the page gives to the buttons of a wallet. */
import type { OrderView } from '#web/schema/order.ts'

/**
 * How a try ended. `submitted`: the bank has the payment; `declined`: it said no; `canceled`: the customer closed the wallet; `refused`:
 * the shop did not begin it, and the page says why; `failed`: nobody knows.
 */
export type WalletEnd = 'submitted' | 'declined' | 'canceled' | 'refused' | 'failed'

export interface WalletProps {
  order: Pick<OrderView, 'number' | 'market' | 'currency' | 'due'>
  /** Begins the payment. Returns the secret that the wallet confirms it with; null when it was refused. */
  begin: () => Promise<string | null>
  onEnd: (end: WalletEnd) => void
}
