/** Number, states and acts of an order. */
import { useState } from 'react'
import { Link } from 'react-router'
import type { OrderStep } from '#domain/orders/order-steps.ts'
import { recall } from '#messages/admin/order/acts.ts'
import * as say from '#messages/admin/order/page.ts'
import { markets } from '#messages/admin/today.ts'
import { useActs } from '#admin/client/acts.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useNeighbours } from '#admin/list/neighbours.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { OrderStatusMark, PaymentMark } from '#admin/ui/marks.tsx'
import { Menu, type MenuItem } from '#admin/ui/menu.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { RecallDialog } from './act/recall-dialog.tsx'
import { keepLabels, keepPicking } from './papers.browser.ts'
import { orderPath } from './act/use-order.ts'
import * as buttons from '#admin/ui/button.module.css'
import * as styles from './order.module.css'

export interface HeadProps {
  order: OrderView
  can: (step: OrderStep) => boolean
  onStep: (step: OrderStep) => void
}

/** Steps of the menu; the others have buttons. */
const MENU = ['prepare', 'deliver', 'move', 'address', 'book', 'cancel'] as const

export function Head({ order, can, onStep }: HeadProps) {
  const { number, status, payment, market } = order
  const [recalled, setRecalled] = useState<string | null>(null)
  const { told } = useActs()
  const items = MENU.filter((step) => can(step)).map((step) => ({
    name: say.steps[step](),
    isDestructive: step === 'cancel',
    onDo: () => onStep(step),
  }))
  const recalls = useRecalls(order, setRecalled)
  const main = (['ship', 'deliver'] as const).find((step) => can(step))
  return (
    <div className={styles.head}>
      <h1>{number}</h1>
      <span className={styles.states}>
        <OrderStatusMark status={status} />
        <PaymentMark payment={payment} />
        <span className={styles.market}>
          <MarketFlag market={market} /> {markets[market]()}
        </span>
      </span>
      <div className={styles.acts}>
        <Neighbours number={number} />
        <PrintMenu order={order} />
        {can('refund') && (
          <Button onClick={() => onStep('refund')}>
            {say.steps.refund()}
            <Key>R</Key>
          </Button>
        )}
        {items.length + recalls.length > 0 && (
          <Menu label={say.moreActs()} className={styles.icon} face={<Icon name="dots-three" />} items={[...items, ...recalls]} />
        )}
        {main && (
          <Button kind="primary" className={styles.mainAct} onClick={() => onStep(main)}>
            {say.steps[main]()}
            {main === 'ship' && <Key>S</Key>}
          </Button>
        )}
      </div>
      {recalled !== null && (
        <RecallDialog
          order={order}
          awb={recalled}
          onClose={() => setRecalled(null)}
          onDone={(text) => {
            setRecalled(null)
            told(text)
          }}
        />
      )}
    </div>
  )
}

/** Returns the items that call parcels back which a courier has and which have not arrived. */
function useRecalls({ parcels }: OrderView, onRecall: (awb: string) => void): MenuItem[] {
  const mayShip = mayDo(useStaff(), 'orders.ship')
  return parcels.flatMap(({ awb, courier, status }) =>
    mayShip && awb !== null && courier !== 'pickup' && status !== 'delivered' && status !== 'returning'
      ? [{ name: recall({ awb }), onDo: () => onRecall(awb) }]
      : [],
  )
}

/** The order before and after this one in the list that it was opened from. */
function Neighbours({ number }: { number: string }) {
  const { previous, next } = useNeighbours('orders', orderPath(number))
  if (previous === undefined && next === undefined) return null
  return (
    <span className={styles.around}>
      {previous !== undefined && (
        <Link className={styles.icon} to={previous} aria-label={say.previous()} title={`${say.previous()} (K)`}>
          <Icon name="caret-up" />
        </Link>
      )}
      {next !== undefined && (
        <Link className={styles.icon} to={next} aria-label={say.next()} title={`${say.next()} (J)`}>
          <Icon name="caret-down" />
        </Link>
      )}
    </span>
  )
}

function PrintMenu({ order: { number, waiting, parcels } }: Pick<HeadProps, 'order'>) {
  const { told } = useActs()
  const kept = async (work: Promise<string | null>) => {
    const failure = await work
    if (failure !== null) told(failure)
  }
  const items = [
    ...(waiting.length > 0
      ? [{ name: say.pickingList(), icon: 'list-bullets' as const, keyName: 'P', onDo: () => void kept(keepPicking([number])) }]
      : []),
    ...(parcels.some(({ awb, status }) => awb !== null && status !== 'delivered')
      ? [{ name: say.labels(), icon: 'tag' as const, onDo: () => void kept(keepLabels([number])) }]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu
      label={say.print()}
      className={buttons.button}
      face={
        <>
          <Icon name="printer" small />
          {say.print()}
        </>
      }
      items={items}
    />
  )
}
