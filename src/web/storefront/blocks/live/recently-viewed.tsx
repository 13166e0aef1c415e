/** Block of the products that the visitor looked at. */
import { RecentlyViewed } from '#web/storefront/rails/recently-viewed.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'

export default function RecentlyViewedBlock() {
  return (
    <div className={layoutStyles.wrap}>
      <RecentlyViewed />
    </div>
  )
}
