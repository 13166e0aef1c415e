/** One feed: where it is, what it left out and why, with the products. */
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { FEED_GAPS, type FeedGap } from '#domain/feeds/product-feed.ts'
import * as say from '#messages/admin/settings/feeds.ts'
import { more } from '#messages/admin/shell.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useTitle } from '#admin/client/use-title.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { FeedView, GapView } from '#admin/schema/settings/feeds.ts'
import { FeedActs, feedName } from './feed-acts.tsx'
import { Made } from './feeds-page.tsx'
import { useFeeds } from './use-feeds.ts'
import * as styles from '#admin/ui/record.module.css'
import * as own from './feeds.module.css'

const NOT_FOUND = Object.assign(new Error('no such feed'), { code: 'feed_not_found' })

export function FeedPage() {
  const { feed: id = '' } = useParams()
  const list = useFeeds()
  if (list.isPending) return <Loading />
  const feed = list.data?.feeds.find((one) => one.id === id)
  if (!feed) return <Failure error={list.error ?? NOT_FOUND} onRetry={() => void list.refetch()} />
  return <Feed feed={feed} />
}

const MS_A_SECOND = 1_000

function Feed({ feed }: { feed: FeedView }) {
  const written = useWritten()
  const name = feedName(feed)
  useTitle(name)
  const { address, madeAt, tookMs, readAt, products, items, isOn, gaps } = feed
  const facts: [string, ReactNode][] = [
    [say.address(), address],
    [say.columns.products(), madeAt === null ? '–' : `${say.productsIn(products)}, ${say.itemsIn(items)}`],
    [
      say.columns.made(),
      <>
        <Made feed={feed} />
        {tookMs !== null && `, ${say.took({ seconds: (tookMs / MS_A_SECOND).toFixed(1) })}`}
      </>,
    ],
    [say.columns.read(), readAt === null ? say.neverRead() : <Moment at={readAt} />],
  ]
  return (
    <>
      <div className={styles.head}>
        <h1>{name}</h1>
        <span className={`${styles.state} ${isOn ? styles.good : styles.wrong}`}>
          <i aria-hidden="true" />
          {isOn ? say.on() : say.off()}
        </span>
        <div className={styles.acts}>
          <FeedActs feed={feed} written={written} />
        </div>
      </div>
      <RefusalNote failure={written.failure} />
      <dl className={styles.facts}>
        {facts.map(([term, fact]) => (
          <div key={term} className={own.fact}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {madeAt === null && <Note kind="plain">{say.notMadeYet()}</Note>}
      {madeAt !== null && gaps.length === 0 && <Note kind="ok">{say.nothingMissing()}</Note>}
      {/* What a new writing finds takes the place of what the one before found. */}
      <Gaps key={madeAt} feed={feed} isOut />
      <Gaps key={`written ${madeAt}`} feed={feed} isOut={false} />
    </>
  )
}

function Gaps({ feed: { id, gaps, madeAt }, isOut }: { feed: FeedView; isOut: boolean }) {
  const found = gaps.filter(({ gap }) => FEED_GAPS[gap] === isOut)
  if (found.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{isOut ? say.leftOut() : say.written()}</h2>
      {!isOut && <p className={styles.hint}>{say.writtenHint()}</p>}
      {found.map(({ gap, products }) => (
        <Gap key={gap} id={id} gap={gap} products={products} madeAt={madeAt ?? ''} />
      ))}
    </section>
  )
}

/** The products of one reason, once they are asked for. */
function Gap({ id, gap, products, madeAt }: { id: string; gap: FeedGap; products: number; madeAt: string }) {
  return (
    <details className={own.gap}>
      <summary>
        {say.gaps[gap]()}: {formatCount(products)}
      </summary>
      <Products id={id} gap={gap} madeAt={madeAt} />
    </details>
  )
}

function Products({ id, gap, madeAt }: { id: string; gap: FeedGap; madeAt: string }) {
  const list = useInfiniteQuery({
    queryKey: ['feeds', 'products', id, gap, madeAt],
    queryFn: ({ pageParam }) => read<GapView>(`/feeds/${id}/products?gap=${gap}&from=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <ul className={own.products}>
        {list.data.pages
          .flatMap((page) => page.products)
          .map((one) => (
            <li key={one.id}>
              <Link to={`/products/${one.id}`}>{one.name || say.noName()}</Link>
            </li>
          ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more()}
        </Button>
      )}
    </>
  )
}
