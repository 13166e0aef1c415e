/** Block of a set: products joined by plus signs, and one price. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { Bundle } from '#web/storefront/product/bundle.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'

export default function BundleBlock({ bundle }: BlockViews['bundle']) {
  return (
    <div className={layoutStyles.wrap}>
      <Bundle bundle={bundle} isOwn={false} />
    </div>
  )
}
