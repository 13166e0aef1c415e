/** Block for what fits a signed-in customer's children. */
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'

export default function ForChildrenBlock() {
  return <ForChildren at="rails" on={{ className: `${layoutStyles.section} ${layoutStyles.wrap}` }} />
}
