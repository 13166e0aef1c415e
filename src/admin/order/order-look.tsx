/** A look at an order without leaving the list. */
import { Link } from 'react-router'
import { open } from '#messages/admin/order/page.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Drawer } from '#admin/ui/drawer.tsx'
import { OrderStatusMark, PaymentMark } from '#admin/ui/marks.tsx'
import { Lines } from './lines.tsx'
import { Sums } from './sums.tsx'
import { orderPath, useOrder } from './act/use-order.ts'
import * as buttons from '#admin/ui/button.module.css'
import * as styles from './order.module.css'

export function OrderLook({ number, onClose }: { number: string; onClose: () => void }) {
  const found = useOrder(number)
  return (
    <Drawer
      title={number}
      isWide
      onClose={onClose}
      foot={
        <Link className={`${buttons.button} ${buttons.primary}`} to={orderPath(number)}>
          {open()}
        </Link>
      }
    >
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Loading />}
      {found.data && (
        <div className={styles.form}>
          <span className={styles.states}>
            <OrderStatusMark status={found.data.status} />
            <PaymentMark payment={found.data.payment} />
          </span>
          <Lines order={found.data} />
          <Sums order={found.data} />
        </div>
      )}
    </Drawer>
  )
}
