/** The wishlist page. */
import { MAX_IDS } from '#domain/catalog/item-id.ts'
import { useCallback, useEffect, useState } from 'react'
import type { Card } from '#web/schema/card.ts'
import { href } from '#domain/market/market.ts'
import {
  chooseSomething,
  loadingCart,
  tryAgain,
  wishlistCount,
  wishlistEmptyText,
  wishlistEmptyTitle,
  wishlistFailed,
  wishlistTitle,
} from '#messages/cart.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { useWishlist, wishlist } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { Cards } from '#web/storefront/card/card.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as noteStyles from '#web/ui/note.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as skeletonStyles from '#web/ui/skeleton.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as cardStyles from '#web/storefront/card/card.module.css'
import * as styles from './page.module.css'

export interface WishlistPage {
  drawing: string
}

async function fetchCards(market: string, ids: readonly string[], signal: AbortSignal): Promise<Card[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) => ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS))
  const answers = await Promise.all(
    chunks.map((chunk) => getJson<Card[]>(`/api/cards?market=${market}&ids=${chunk.join(',')}`, signal)),
  )
  return answers.flat()
}

export function Component({ data }: { data: WishlistPage }) {
  const here = useInBrowser()
  const ids = useWishlist()
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.wishlist}`} tabIndex={-1}>
      <h1>{wishlistTitle()}</h1>
      {here && ids.length > 0 ? <Wished ids={ids} /> : here ? <Empty drawing={data.drawing} /> : <Waiting />}
    </main>
  )
}

function Empty({ drawing }: { drawing: string }) {
  const market = useMarket()
  return (
    <div className={emptyStyles.empty}>
      {drawing && <img src={drawing} alt="" width="160" height="200" />}
      <h2 className={textStyles.h3}>{wishlistEmptyTitle()}</h2>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{wishlistEmptyText()}</p>
      <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} href={href(market, '/new')}>
        {chooseSomething()}
      </a>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <NeedsScript />
      <Skeleton count={4} />
    </>
  )
}

/** The cards that are there; a heart taken away leaves the grid at once. */
function Wished({ ids }: { ids: readonly string[] }) {
  const { locale } = useMarket()
  const [cards, setCards] = useState<readonly Card[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const known = cards !== null && ids.every((id) => cards.some((card) => card.product === id))
  const load = useCallback(
    (signal: AbortSignal) =>
      fetchCards(locale, ids, signal).then(
        (answer) => {
          if (signal.aborted) return
          setCards(answer)
          setFailed(false)
          wishlist.keep(new Set([...answer.map((card) => card.product), ...wishlist.get().filter((id) => !ids.includes(id))]))
        },
        () => signal.aborted || setFailed(true),
      ),
    [locale, ids],
  )
  useEffect(() => {
    if (known) return
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [known, load])
  const shown = (cards ?? []).filter((card) => ids.includes(card.product))
  if (isFailed)
    return (
      <Note kind="bad">
        <p>{wishlistFailed()}</p>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${noteStyles.again}`}
          onClick={() => void load(new AbortController().signal)}
        >
          {tryAgain()}
        </button>
      </Note>
    )
  if (cards === null) return <Skeleton count={ids.length} />
  return (
    <>
      <p className={`${textStyles.muted} ${styles.countLine}`}>{wishlistCount(shown.length)}</p>
      <Cards cards={shown} eager={4} />
    </>
  )
}

function Skeleton({ count }: { count: number }) {
  return (
    <div className={`${cardStyles.grid} ${scriptStyles.live}`} aria-busy="true">
      <p className={layoutStyles.visuallyHidden}>{loadingCart()}</p>
      {Array.from({ length: Math.min(count, 8) }, (_, at) => (
        <div className={cardStyles.card} key={at} aria-hidden="true">
          <div className={`${tileStyles.tile} ${skeletonStyles.skeleton}`} />
          <span className={`${skeletonStyles.skeleton} ${skeletonStyles.line} ${skeletonStyles.short}`} />
          <span className={`${skeletonStyles.skeleton} ${skeletonStyles.line}`} />
        </div>
      ))}
    </div>
  )
}
