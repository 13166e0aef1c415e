/** The rail of recently viewed products. */
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { visited } from './visited.browser.ts'
import { lazyPart, PartFailed } from '#web/ui/lazy-part.tsx'

/** Who comes for the first time has seen nothing and need not load it. */
const VisitedRail = lazyPart(() => import('./visited-rail.tsx'), PartFailed)

/** What the visitor looked at before, `except` this product; the list is on the device, its cards come by the API. */
export function RecentlyViewed({ except }: { except?: string }) {
  const ids = useInBrowser() ? visited.products().filter((id) => id !== except) : []
  return ids.length > 0 && <VisitedRail ids={ids} />
}
