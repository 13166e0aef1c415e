/** Has a courier asked again for the numbers that parcels lack, or gives these to another courier. */
import { useState } from 'react'
import { COURIERS } from '#domain/orders/parcel.ts'
import * as say from '#messages/admin/order/acts.ts'
import { SelectField } from '#admin/ui/field.tsx'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { useOrderAct } from './use-order.ts'
import * as styles from './act.module.css'

export function NumbersDialog({ order, onClose, onDone }: DialogProps) {
  const [courier, setCourier] = useState('')
  const act = useOrderAct(order.number)
  const submit = async () => {
    const asked = await act.send<{ parcels: number; references: string[] }>('numbers', {
      courier: courier === '' ? null : courier,
    })
    if (!asked) return
    const { parcels, references } = asked
    onDone(
      [say.numbersAsked(parcels), references.length > 0 && say.lookFor({ references: references.join(', ') })]
        .filter(Boolean)
        .join(' '),
    )
  }
  return (
    <DialogForm title={say.askAgain()} act={act} button={say.askAgain()} onClose={onClose} onSubmit={submit}>
      <SelectField label={say.courier()} value={courier} onChange={({ target }) => setCourier(target.value)}>
        <option value="">{say.sameCourier()}</option>
        {COURIERS.filter((one) => one !== 'pickup').map((one) => (
          <option key={one} value={one}>
            {say.couriers[one]()}
          </option>
        ))}
      </SelectField>
      <p className={styles.muted}>{say.mailFollows()}</p>
    </DialogForm>
  )
}
