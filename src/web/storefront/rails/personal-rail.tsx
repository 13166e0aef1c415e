/** A rail of recommendations, loaded in the browser. */
import { useEffect, useState } from 'react'
import type { Card } from '#web/schema/card.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import { Rail } from '#web/storefront/card/card.tsx'

/** A row of products for this visitor alone: it comes by the API after the page, which is the same for everybody. */
export default function PersonalRail({ title, path }: { title: string; path: string }) {
  const [cards, setCards] = useState<readonly Card[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    getJson<Card[]>(path, leaving.signal).then(
      (found) => leaving.signal.aborted || setCards(found),
      // Nobody asked for it: without it nothing is missing.
      () => {},
    )
    return () => leaving.abort()
  }, [path])
  return <Rail title={title} cards={cards} />
}
