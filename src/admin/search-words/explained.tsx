/** Why a search finds what it finds: what each part was taken for, what was done without, and what speaks for each product. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/settings/search-explained.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { ExplainedView } from '#admin/schema/settings/search-words.ts'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './search-words.module.css'

interface Props {
  market: Locale
  words: string
}

export function Explained({ market, words }: Props) {
  const explained = useQuery({
    queryKey: ['search-words', 'explained', market, words],
    queryFn: () => read<ExplainedView>(`/search/explain?${new URLSearchParams({ locale: market, words }).toString()}`),
    staleTime: 0,
  })
  if (explained.isPending) return <Loading />
  if (explained.error) return <Failure error={explained.error} onRetry={() => void explained.refetch()} />
  const { segments, steps, hits, total } = explained.data
  return (
    <>
      {segments.length > 0 && <Segments segments={segments} market={market} />}
      <h3>{say.steps()}</h3>
      {steps.length === 0 ? (
        <p className={styles.muted}>{say.noSteps()}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{say.stepText(step)}</li>
          ))}
        </ol>
      )}
      <h3>{say.hits()}</h3>
      {hits.length === 0 ? <p className={styles.muted}>{say.noHits()}</p> : <Hits hits={hits} market={market} />}
      {total > hits.length && <p className={styles.muted}>{say.firstOf({ shown: hits.length, total })}</p>}
    </>
  )
}

const Segments = ({ segments, market }: Pick<ExplainedView, 'segments'> & Pick<Props, 'market'>) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.segments()}</caption>
      <TableHead columns={[say.typed(), say.takenFor(), say.meaning()]} />
      <tbody>
        {segments.map(({ text, kind, meaning, route }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a word may be typed twice
          <tr key={at}>
            <th scope="row" lang={market}>
              {text}
            </th>
            <td>
              {say.kindText(kind)}
              {route !== undefined && <span className={table.muted}> · {say.stepText(route)}</span>}
            </td>
            <td className={`${table.muted} ${styles.means}`}>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Hits = ({ hits, market }: Pick<ExplainedView, 'hits'> & Pick<Props, 'market'>) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.hits()}</caption>
      <TableHead columns={[say.product(), { number: say.score() }, say.reasons()]} />
      <tbody>
        {hits.map(({ product, name, score, reasons }) => (
          <tr key={product}>
            <th scope="row" lang={market}>
              <Link to={`/products/${product}`}>{name}</Link>
            </th>
            <td className={`${table.number} ${table.muted}`}>{score.toFixed(2)}</td>
            <td>
              <span className={styles.words}>
                {reasons.map((reason) => (
                  <span key={reason} className={styles.word}>
                    {say.reasonText(reason)}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
