/** What each code did for a line, or why it did nothing (D-26): loaded when the cart has a code. */
import type { LineCoupon } from '#web/schema/codes.ts'
import { useMarket } from '#web/ui/market.tsx'
import { lineReason } from './code-view.ts'

export default function LineReasons({ coupons }: { coupons: readonly LineCoupon[] }) {
  const market = useMarket()
  return (
    <ul>
      {coupons.map((coupon) => (
        <li key={coupon.code}>
          <b>{coupon.code}</b> {lineReason(coupon, market)}
        </li>
      ))}
    </ul>
  )
}
