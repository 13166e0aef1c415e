/** What most customers wait for, by market: what to order first. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/goods/wanted.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { usePages } from '#admin/client/page.ts'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import type { WantedView } from '#admin/schema/goods/wanted.ts'
import { Article } from './article.tsx'
import { StockTabs } from './stock-tabs.tsx'
import * as styles from './stock.module.css'

export function WantedPage() {
  const list = useQuery({ queryKey: ['stock', 'wanted'], queryFn: () => read<WantedView>('/stock-wanted') })
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  return (
    <>
      <StockTabs />
      {list.isPending && <Loading />}
      {list.data && list.data.variants.length === 0 && (
        <p className={styles.empty} role="status">
          {say.none()}
        </p>
      )}
      {list.data && list.data.variants.length > 0 && <Wanted wanted={list.data} />}
    </>
  )
}

const Wanted = ({ wanted: { variants, people, count } }: { wanted: WantedView }) => (
  <>
    <p className={styles.foot}>{`${say.people(people)}, ${say.variants(count)}. ${say.about()}`}</p>
    <div className={styles.wrap}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.columns.article()}</th>
            <th scope="col" className={styles.num}>
              {say.columns.all()}
            </th>
            {LOCALES.map((market) => (
              <th key={market} scope="col" className={styles.num}>
                <MarketFlag market={market} isNamed />
              </th>
            ))}
            <th scope="col" className={styles.num}>
              {say.columns.available()}
            </th>
            <th scope="col">{say.columns.since()}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((one) => (
            <Row key={one.item} one={one} />
          ))}
        </tbody>
      </table>
    </div>
  </>
)

function Row({ one }: { one: WantedView['variants'][number] }) {
  const hasProducts = usePages().some(({ path }) => path === '/products/:id')
  return (
    <tr>
      <th scope="row">
        {hasProducts ? (
          <Link to={`/products/${one.product}#variants`}>
            <Article article={one} />
          </Link>
        ) : (
          <Article article={one} />
        )}
      </th>
      <td className={`${styles.num} ${styles.strong}`} data-name={say.columns.all()}>
        {formatCount(one.all)}
      </td>
      {LOCALES.map((market) => (
        <td key={market} className={styles.num} data-name={one.waiting[market] > 0 ? market.toUpperCase() : undefined}>
          {one.waiting[market] > 0 && formatCount(one.waiting[market])}
        </td>
      ))}
      <td className={`${styles.num} ${one.available > 0 ? '' : styles.bad}`} data-name={say.columns.available()}>
        {formatCount(one.available)}
      </td>
      <td className={styles.muted} data-name={say.columns.since()}>
        <Moment at={one.since} />
      </td>
    </tr>
  )
}
