/** Takes orders of some days out of the shop as a file, with the reason. */
import { useState } from 'react'
import { LOCALES } from '#domain/market/market.ts'
import * as say from '#messages/admin/order/parcels.ts'
import { markets } from '#messages/admin/today.ts'
import { cancel } from '#messages/admin/shell.ts'
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { keepFile } from '#admin/client/keep-file.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import * as styles from './orders.module.css'

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>({ format: 'csv', from: '', to: '', market: '', reason: '' })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const set = (more: Partial<Asked>) => setAsked({ ...asked, ...more })
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    const { format, from, to, market, reason } = asked
    const body = { format, reason, from: from || null, to: to || null, market: market || null }
    const refused = await keepFile('/order-exports', body)
    setBusy(false)
    if (refused) setFailure(sentenceOf(refused))
    else onClose()
  }
  return (
    <Dialog title={say.exportTitle()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {failure !== null && <Note kind="bad">{failure}</Note>}
        <Range asked={asked} onChange={set} />
        <TextField
          label={say.reason()}
          hint={say.reasonHint()}
          maxLength={500}
          value={asked.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <div className={styles.foot}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.take()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface Asked {
  format: string
  from: string
  to: string
  market: string
  reason: string
}

const Range = ({ asked, onChange }: { asked: Asked; onChange: (more: Partial<Asked>) => void }) => (
  <div className={styles.two}>
    <TextField
      label={say.firstDay()}
      type="date"
      value={asked.from}
      onChange={({ target }) => onChange({ from: target.value })}
    />
    <TextField label={say.lastDay()} type="date" value={asked.to} onChange={({ target }) => onChange({ to: target.value })} />
    <SelectField label={say.market()} value={asked.market} onChange={({ target }) => onChange({ market: target.value })}>
      <option value="">{say.everyMarket()}</option>
      {LOCALES.map((one) => (
        <option key={one} value={one}>
          {markets[one]()}
        </option>
      ))}
    </SelectField>
    <SelectField label={say.format()} value={asked.format} onChange={({ target }) => onChange({ format: target.value })}>
      <option value="csv">CSV</option>
      <option value="jsonl">JSON Lines</option>
    </SelectField>
  </div>
)
