/** The notice of one recall. */
import { recallsHref } from '#domain/market/page-paths.ts'
import { recalls } from '#messages/recalls/notice.ts'
import RecallNotice from '#web/storefront/recalls/notice.tsx'
import { OwnedRecalls } from '#web/storefront/recalls/owned/owned-recalls.tsx'
import type { RecallView } from '#web/storefront/recalls/view.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'

export interface RecallPage {
  recall: RecallView
}

export function Component({ data: { recall } }: { data: RecallPage }) {
  const market = useMarket()
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <Breadcrumb trail={[{ name: recalls(), href: recallsHref(market) }, { name: recall.goods.name }]} />
      <OwnedRecalls of={recall.href} />
      <RecallNotice recall={recall} />
    </main>
  )
}
