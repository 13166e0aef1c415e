import { useEffect, useState } from 'react'
import type { Card } from '#domain/card.ts'
import * as text from '#messages/product.ts'
import { getJson } from '#web/browser/api.ts'
import { visited } from '#web/browser/visited.ts'
import { Cards } from '#web/ui/card.tsx'
import { useMarket } from '#web/ui/market.tsx'

const SHOWN = 4

/** What the visitor looked at before this product; the list is on the device, its cards come by the API. */
export function RecentlyViewed({ product }: { product: string }) {
  const { locale } = useMarket()
  const [cards, setCards] = useState<readonly Card[]>([])
  useEffect(() => {
    const ids = visited
      .get()
      .filter((id) => id !== product)
      .slice(0, SHOWN)
    if (ids.length === 0) return
    const leaving = new AbortController()
    getJson<Card[]>(`/api/cards?market=${locale}&ids=${ids.join(',')}`, leaving.signal).then(
      (found) => leaving.signal.aborted || setCards(found),
      () => setCards([]),
    )
    return () => leaving.abort()
  }, [locale, product])
  if (cards.length === 0) return null
  return (
    <section className="section">
      <div className="sec-head">
        <h2>{text.recentlyViewed()}</h2>
      </div>
      <Cards cards={cards} className="grid rail" />
    </section>
  )
}
