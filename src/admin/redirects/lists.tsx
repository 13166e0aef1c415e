/** The three lists of redirects: all, those that are broken, addresses that nobody finds. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { splitPath } from '#domain/market/market.ts'
import { more } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/content/redirects.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { BrokenView, MissedView, RedirectListView } from '#admin/schema/redirects.ts'
import * as table from '#admin/ui/table.module.css'
import * as styles from './redirects.module.css'

/** A redirect as the person saw it; `version` null for none. */
export interface SeenRedirect {
  path: string
  target: string
  status: number
  version: string | null
}

export interface Acts {
  change: (redirect: SeenRedirect) => void
  remove: (redirect: SeenRedirect) => void
  forget: (path: string) => void
}

interface Props {
  /** Null for who may only look. */
  acts: Acts | null
}

const Path = ({ path }: { path: string }) => (
  <span className={styles.path}>
    <MarketFlag market={splitPath(path).market.locale} isNamed /> {path}
  </span>
)

export function AllRedirects({ acts }: Props) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed.trim())
  const list = useInfiniteQuery({
    queryKey: ['redirects', 'all', words],
    queryFn: ({ pageParam }) =>
      read<RedirectListView>(
        `/redirects?${new URLSearchParams({ ...(words !== '' && { words }), ...(pageParam !== null && { after: pageParam }) }).toString()}`,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.pages.flatMap((page) => page.redirects) ?? []
  return (
    <>
      <div className={styles.find}>
        <TextField label={say.find()} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </div>
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && rows.length === 0 && <p role="status">{say.nothingFound()}</p>}
      {rows.length > 0 && (
        <div className={table.wrap}>
          <table className={table.table}>
            <caption className={table.hidden}>{say.redirects()}</caption>
            <TableHead
              columns={[say.from(), say.to(), say.kind(), say.made(), say.used()]}
              {...(acts && { actions: say.actions() })}
            />
            <tbody>
              {rows.map((one) => (
                <Row key={one.path} redirect={one} acts={acts} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more()}
        </Button>
      )}
      <p className={styles.foot}>
        {list.data && say.total(list.data.pages[0]!.total)} · {say.rule()}
      </p>
    </>
  )
}

const Row = ({ redirect, acts }: Props & { redirect: RedirectListView['redirects'][number] }) => (
  <tr>
    <th scope="row">
      <Path path={redirect.path} />
    </th>
    <td className={styles.path}>{redirect.target}</td>
    <td className={table.muted}>{redirect.status === 302 ? say.kinds[302]() : say.kinds[301]()}</td>
    <td className={table.muted}>
      <Moment at={redirect.createdAt} />
    </td>
    <td>
      {formatCount(redirect.times)}
      {redirect.lastAt !== null && (
        <small className={table.muted}>
          {' · '}
          <Moment at={redirect.lastAt} />
        </small>
      )}
    </td>
    {acts && <ActCell redirect={redirect} acts={acts} words={say.change()} />}
  </tr>
)

const ActCell = ({ redirect, acts, words }: { redirect: SeenRedirect; acts: Acts; words: string }) => (
  <td>
    <span className={styles.acts}>
      <Button size="small" aria-label={`${words}: ${redirect.path}`} onClick={() => acts.change(redirect)}>
        {words}
      </Button>
      <Button size="small" kind="quiet" aria-label={`${say.remove()}: ${redirect.path}`} onClick={() => acts.remove(redirect)}>
        {say.remove()}
      </Button>
    </span>
  </td>
)

export function BrokenRedirects({ acts }: Props) {
  const list = useQuery({ queryKey: ['redirects', 'broken'], queryFn: () => read<BrokenView>('/redirects/broken') })
  if (list.isPending) return <Loading />
  if (list.error !== null) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  if (list.data.broken.length === 0) return <p role="status">{say.nothingBroken()}</p>
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <caption className={table.hidden}>{say.views.broken()}</caption>
        <TableHead columns={[say.from(), say.to(), say.fault()]} {...(acts && { actions: say.actions() })} />
        <tbody>
          {list.data.broken.map((one) => (
            <tr key={one.path}>
              <th scope="row">
                <Path path={one.path} />
              </th>
              <td className={styles.path}>{one.target}</td>
              <td className={table.bad}>{say.faults[one.fault]({ end: one.end })}</td>
              {acts && <ActCell redirect={one} acts={acts} words={say.chooseTarget()} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function MissedAddresses({ acts }: Props) {
  const list = useQuery({ queryKey: ['redirects', 'missed'], queryFn: () => read<MissedView>('/redirects/missed') })
  if (list.isPending) return <Loading />
  if (list.error !== null) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  if (list.data.missed.length === 0) return <p role="status">{say.nothingMissed()}</p>
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <caption className={table.hidden}>{say.views.missed()}</caption>
        <TableHead
          columns={[say.address(), { number: say.asked() }, say.lastAsked()]}
          {...(acts && { actions: say.actions() })}
        />
        <tbody>
          {list.data.missed.map(({ path, times, lastAt }) => (
            <tr key={path}>
              <th scope="row">
                <Path path={path} />
              </th>
              <td className={table.number}>{formatCount(times)}</td>
              <td className={table.muted}>
                <Moment at={lastAt} />
              </td>
              {acts && (
                <td>
                  <span className={styles.acts}>
                    <Button
                      size="small"
                      aria-label={`${say.redirectIt()}: ${path}`}
                      onClick={() => acts.change({ path, target: '', status: 301, version: null })}
                    >
                      {say.redirectIt()}
                    </Button>
                    <Button size="small" kind="quiet" aria-label={`${say.forget()}: ${path}`} onClick={() => acts.forget(path)}>
                      {say.forget()}
                    </Button>
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
