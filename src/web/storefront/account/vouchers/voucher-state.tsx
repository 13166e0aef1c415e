/** State of a voucher or code as a chip. */
import * as text from '#messages/customers/vouchers.ts'
import type { VouchersView } from '#web/schema/account-orders.ts'
import * as stateStyles from '#web/storefront/account/orders/order-states.module.css'

type State = VouchersView['vouchers'][number]['state']

const LOOKS: Record<State, string | undefined> = {
  active: stateStyles.ok,
  used: undefined,
  expired: stateStyles.no,
  stopped: stateStyles.no,
}

export const VoucherState = ({ state }: { state: State }) => (
  <span className={`${stateStyles.state} ${LOOKS[state] ?? ''}`}>{text.states[state]()}</span>
)
