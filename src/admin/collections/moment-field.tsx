/** A moment of a collection by the clock of Romania; empty for none. */
import { useController } from 'react-hook-form'
import { MARKETS } from '#domain/market/market.ts'
import { localTime, momentOf } from '#domain/time/local-time.ts'
import type { RecordForm } from '#admin/form/record-form.ts'
import type { CollectionFieldsView } from '#admin/schema/goods/collections.ts'
import { TextField } from '#admin/ui/field.tsx'

const { timeZone } = MARKETS.ro

/** Returns the moment as the control shows it. */
function shownOf(moment: string | null): string {
  if (moment === null) return ''
  const { day, time } = localTime(new Date(moment), timeZone)
  return `${day}T${time}`
}

function momentIn(shown: string): string | null {
  const [day = '', time = ''] = shown.split('T')
  return day === '' || time === '' ? null : momentOf(day, time.slice(0, 5), timeZone).toISOString()
}

interface Props {
  of: RecordForm<CollectionFieldsView>
  name: 'startsAt' | 'endsAt'
  label: string
}

export function MomentField({ of, name, label }: Props) {
  const { field, fieldState } = useController({ control: of.form.control, name })
  const { value, onChange, ...handlers } = field
  return (
    <TextField
      {...handlers}
      type="datetime-local"
      label={label}
      fault={fieldState.error?.message}
      data-changed={fieldState.isDirty || undefined}
      value={shownOf(value)}
      onChange={({ target }) => onChange(momentIn(target.value))}
    />
  )
}
