/** Codes of a partnership: how many are given, used and left, who has which, and adding more. */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { more } from '#messages/admin/shell.ts'
import { formatCount, locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { GivenCodesView, GivenView, PartnershipPageView } from '#admin/schema/promotions/partnerships.ts'
import { AddCodes } from './add-codes.tsx'
import { HandOut } from './hand-out.tsx'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'
import * as own from './partnerships.module.css'

export function CodesSection({ opened, mayChange }: { opened: PartnershipPageView; mayChange: boolean }) {
  const { partnership } = opened
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'add' | 'hand-out' | null>(null)
  const close = () => setAsked(null)
  const done = () => void queries.invalidateQueries({ queryKey: ['partnerships'] })
  return (
    <section className={styles.section}>
      <div className={own.head}>
        <h2>{say.givenCodes()}</h2>
        {mayChange && (
          <div className={styles.acts}>
            {partnership.source !== 'generator' && (
              <Button size="small" onClick={() => setAsked('add')}>
                <Icon name="upload-simple" small /> {say.addCodes()}
              </Button>
            )}
            {partnership.phase === 'running' && (
              <Button size="small" onClick={() => setAsked('hand-out')}>
                {say.handOut()}
              </Button>
            )}
          </div>
        )}
      </div>
      <Pool opened={opened} />
      <Given id={partnership.id} />
      <p className={styles.hint}>{say.oneEach()}</p>
      {asked === 'add' && <AddCodes partnership={partnership} onClose={close} onDone={done} />}
      {asked === 'hand-out' && <HandOut id={partnership.id} onClose={close} onDone={done} />}
    </section>
  )
}

/** Returns a day in words. */
const dayText = (at: string): string =>
  new Intl.DateTimeFormat(MARKETS[locale()].language, { dateStyle: 'long' }).format(new Date(at))

function Pool({ opened: { partnership, emptyAt } }: { opened: PartnershipPageView }) {
  const { taken, used, left, isLow } = partnership
  const figures: [string, string][] = [
    [say.columns.given(), formatCount(taken)],
    [say.columns.used(), used === null ? say.notKnown() : formatCount(used)],
    [say.columns.left(), left === null ? say.noLimit() : formatCount(left)],
  ]
  return (
    <div className={own.pool}>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {left !== null && taken + left > 0 && (
        <div className={own.bar}>
          <progress value={taken} max={taken + left} aria-label={say.columns.given()} />
          {emptyAt !== null && <p className={styles.hint}>{say.emptyOn({ date: dayText(emptyAt) })}</p>}
        </div>
      )}
      {isLow && (
        <p className={left === 0 ? styles.no : styles.warn} role="status">
          {left === 0 ? say.empty() : say.low()}
        </p>
      )}
    </div>
  )
}

/** Who has which code; with names for who may see customers. */
function Given({ id }: { id: string }) {
  const isNamed = mayDo(useStaff(), 'customers.read')
  const list = useInfiniteQuery({
    queryKey: ['partnerships', 'given', id, isNamed],
    queryFn: ({ pageParam }) => {
      const after = pageParam === null ? '' : `?after=${pageParam}`
      return read<GivenCodesView>(`/partnerships/${id}/${isNamed ? 'given-to' : 'codes'}${after}`)
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const codes = list.data.pages.flatMap((page) => page.codes)
  if (codes.length === 0) return <p role="status">{say.nobodyYet()}</p>
  const { code, to, at, used } = say.given
  return (
    <>
      <div className={table.wrap}>
        <table className={table.table}>
          <TableHead columns={isNamed ? [code(), to(), at(), used()] : [code(), at(), used()]} />
          <tbody>
            {codes.map((one) => (
              <Row key={one.id} given={one} isNamed={isNamed} />
            ))}
          </tbody>
        </table>
      </div>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} aria-label={say.moreCodes()} onClick={() => void list.fetchNextPage()}>
          {more()}
        </Button>
      )}
    </>
  )
}

const Row = ({ given: { code, customer, takenAt, isOurs, order }, isNamed }: { given: GivenView; isNamed: boolean }) => (
  <tr>
    <th scope="row">{code}</th>
    {isNamed && (
      <td>{customer ? <Link to={`/customers/${customer.id}`}>{customer.name}</Link> : <span>{say.accountGone()}</span>}</td>
    )}
    <td>
      <Moment at={takenAt} />
    </td>
    <td>{order !== null ? <Link to={`/orders/${order}`}>{order}</Link> : isOurs ? say.notUsed() : say.notKnown()}</td>
  </tr>
)
