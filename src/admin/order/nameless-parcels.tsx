/** Parcels of an order for which their courier has given no number. */
import { useState } from 'react'
import * as say from '#messages/admin/order/acts.ts'
import { useActs } from '#admin/client/acts.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { NumbersDialog } from './act/numbers-dialog.tsx'
import { Section } from './section.tsx'
import * as styles from './order.module.css'

export function NamelessParcels({ order }: { order: OrderView }) {
  const [isOpen, setOpen] = useState(false)
  const { told } = useActs()
  const mayShip = mayDo(useStaff(), 'orders.ship')
  const parcels = order.parcels.filter(({ awb, courier }) => awb === null && courier !== 'pickup')
  if (parcels.length === 0) return null
  return (
    <Section
      title={say.nameless()}
      end={
        mayShip && (
          <Button size="small" onClick={() => setOpen(true)}>
            {say.askAgain()}
          </Button>
        )
      }
    >
      <ul className={styles.cases}>
        {parcels.map(({ shipment, courier, refusal }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- parcels without a number differ by nothing else
          <li key={index}>
            <Icon name="warning" small />
            {say.namelessParcel({ shipment, courier: say.couriers[courier]() })}
            {refusal !== null && `: ${refusal}`}
          </li>
        ))}
      </ul>
      {isOpen && (
        <NumbersDialog
          order={order}
          onClose={() => setOpen(false)}
          onDone={(text) => {
            setOpen(false)
            told(text)
          }}
        />
      )}
    </Section>
  )
}
