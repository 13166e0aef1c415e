/** The page of an order: what was bought, what was paid, where it is, what happened, and what can happen next. */
import { useState } from 'react'
import { useParams } from 'react-router'
import type { OrderStep } from '#domain/orders/order-steps.ts'
import * as say from '#messages/admin/order/page.ts'
import { useActs } from '#admin/client/acts.tsx'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { Note } from '#admin/ui/note.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { AddressDialog } from './act/address-dialog.tsx'
import { BookDialog } from './act/book-dialog.tsx'
import { CancelDialog } from './act/cancel-dialog.tsx'
import { Documents } from './documents.tsx'
import { Head } from './head.tsx'
import { focusNote, History } from './history.tsx'
import { Lines } from './lines.tsx'
import { Mails } from './mails.tsx'
import { MoveDialog } from './act/move-dialog.tsx'
import { NamelessParcels } from './nameless-parcels.tsx'
import { OwedCases } from './owed-cases.tsx'
import { Payments } from './payments.tsx'
import { Rail } from './rail.tsx'
import { RefundDrawer } from './act/refund-drawer.tsx'
import { ShipDialog } from './act/ship-dialog.tsx'
import { Sums } from './sums.tsx'
import { useCan, useOrder, useOrderAct } from './act/use-order.ts'
import { keepPicking } from './papers.browser.ts'
import * as styles from './order.module.css'

export function OrderPage() {
  const { number = '' } = useParams()
  const found = useOrder(number)
  useTitle(found.data?.number ?? null)
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  return found.data ? <Order key={number} order={found.data} /> : <Loading />
}

function Order({ order }: { order: OrderView }) {
  const [open, setOpen] = useState<OrderStep | null>(null)
  const can = useCan(order)
  const { told } = useActs()
  const act = useOrderAct(order.number)
  /** Steps without a question are done at once. */
  const step = async (one: OrderStep) => {
    if (one !== 'prepare' && one !== 'deliver') return setOpen(one)
    if (await act.send(one, { version: order.version })) told(say.stepDone[one]())
  }
  const onStep = (one: OrderStep) => void step(one)
  const print = async () => {
    const failure = await keepPicking([order.number])
    if (failure !== null) told(failure)
  }
  useKeys({
    s: can('ship') ? () => setOpen('ship') : undefined,
    r: can('refund') ? () => setOpen('refund') : undefined,
    p: can('ship') ? () => void print() : undefined,
    m: focusNote,
  })
  return (
    <>
      <Head order={order} can={can} onStep={onStep} />
      {act.failure && <Note kind="bad">{act.failure}</Note>}
      <div className={styles.cols}>
        <div className={styles.main}>
          <OwedCases order={order} />
          <NamelessParcels order={order} />
          <section className={styles.section}>
            <Lines order={order} />
            <Sums order={order} />
          </section>
          <Payments order={order} onRefund={can('refund') ? () => setOpen('refund') : null} />
          <Documents order={order} />
          <Mails order={order} />
          <History order={order} />
        </div>
        <Rail order={order} can={can} onStep={onStep} />
      </div>
      <OpenDialog order={order} open={open} onClose={() => setOpen(null)} />
    </>
  )
}

interface DialogProps {
  order: OrderView
  open: OrderStep | null
  onClose: () => void
}

function OpenDialog({ order, open, onClose }: DialogProps) {
  const { told } = useActs()
  const done = (text: string) => {
    onClose()
    told(text)
  }
  const props = { order, onClose, onDone: done }
  switch (open) {
    case 'ship':
      return <ShipDialog {...props} />
    case 'refund':
      return <RefundDrawer {...props} />
    case 'move':
      return <MoveDialog {...props} />
    case 'address':
      return <AddressDialog {...props} />
    case 'book':
      return <BookDialog {...props} />
    case 'cancel':
      return <CancelDialog {...props} />
    case 'prepare':
    case 'deliver':
    case null:
      return null
  }
}
