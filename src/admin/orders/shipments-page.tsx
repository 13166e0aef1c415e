/** Parcels that staff look after: where each is, labels of many, and couriers that are asked at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { COUNTED_ORDERS } from '#domain/orders/order-view.ts'
import { MAX_BULK_ORDERS, PARCEL_VIEWS } from '#domain/orders/parcel-view.ts'
import { couriers } from '#messages/admin/order/acts.ts'
import * as say from '#messages/admin/order/parcels.ts'
import { parcelStatusText } from '#messages/customers/parcels.ts'
import { locale } from '#messages/text.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, read, sentenceOf } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import type { BulkAct, Chosen, Column } from '#admin/list/column.ts'
import { List } from '#admin/list/list.tsx'
import { useList } from '#admin/list/use-list.ts'
import { keepParcelLabels } from '#admin/order/papers.browser.ts'
import { orderPath } from '#admin/order/act/use-order.ts'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import type { ParcelsView, ParcelViewsView } from '#admin/schema/many-orders.ts'
import type { OrderViewsView } from '#admin/schema/orders.ts'
import { DayWords } from './promised.tsx'
import * as styles from './orders.module.css'

type Row = ParcelsView['parcels'][number] & { today: string }

const NAMES = ['view'] as const
const DEFAULTS = { view: 'open' }
const rowsOf = ({ parcels, today }: ParcelsView): Row[] => parcels.map((one) => ({ ...one, today }))
const nextOf = ({ next }: ParcelsView) => (next === null ? null : { after: next })
const idOf = ({ id }: Row): string => id
const nameOf = ({ order, awb }: Row): string => awb ?? order
const hrefOf = ({ order }: Row): string => orderPath(order)
const isLate = ({ status, promised, today }: Row): boolean => status !== 'delivered' && promised < today

const columnsOf = (cityOf: (warehouse: string) => string): Column<Row>[] => [
  { id: 'order', name: say.order(), card: 'a', cell: ({ order }) => order },
  {
    id: 'customer',
    name: say.customer(),
    card: 'c',
    cell: ({ market, name, city }) => (
      <span className={styles.customer}>
        <MarketFlag market={market} isNamed />
        <span>
          {name} <span className={styles.muted}>{city}</span>
        </span>
      </span>
    ),
  },
  { id: 'parcel', name: say.parcel(), card: 'e', cell: ({ awb }) => awb ?? say.withoutNumber() },
  { id: 'courier', name: say.courier(), cell: ({ courier }) => couriers[courier]() },
  {
    id: 'state',
    name: say.state(),
    card: 'b',
    cell: ({ status, courier, refusal }) => (
      <>
        {parcelStatusText(status, courier)}
        {refusal !== null && <span className={styles.late}>: {refusal}</span>}
      </>
    ),
  },
  { id: 'since', name: say.since(), cell: ({ statusAt }) => <Moment at={statusAt} /> },
  { id: 'from', name: say.from(), cell: ({ warehouse }) => cityOf(warehouse) },
  {
    id: 'promised',
    name: say.promised(),
    card: 'd',
    cell: (row) => <DayWords day={row.promised} today={row.today} isLate={isLate(row)} />,
  },
]

export function ShipmentsPage() {
  const list = useList({ path: '/parcels', names: NAMES, defaults: DEFAULTS, rowsOf, nextOf })
  const counts = useQuery({ queryKey: ['parcel-views'], queryFn: () => read<ParcelViewsView>('/parcel-views') })
  const about = useQuery({ queryKey: ['order-views'], queryFn: () => read<OrderViewsView>('/order-views') })
  const mayShip = mayDo(useStaff(), 'orders.ship')
  const acts = useLabels(list.rows)
  const cityOf = (id: string) => about.data?.warehouses.find((one) => one.id === id)?.city[locale()] ?? id
  return (
    <List
      name="parcels"
      title={say.shipments()}
      list={list}
      columns={columnsOf(cityOf)}
      idOf={idOf}
      nameOf={nameOf}
      hrefOf={hrefOf}
      views={PARCEL_VIEWS.map((id) => ({ id, name: say.views[id](), count: counts.data?.counts[id] }))}
      most={COUNTED_ORDERS}
      acts={mayShip ? acts : []}
      head={mayShip && <AskCouriers />}
      foot={say.parcelsOf(list.rows.length)}
      empty={say.nothing()}
    />
  )
}

function useLabels(rows: readonly Row[]): BulkAct[] {
  const { told } = useActs()
  const print = async ({ ids, isAll }: Chosen) => {
    const awbs = rows.flatMap(({ id, awb }) => (awb !== null && (isAll || ids.includes(id)) ? [awb] : []))
    const failure = await keepParcelLabels(awbs.slice(0, MAX_BULK_ORDERS))
    if (failure !== null) told(failure)
  }
  return [{ name: say.labels(), icon: 'tag', keyName: 'L', isMain: true, onDo: (chosen) => void print(chosen) }]
}

function AskCouriers() {
  const client = useQueryClient()
  const { told } = useActs()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    const answer = await call<{ couriers: number }>('POST', '/parcels/sync')
    setBusy(false)
    if (!answer.ok) return told(sentenceOf(answer))
    told(answer.data.couriers > 0 ? say.asked(answer.data.couriers) : say.nobodyToAsk())
    await client.invalidateQueries({ queryKey: ['/parcels'] })
  }
  return (
    <Button isBusy={isBusy} onClick={() => void ask()}>
      {say.askCouriers()}
    </Button>
  )
}
