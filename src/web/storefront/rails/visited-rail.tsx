/** A rail of products by their ids. */
import { ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import * as text from '#messages/listing.ts'
import { useMarket } from '#web/ui/market.tsx'
import PersonalRail from './personal-rail.tsx'

/** The first of these products, newest first. */
export default function VisitedRail({ ids }: { ids: readonly string[] }) {
  const { locale } = useMarket()
  return (
    <PersonalRail title={text.recentlyViewed()} path={`/api/cards?market=${locale}&ids=${ids.slice(0, ROW_CARDS).join(',')}`} />
  )
}
