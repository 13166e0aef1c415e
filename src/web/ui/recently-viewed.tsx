import { lazy, Suspense } from 'react'
import * as text from '#messages/rails.ts'
import { useInBrowser } from '#web/browser/stored.ts'
import { visited } from '#web/browser/visited.ts'
import { useMarket } from '#web/ui/market.tsx'

const PersonalRail = lazy(() => import('#web/ui/personal-rail.tsx'))

const SHOWN = 4

/** What the visitor looked at before, `except` this product; the list is on the device, its cards come by the API. */
export function RecentlyViewed({ except }: { except?: string }) {
  const { locale } = useMarket()
  const isHere = useInBrowser()
  const ids = isHere ? visited.get().filter((id) => id !== except) : []
  if (ids.length === 0) return null
  const path = `/api/cards?market=${locale}&ids=${ids.slice(0, SHOWN).join(',')}`
  return (
    <Suspense fallback={null}>
      <PersonalRail title={text.recentlyViewed()} path={path} />
    </Suspense>
  )
}
