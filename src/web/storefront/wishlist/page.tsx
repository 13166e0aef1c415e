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
import * as shareText from '#messages/shopping/share.ts'
import { ShareButton } from '#web/storefront/share/share-button.tsx'
import { sharedHref, sharedProducts } from './shared-list.ts'
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
  const shared = here ? sharedProducts(location.search) : []
  if (shared.length > 0) return <Shared ids={shared} drawing={data.drawing} />
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.wishlist}`} tabIndex={-1}>
      <h1>{wishlistTitle()}</h1>
      {here && ids.length > 0 ? <Wished ids={ids} /> : here ? <Empty drawing={data.drawing} /> : <Waiting />}
    </main>
  )
}

/** A list that somebody else has sent. */
function Shared({ ids, drawing }: { ids: readonly string[]; drawing: string }) {
  const market = useMarket()
  const { cards, isFailed, again } = useCards(ids)
  const own = (
    <a className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} href={href(market, '/wishlist')}>
      {shareText.ownWishlist()}
    </a>
  )
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.wishlist}`} tabIndex={-1}>
      <h1>{shareText.sharedTitle()}</h1>
      {isFailed ? (
        <Failed again={again} />
      ) : cards === null ? (
        <Skeleton count={ids.length} />
      ) : cards.length === 0 ? (
        <div className={emptyStyles.empty}>
          {drawing && <img src={drawing} alt="" width="160" height="200" />}
          <p className={`${textStyles.small} ${textStyles.muted}`}>{shareText.sharedGone()}</p>
          {own}
        </div>
      ) : (
        <>
          <p className={`${textStyles.muted} ${styles.countLine}`}>{shareText.sharedLead()}</p>
          <Cards cards={cards} eager={4} />
          <p className={styles.own}>{own}</p>
        </>
      )}
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

/** Cards of products; asked for when one of them is not known. `onFound`: an answer has come. */
function useCards(ids: readonly string[], onFound: (found: readonly Card[]) => void = () => {}) {
  const { locale } = useMarket()
  const [cards, setCards] = useState<readonly Card[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const wanted = ids.join(',')
  const known = cards !== null && ids.every((id) => cards.some((card) => card.product === id))
  const load = useCallback(
    (signal: AbortSignal) =>
      fetchCards(locale, wanted.split(','), signal).then(
        (answer) => {
          if (signal.aborted) return
          setCards(answer)
          setFailed(false)
          onFound(answer)
        },
        () => signal.aborted || setFailed(true),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onFound` is the same work for the same products
    [locale, wanted],
  )
  useEffect(() => {
    if (known) return
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [known, load])
  return { cards, isFailed, again: () => void load(new AbortController().signal) }
}

/** The cards that are there; a heart taken away leaves the grid at once. */
function Wished({ ids }: { ids: readonly string[] }) {
  const market = useMarket()
  const { cards, isFailed, again } = useCards(ids, (found) =>
    wishlist.keep(new Set([...found.map((card) => card.product), ...wishlist.get().filter((id) => !ids.includes(id))])),
  )
  const shown = (cards ?? []).filter((card) => ids.includes(card.product))
  if (isFailed) return <Failed again={again} />
  if (cards === null) return <Skeleton count={ids.length} />
  return (
    <>
      <div className={styles.countLine}>
        <p className={textStyles.muted}>{wishlistCount(shown.length)}</p>
        <ShareButton
          title={shareText.wishlistOf(shown.length)}
          label={shareText.shareWishlist()}
          path={() => sharedHref(market, ids)}
        />
      </div>
      <Cards cards={shown} eager={4} />
    </>
  )
}

function Failed({ again }: { again: () => void }) {
  return (
    <Note kind="bad">
      <p>{wishlistFailed()}</p>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${noteStyles.again}`}
        onClick={again}
      >
        {tryAgain()}
      </button>
    </Note>
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
