/** Has another warehouse send what was not sent. */
import { useState } from 'react'
import * as say from '#messages/admin/order/acts.ts'
import { stepDone } from '#messages/admin/order/page.ts'
import { locale } from '#messages/text.ts'
import { SelectField } from '#admin/ui/field.tsx'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { useOrderAct } from './use-order.ts'
import * as styles from './act.module.css'

export function MoveDialog({ order, onClose, onDone }: DialogProps) {
  const held = order.waiting.map(({ warehouse }) => warehouse)
  // Where all of it lies already nothing can be moved to.
  const others = order.warehouses.filter(({ id }) => held.length > 1 || !held.includes(id))
  const [warehouse, setWarehouse] = useState(others[0]?.id ?? '')
  const [isLost, setLost] = useState(false)
  const act = useOrderAct(order.number)
  const submit = async () => {
    if (await act.send('move', { version: order.version, warehouse, isLost })) onDone(stepDone.move())
  }
  return (
    <DialogForm title={say.moveTitle()} act={act} button={say.move()} onClose={onClose} onSubmit={submit}>
      <SelectField label={say.moveTo()} value={warehouse} onChange={(event) => setWarehouse(event.target.value)}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name[locale()]}
          </option>
        ))}
      </SelectField>
      <label className={styles.check}>
        <input type="checkbox" checked={isLost} onChange={(event) => setLost(event.target.checked)} />
        {say.isLost()}
      </label>
    </DialogForm>
  )
}
