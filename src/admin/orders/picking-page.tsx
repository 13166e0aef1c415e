/** What has to be fetched for orders, by warehouse: of named orders, or of all that have to be sent. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { MAX_BULK_ORDERS } from '#domain/orders/parcel-view.ts'
import * as say from '#messages/admin/order/parcels.ts'
import { locale } from '#messages/text.ts'
import { useActs } from '#admin/client/acts.tsx'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { keepPicking } from '#admin/order/papers.browser.ts'
import { orderPath } from '#admin/order/act/use-order.ts'
import { Button } from '#admin/ui/button.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { PickingView } from '#admin/schema/many-orders.ts'
import type { OrdersView } from '#admin/schema/orders.ts'
import * as table from '#admin/ui/table.module.css'
import * as styles from './orders.module.css'

type PickingList = PickingView['lists'][number]

/** Returns the numbers of the orders that have to be sent, the soonest promised first. */
async function numbersToSend(): Promise<string[]> {
  const found: string[] = []
  for (let page: OrdersView['next'] = null; ;) {
    const query = new URLSearchParams({ view: 'to_send', sort: 'promised', ...page })
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const { orders, next }: OrdersView = await read<OrdersView>(`/orders?${query.toString()}`)
    found.push(...orders.map(({ number }) => number))
    if (!next || found.length >= MAX_BULK_ORDERS) return found.slice(0, MAX_BULK_ORDERS)
    page = next
  }
}

async function readPicking(asked: string): Promise<{ numbers: string[]; lists: PickingList[] }> {
  const numbers = asked === '' ? await numbersToSend() : asked.split(',').slice(0, MAX_BULK_ORDERS)
  if (numbers.length === 0) return { numbers, lists: [] }
  const { lists } = await read<PickingView>(`/picking?${new URLSearchParams({ orders: numbers.join(',') }).toString()}`)
  return { numbers, lists }
}

export function PickingPage() {
  const [address] = useSearchParams()
  const { told } = useActs()
  const asked = address.get('orders') ?? ''
  const found = useQuery({ queryKey: ['order', 'picking', asked], queryFn: () => readPicking(asked) })
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Loading />
  const { numbers, lists } = found.data
  const print = async () => {
    const failure = await keepPicking(numbers)
    if (failure !== null) told(failure)
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{say.picking()}</h1>
        <span className={styles.muted}>{say.forOrders(numbers.length)}</span>
        {lists.length > 0 && (
          <Button kind="primary" onClick={() => void print()}>
            {say.download()}
          </Button>
        )}
      </div>
      {lists.length === 0 && (
        <p className={styles.muted} role="status">
          {say.nothingToFetch()}
        </p>
      )}
      {lists.map((list) => (
        <Place key={list.warehouse} list={list} />
      ))}
    </>
  )
}

/** What one warehouse has to fetch; a tick is for the person who walks along the shelves, and is not kept. */
function Place({ list: { name, items } }: { list: PickingList }) {
  const [fetched, setFetched] = useState<ReadonlySet<string>>(new Set())
  const toggle = (sku: string) => setFetched((before) => before.symmetricDifference(new Set([sku])))
  return (
    <section className={styles.place}>
      <h2>{name[locale()]}</h2>
      <div className={table.wrap}>
        <table className={table.table}>
          <TableHead columns={[say.article(), { number: say.pieces() }, say.ordersColumn()]} />
          <tbody>
            {items.map((item) => (
              <tr key={item.sku}>
                <th scope="row">
                  <label className={styles.fetched}>
                    <input
                      type="checkbox"
                      aria-label={say.fetched({ name: item.name })}
                      checked={fetched.has(item.sku)}
                      onChange={() => toggle(item.sku)}
                    />
                    <span>
                      {item.name}{' '}
                      <small className={styles.muted}>
                        <Whole of={item.sku} />
                      </small>
                    </span>
                  </label>
                </th>
                <td className={table.number}>{item.qty}</td>
                <td>
                  {item.orders.map(({ number, qty }) => (
                    <span key={number} className={styles.wanted}>
                      <Link to={orderPath(number)}>{number}</Link> × {qty}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
