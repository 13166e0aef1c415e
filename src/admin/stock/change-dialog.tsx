/** Changes what lies in one warehouse: old and new, with a reason. What orders hold is not taken from them. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { STOCK_REASONS } from '#domain/stock/movement.ts'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/stock.ts'
import { call, type Refused } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import * as table from '#admin/ui/table.module.css'
import type { RefusedStockView, StockItemView } from '#admin/schema/stock.ts'
import { stockSentence, usePlaces } from './use-stock.ts'
import * as styles from './stock.module.css'

interface Props {
  item: StockItemView
  warehouse: string
  onClose: () => void
  onDone: (sentence: string, entries: readonly string[]) => void
}

function sentence(refused: Refused): string {
  const [first] = (refused.body?.refused ?? []) as RefusedStockView[]
  if (first?.reason === 'changed_meanwhile') return say.isOtherNow(first.lying)
  if (first?.reason !== 'promised') return stockSentence(first ? { code: first.reason } : refused)
  const { promised: pieces, orders } = first
  return orders.length > 0 ? say.isPromised(pieces, { orders: orders.join(', ') }) : say.isPromisedTo(pieces)
}

const send = (change: { item: string; warehouse: string; seen: number; lying: number }, reason: string, note: string) =>
  call<{ entries: string[] }>('POST', '/stock', { changes: [change], reason, note: note || null })

export function ChangeDialog({ item, warehouse, onClose, onDone }: Props) {
  const client = useQueryClient()
  const { nameOf } = usePlaces()
  const place = item.places.find((one) => one.warehouse === warehouse)
  const [seen, setSeen] = useState(place?.lying ?? 0)
  const [typed, setTyped] = useState(String(seen))
  const [reason, setReason] = useState<string>(STOCK_REASONS[0])
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const lying = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null
  const submit = async () => {
    if (lying === null || isBusy) return
    setBusy(true)
    const answer = await send({ item: item.item, warehouse, seen, lying }, reason, note)
    setBusy(false)
    await client.invalidateQueries({ queryKey: ['stock'] })
    if (answer.ok) return onDone(say.changed(), answer.data.entries)
    setFailure(sentence(answer))
    const [first] = (answer.body?.refused ?? []) as RefusedStockView[]
    if (first?.reason === 'changed_meanwhile') setSeen(first.lying)
  }
  return (
    <Dialog title={say.changeTitle()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <Difference place={nameOf(warehouse)} seen={seen} lying={lying ?? seen} available={place?.available ?? 0} />
        <TextField
          label={say.liesThere()}
          ref={focusFirst}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Reason reason={reason} onChange={setReason} />
        <TextField
          label={say.note()}
          maxLength={MAX_FIELD_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{shell.cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.change()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface DifferenceProps {
  place: string
  seen: number
  lying: number
  available: number
}

const Difference = ({ place, seen, lying, available }: DifferenceProps) => (
  <p>
    <b>{place}</b>, {say.becomes()} <del className={table.removed}>{seen}</del> <ins className={table.added}>{lying}</ins>,{' '}
    {say.becomesAvailable()} <del className={table.removed}>{available}</del>{' '}
    <ins className={table.added}>{available + lying - seen}</ins>
  </p>
)

const Reason = ({ reason, onChange }: { reason: string; onChange: (reason: string) => void }) => (
  <SelectField label={say.reason()} value={reason} onChange={(event) => onChange(event.target.value)}>
    {STOCK_REASONS.map((one) => (
      <option key={one} value={one}>
        {say.reasons[one]()}
      </option>
    ))}
  </SelectField>
)
