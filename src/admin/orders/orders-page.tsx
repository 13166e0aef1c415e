/** The list of orders: views, filters in the address, many at once, a look at one, the export. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { COUNTED_ORDERS, ORDER_VIEWS, sortOf } from '#domain/orders/order-view.ts'
import { MAX_BULK_ORDERS } from '#domain/orders/parcel-view.ts'
import * as parcels from '#messages/admin/order/parcels.ts'
import * as say from '#messages/admin/orders.ts'
import { useActs } from '#admin/client/acts.tsx'
import { read } from '#admin/client/calls.browser.ts'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import type { BulkAct, Chosen } from '#admin/list/column.ts'
import { List } from '#admin/list/list.tsx'
import { useList } from '#admin/list/use-list.ts'
import { OrderLook } from '#admin/order/order-look.tsx'
import { keepLabels, keepPicking } from '#admin/order/papers.browser.ts'
import { orderPath } from '#admin/order/act/use-order.ts'
import { Button } from '#admin/ui/button.tsx'
import type { ListedOrderView, OrdersView, OrderViewsView } from '#admin/schema/orders.ts'
import { columnsOf, filtersOf, sortsOf } from './columns.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ManyDialog, type ManyAct } from './many-dialog.tsx'
import * as buttons from '#admin/ui/button.module.css'
import * as styles from './orders.module.css'

const NAMES = ['view', 'words', 'status', 'payment', 'market', 'method', 'warehouse', 'sort'] as const
/** Each view has an order of rows of its own. */
const DEFAULTS = Object.fromEntries(ORDER_VIEWS.map((view) => [view, { view: 'to_send', sort: sortOf(view) }]))
const rowsOf = ({ orders }: OrdersView): readonly ListedOrderView[] => orders
const nextOf = ({ next }: OrdersView) => next
const nameOf = ({ number }: ListedOrderView): string => number
const hrefOf = ({ number }: ListedOrderView): string => orderPath(number)
const NOTHING: OrderViewsView = { counts: {} as OrderViewsView['counts'], warehouses: [], today: '' }

type Opened = { act: ManyAct; chosen: Chosen; numbers: readonly string[] } | 'export' | { look: string } | null

export function OrdersPage() {
  const [address] = useSearchParams()
  const [open, setOpen] = useState<Opened>(null)
  const staff = useStaff()
  const view = ORDER_VIEWS.find((one) => one === address.get('view')) ?? 'to_send'
  const about = useQuery({ queryKey: ['order-views'], queryFn: () => read<OrderViewsView>('/order-views') })
  const list = useList({ path: '/orders', names: NAMES, defaults: DEFAULTS[view]!, rowsOf, nextOf })
  const { counts, warehouses, today } = about.data ?? NOTHING
  const close = () => setOpen(null)
  const acts = useBulkActs(list.rows, (act, chosen, numbers) => setOpen({ act, chosen, numbers }))
  return (
    <>
      <List
        name="orders"
        saved="orders"
        title={say.orders()}
        list={list}
        columns={columnsOf({ warehouses, today })}
        idOf={nameOf}
        nameOf={nameOf}
        hrefOf={hrefOf}
        onLook={({ number }) => setOpen({ look: number })}
        views={ORDER_VIEWS.map((id) => ({ id, name: say.views[id](), count: counts[id] as number | undefined }))}
        most={COUNTED_ORDERS}
        search={say.search()}
        filters={filtersOf({ warehouses })}
        sorts={sortsOf()}
        acts={acts}
        head={<HeadActs mayExport={mayDo(staff, 'data.export')} onExport={() => setOpen('export')} />}
        foot={say.found(list.rows.length)}
        empty={say.nothingToDo()}
      />
      {open === 'export' && <ExportDialog onClose={close} />}
      {open !== null && open !== 'export' && 'look' in open && <OrderLook number={open.look} onClose={close} />}
      {open !== null && open !== 'export' && 'act' in open && <ManyDialog {...open} onClose={close} />}
    </>
  )
}

const HeadActs = ({ mayExport, onExport }: { mayExport: boolean; onExport: () => void }) => (
  <>
    <Link className={`${buttons.button} ${buttons.text} ${styles.way}`} to="/orders/shipments">
      {parcels.shipments()}
    </Link>
    <Link className={`${buttons.button} ${buttons.text} ${styles.way}`} to="/orders/picking">
      {parcels.picking()}
    </Link>
    {mayExport && <Button onClick={onExport}>{parcels.exportOrders()}</Button>}
  </>
)

/** What can be done with chosen orders. */
function useBulkActs(
  rows: readonly ListedOrderView[],
  onAsk: (act: ManyAct, chosen: Chosen, numbers: readonly string[]) => void,
): BulkAct[] {
  const { told } = useActs()
  const mayShip = mayDo(useStaff(), 'orders.ship')
  /** All means all that are loaded: each order is looked at before it is sent. */
  const numbersOf = ({ ids, isAll }: Chosen) => (isAll ? rows.map(nameOf) : ids)
  const keep = async (work: (numbers: readonly string[]) => Promise<string | null>, chosen: Chosen) => {
    const failure = await work(numbersOf(chosen).slice(0, MAX_BULK_ORDERS))
    if (failure !== null) told(failure)
  }
  const ask = (act: ManyAct) => (chosen: Chosen) => onAsk(act, chosen, numbersOf(chosen))
  const picking: BulkAct = {
    name: parcels.picking(),
    icon: 'list-bullets',
    keyName: 'P',
    onDo: (chosen) => void keep(keepPicking, chosen),
  }
  if (!mayShip) return [picking]
  return [
    picking,
    { name: parcels.labels(), icon: 'tag', keyName: 'L', onDo: (chosen) => void keep(keepLabels, chosen) },
    { name: parcels.prepare(), icon: 'egg', onDo: ask('prepare') },
    { name: parcels.createShipments(), icon: 'truck', keyName: 'S', isMain: true, onDo: ask('ship') },
  ]
}
