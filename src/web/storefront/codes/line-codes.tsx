/** Outcomes of coupons on a line. */
import { whyNotTitle, whyTitle } from '#messages/codes.ts'
import type { LineCoupon } from '#web/schema/codes.ts'
import { lazyPart, PartFailed } from '#web/ui/lazy-part.tsx'
import * as codeFieldStyles from './code-field.module.css'

const LineReasons = lazyPart(() => import('./line-reasons.tsx'), PartFailed)

/** Which code met the line, and why the others did nothing for it (D-26). */
export function LineCodes({ coupons }: { coupons: readonly LineCoupon[] }) {
  if (coupons.length === 0) return null
  return (
    <details className={codeFieldStyles.lineCodes}>
      <summary>{coupons.some(({ why }) => why === 'applied') ? whyTitle() : whyNotTitle()}</summary>
      <LineReasons coupons={coupons} />
    </details>
  )
}
