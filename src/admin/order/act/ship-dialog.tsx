/** Creates a shipment: from which warehouse, which pieces, with which courier, in how many parcels. */
import { useState } from 'react'
import { COURIERS, MAX_PARCELS } from '#domain/orders/parcel.ts'
import * as say from '#messages/admin/order/acts.ts'
import { stepDone, steps } from '#messages/admin/order/page.ts'
import { locale } from '#messages/text.ts'
import { SelectField, TextAreaField, TextField } from '#admin/ui/field.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import { DialogForm, type DialogProps } from './dialog-form.tsx'
import { useOrderAct } from './use-order.ts'
import * as styles from './act.module.css'

type Waiting = DialogProps['order']['waiting'][number]

const countOf = (typed: string | undefined, all: number): number => {
  if (typed === undefined) return all
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0
}

/** Numbers that somebody typed or pasted: one a line, or with commas between them. */
const numbersIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

export function ShipDialog({ order, onClose, onDone }: DialogProps) {
  const most = order.waiting.toSorted((a, b) => piecesIn(b) - piecesIn(a))[0]
  const [warehouse, setWarehouse] = useState(most?.warehouse ?? '')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [asked, setAsked] = useState<AskedParcels>({ courier: '', parcels: '1', numbers: '' })
  const [fault, setFault] = useState<string | null>(null)
  const act = useOrderAct(order.number)
  const place = order.waiting.find((one) => one.warehouse === warehouse) ?? most
  const submit = async () => {
    const chosen = (place?.pieces ?? []).flatMap(({ sku, qty }) => {
      const count = countOf(typed[sku], qty)
      return count > 0 ? [[sku, count] as const] : []
    })
    setFault(chosen.length === 0 ? say.nothingChosen() : null)
    if (chosen.length === 0) return
    const awbs = numbersIn(asked.numbers)
    const sent = await act.send<{ position: number }>('shipments', {
      version: order.version,
      warehouse: place?.warehouse ?? null,
      pieces: Object.fromEntries(chosen),
      courier: asked.courier === '' ? null : asked.courier,
      parcels: awbs.length || Math.max(1, Number(asked.parcels) || 1),
      awbs,
    })
    if (sent) onDone(stepDone.ship({ number: sent.position }))
  }
  return (
    <DialogForm title={steps.ship()} act={act} fault={fault} button={steps.ship()} onClose={onClose} onSubmit={submit}>
      <SelectField label={say.from()} value={place?.warehouse} onChange={(event) => setWarehouse(event.target.value)}>
        {order.waiting.map((one) => (
          <option key={one.warehouse} value={one.warehouse}>
            {order.warehouses.find(({ id }) => id === one.warehouse)?.name[locale()] ?? one.warehouse} ({piecesIn(one)})
          </option>
        ))}
      </SelectField>
      {place && <Pieces place={place} typed={typed} onType={(sku, text) => setTyped({ ...typed, [sku]: text })} />}
      {order.delivery.method !== 'pickup' && <Parcels asked={asked} onChange={(more) => setAsked({ ...asked, ...more })} />}
      <p className={styles.muted}>{say.mailFollows()}</p>
    </DialogForm>
  )
}

const piecesIn = ({ pieces }: Waiting): number => pieces.reduce((sum, { qty }) => sum + qty, 0)

interface AskedParcels {
  courier: string
  parcels: string
  numbers: string
}

/** Who carries the parcels, how many they are, and their numbers where they have some already. */
const Parcels = ({ asked, onChange }: { asked: AskedParcels; onChange: (more: Partial<AskedParcels>) => void }) => (
  <>
    <div className={styles.two}>
      <SelectField label={say.courier()} value={asked.courier} onChange={({ target }) => onChange({ courier: target.value })}>
        <option value="">{say.usual()}</option>
        {COURIERS.filter((one) => one !== 'pickup').map((one) => (
          <option key={one} value={one}>
            {say.couriers[one]()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say.parcels()}
        type="number"
        min={1}
        max={MAX_PARCELS}
        value={asked.parcels}
        onChange={({ target }) => onChange({ parcels: target.value })}
      />
    </div>
    <TextAreaField
      label={say.numbers()}
      hint={say.numbersHint()}
      rows={2}
      value={asked.numbers}
      onChange={({ target }) => onChange({ numbers: target.value })}
    />
  </>
)

interface PiecesProps {
  place: Waiting
  typed: Readonly<Record<string, string>>
  onType: (sku: string, text: string) => void
}

const Pieces = ({ place, typed, onType }: PiecesProps) => (
  <fieldset className={styles.pieces}>
    <legend>{say.pieces()}</legend>
    {place.pieces.map(({ sku, name, qty }) => (
      <div key={sku}>
        <span>
          {name}{' '}
          <small>
            <Whole of={sku} />
          </small>
        </span>
        <input
          type="number"
          min={0}
          max={qty}
          aria-label={say.piecesOf({ name })}
          value={typed[sku] ?? String(qty)}
          onChange={(event) => onType(sku, event.target.value)}
        />
        <span>{say.of({ count: qty })}</span>
      </div>
    ))}
  </fieldset>
)
