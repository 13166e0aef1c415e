/** The list of customers: views, words and market in the address, keyset pages; guests where words find their orders. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { CUSTOMER_VIEWS } from '#domain/customers/customer-view.ts'
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/people/customers.ts'
import * as shell from '#messages/admin/shell.ts'
import { markets } from '#messages/admin/today.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { FindBar } from '#admin/list/find-bar.tsx'
import { pageQuery, withAsked } from '#admin/list/list-query.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { ViewTabs } from '#admin/ui/view-tabs.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { CustomersView, ListedCustomer, ReadersView } from '#admin/schema/customers.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

export function CustomersPage() {
  const [query, setQuery] = useSearchParams()
  const asked = query.toString()
  const view = CUSTOMER_VIEWS.find((one) => one === query.get('view')) ?? 'all'
  const list = useInfiniteQuery({
    queryKey: ['customers', 'list', asked],
    queryFn: ({ pageParam }) => read<CustomersView>(`/customers?${pageQuery(asked, pageParam)}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const rows = list.data?.pages.flatMap(({ customers }) => customers) ?? []
  const guests = list.data?.pages[0]?.guests ?? []
  return (
    <>
      <div className={styles.head}>
        <h1>{say.customers()}</h1>
        <Readers />
      </div>
      <ViewTabs
        label={say.viewsLabel()}
        current={view}
        counted={0}
        views={CUSTOMER_VIEWS.map((one) => ({ view: one, name: say.views[one]() }))}
        onChoose={(next) => setQuery(next === 'all' ? {} : { view: next })}
      />
      <Bar query={query} onChange={setQuery} />
      {list.isPending && <Loading />}
      {rows.length > 0 && <Rows customers={rows} />}
      {list.data && rows.length === 0 && guests.length === 0 && (
        <p className={styles.empty} role="status">
          {say.noCustomers()}
        </p>
      )}
      {guests.length > 0 && <Guests guests={guests} />}
      {list.hasNextPage && (
        <Button className={styles.more} isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      <p className={styles.hint}>{say.perCurrency()}</p>
    </>
  )
}

/** How many receive the newsletter; who they are is seen on the page of a person. */
function Readers() {
  const readers = useQuery({ queryKey: ['newsletter-readers'], queryFn: () => read<ReadersView>('/newsletter-readers') })
  const words = (readers.data?.readers ?? []).map(({ locale, subscribers }) => `${markets[locale]()} ${formatCount(subscribers)}`)
  if (words.length === 0) return null
  return (
    <span className={styles.count}>
      {say.readers()}: {words.join(', ')}
    </span>
  )
}

function Bar({ query, onChange }: { query: URLSearchParams; onChange: (query: URLSearchParams) => void }) {
  const ask = (name: string, value: string) => onChange(withAsked(query, name, value))
  return (
    <FindBar
      label={say.findLabel()}
      words={query.get('words') ?? ''}
      longest={MAX_EMAIL_LENGTH}
      onFind={(words) => ask('words', words)}
    >
      <SelectField label={say.market()} value={query.get('market') ?? ''} onChange={(event) => ask('market', event.target.value)}>
        <option value="">{say.any()}</option>
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {markets[one]()}
          </option>
        ))}
      </SelectField>
    </FindBar>
  )
}

function Rows({ customers }: { customers: readonly ListedCustomer[] }) {
  const { customer, email, market, orders, paid, last, newsletter } = say.columns
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[customer(), email(), market(), { number: orders() }, { number: paid() }, last(), newsletter()]} />
        <tbody>
          {customers.map((one) => (
            <tr key={one.id}>
              <th scope="row" className={styles.two}>
                <Link to={`/customers/${one.id}`}>{one.name}</Link>
                {one.isDisabled && <small>{say.stopped()}</small>}
                {!one.isVerified && <small>{say.notVerified()}</small>}
              </th>
              <td>
                <Whole of={one.email} />
              </td>
              <td>
                <MarketFlag market={one.market} isNamed />
              </td>
              <td className={table.number}>{formatCount(one.figures.reduce((sum, figure) => sum + figure.orders, 0))}</td>
              <td className={table.number}>
                {one.figures.map((figure) => (
                  <div key={figure.currency}>
                    <Amount amount={figure.paid} currency={figure.currency} />
                  </div>
                ))}
              </td>
              <td>{one.lastOrderAt !== null && <Moment at={one.lastOrderAt} />}</td>
              <td>{one.hasNewsletter ? say.yes() : say.no()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** People without an account: their orders are found on the page of orders. */
const Guests = ({ guests }: Pick<CustomersView, 'guests'>) => (
  <section className={styles.section}>
    <h2>{say.guests()}</h2>
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead
          columns={[
            say.guestColumns.name(),
            say.columns.email(),
            say.columns.market(),
            { number: say.columns.orders() },
            say.guestColumns.last(),
          ]}
        />
        <tbody>
          {guests.map(({ email, name, market, orders, lastOrder }) => (
            <tr key={email}>
              <th scope="row">{name}</th>
              <td>
                <Whole of={email} />
              </td>
              <td>
                <MarketFlag market={market} isNamed />
              </td>
              <td className={table.number}>{formatCount(orders)}</td>
              <td>
                <Link to={`/orders?view=all&words=${lastOrder}`}>{lastOrder}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)
