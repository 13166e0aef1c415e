/** The product feeds of every market: what is in each, when it was made and read, what it left out. */
import { Link } from 'react-router'
import * as say from '#messages/admin/settings/feeds.ts'
import { formatCount } from '#messages/text.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useWritten } from '#admin/client/use-written.ts'
import { Tabs } from '#admin/imports/tabs.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { FeedView } from '#admin/schema/settings/feeds.ts'
import { FeedActs, feedName } from './feed-acts.tsx'
import { useFeeds } from './use-feeds.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'
import * as own from './feeds.module.css'

export function FeedsPage() {
  const list = useFeeds()
  const written = useWritten()
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const { feed: name, market, products, made, read, leftOut, state } = say.columns
  const columns = [name(), market(), { number: products() }, made(), read(), leftOut(), state()]
  return (
    <>
      <Tabs />
      <section className={own.out}>
        <div className={own.head}>
          <h2>{say.feedsOut()}</h2>
          <span className={styles.hint}>{say.lead()}</span>
        </div>
        <RefusalNote failure={written.failure} />
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={columns} actions={say.actions()} />
            <tbody>
              {list.data.feeds.map((feed) => (
                <Row key={feed.id} feed={feed} written={written} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </>
  )
}

function Row({ feed, written }: { feed: FeedView; written: ReturnType<typeof useWritten> }) {
  const { id, market, currency, products, items, madeAt, readAt, isOn } = feed
  return (
    <tr>
      <th scope="row" className={styles.two}>
        <Link to={`/feeds/${id}`}>{feedName(feed)}</Link>
      </th>
      <td>
        <span className={own.market}>
          <MarketFlag market={market} isNamed />
          {currency}
        </span>
      </td>
      <td className={`${table.number} ${styles.two}`}>
        {madeAt === null ? '–' : formatCount(products)}
        {madeAt !== null && <small>{say.itemsIn(items)}</small>}
      </td>
      <td>
        <Made feed={feed} />
      </td>
      <td>{readAt === null ? say.neverRead() : <Moment at={readAt} />}</td>
      <td className={styles.two}>
        <LeftOut feed={feed} />
      </td>
      <td>
        <span className={`${styles.state} ${isOn ? styles.good : styles.wrong}`}>
          <i aria-hidden="true" />
          {isOn ? say.on() : say.off()}
        </span>
      </td>
      <td>
        <div className={own.acts}>
          <FeedActs feed={feed} written={written} />
        </div>
      </td>
    </tr>
  )
}

export function Made({ feed: { isAsked, madeAt } }: { feed: FeedView }) {
  if (isAsked) return <span role="status">{say.beingMade()}</span>
  return madeAt === null ? say.neverMade() : <Moment at={madeAt} />
}

/** How many products are left out, and how many of all that lack something can be completed. */
function LeftOut({ feed: { id, madeAt, leftOut, mended } }: { feed: FeedView }) {
  if (madeAt === null) return '–'
  return (
    <>
      {leftOut === 0 ? say.nobody() : <Link to={`/feeds/${id}`}>{say.productsIn(leftOut)}</Link>}
      {mended > 0 && <small className={styles.warn}>{say.toMend(mended)}</small>}
    </>
  )
}
