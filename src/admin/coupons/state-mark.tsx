/** The state of a coupon: a dot beside its word. */
import type { CouponState } from '#domain/promotions/coupon-terms.ts'
import { states } from '#messages/admin/promotions/coupons.ts'
import * as styles from '#admin/ui/record.module.css'

const TONES: Partial<Record<CouponState, string>> = { running: styles.good, stopped: styles.wrong }

export const CouponStateMark = ({ state }: { state: CouponState }) => (
  <span className={`${styles.state} ${TONES[state] ?? ''}`}>
    <i aria-hidden="true" />
    {states[state]()}
  </span>
)
