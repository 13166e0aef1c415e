/** Outcomes of coupons on a line. */
import { whyNotTitle, whyTitle } from '#messages/codes.ts'
import type { LineCoupon } from '#web/schema/codes.ts'
import { lineReason } from './code-view.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as codeFieldStyles from './code-field.module.css'

/** Which code met the line, and why the others did nothing for it (D-26). */
export function LineCodes({ coupons }: { coupons: readonly LineCoupon[] }) {
  const market = useMarket()
  if (coupons.length === 0) return null
  return (
    <details className={codeFieldStyles.lineCodes}>
      <summary>{coupons.some(({ why }) => why === 'applied') ? whyTitle() : whyNotTitle()}</summary>
      <ul>
        {coupons.map((coupon) => (
          <li key={coupon.code}>
            <b>{coupon.code}</b> {lineReason(coupon, market)}
          </li>
        ))}
      </ul>
    </details>
  )
}
