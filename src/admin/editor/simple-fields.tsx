/** Controls of one value: a line, a text, a link, a number, a choice, a moment. */
import { FIELD_LENGTHS, internalLink } from '#domain/content/block-fields.ts'
import { localTime, momentOf } from '#domain/content/campaign.ts'
import * as say from '#messages/admin/content/pages.ts'
import { markets } from '#messages/admin/today.ts'
import { useNames, choiceName, inWords } from './editing.ts'
import type { ControlProps } from './control.ts'
import { Labelled, wiring } from './labelled.tsx'
import * as styles from './editor.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Grows with its text. */
const ROWS = { least: 2, most: 14, letters: 34 }
const rowsOf = (text: string): number =>
  Math.min(ROWS.most, Math.max(ROWS.least, text.split('\n').length, Math.ceil(text.length / ROWS.letters)))

export function TextControl({ field, value, onChange, isReadOnly, ...frame }: ControlProps) {
  const text = textOf(value)
  const props = { ...wiring(frame), className: styles.input, readOnly: isReadOnly, value: text }
  return (
    <Labelled {...frame}>
      {field.type === 'text' ? (
        <textarea {...props} rows={rowsOf(text)} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...props} onChange={(event) => onChange(event.target.value)} />
      )}
    </Labelled>
  )
}

/** Suggests pages and collections, which keep leading there when an address changes. */
export function LinkField({ value, onChange, isReadOnly, ...frame }: ControlProps) {
  const names = useNames()
  const text = textOf(value)
  const inside = internalLink(text)
  const named = inside && (inside.to === 'page' ? names.pages : names.collections).find(({ key }) => key === inside.key)
  const hint = named ? say.leadsTo({ name: inWords(named.name) }) : say.linkHint()
  return (
    <Labelled {...frame} hint={hint}>
      <input
        {...wiring({ ...frame, hint })}
        className={styles.input}
        readOnly={isReadOnly}
        value={text}
        maxLength={FIELD_LENGTHS.address}
        list={`${frame.id}-list`}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${frame.id}-list`}>
        {names.pages.map(({ key, name }) => (
          <option key={`p${key}`} value={`page:${key}`}>
            {inWords(name)}
          </option>
        ))}
        {names.collections.map(({ key, name }) => (
          <option key={`c${key}`} value={`collection:${key}`}>
            {inWords(name)}
          </option>
        ))}
      </datalist>
    </Labelled>
  )
}

export function NumberField({ field, value, onChange, isReadOnly, ...frame }: ControlProps) {
  const bounds = field.type === 'whole' ? { min: field.least, max: field.most } : {}
  return (
    <Labelled {...frame}>
      <input
        {...wiring(frame)}
        {...bounds}
        className={styles.input}
        type="number"
        step={1}
        readOnly={isReadOnly}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) =>
          onChange(target.value === '' || !Number.isFinite(target.valueAsNumber) ? undefined : target.valueAsNumber)
        }
      />
    </Labelled>
  )
}

export function ChoiceField({ field, name, value, onChange, isReadOnly, ...frame }: ControlProps) {
  const options = field.type === 'choice' ? field.of : []
  return (
    <Labelled {...frame}>
      <select
        {...wiring(frame)}
        className={styles.input}
        disabled={isReadOnly}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">–</option>
        {options.map((one) => (
          <option key={one} value={one}>
            {choiceName(name, one)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

/** A moment on the clock of the market. */
export function TimeField({ value, locale, onChange, isReadOnly, ...frame }: ControlProps) {
  const text = textOf(value)
  const at = text === '' ? Number.NaN : Date.parse(text)
  const hint = say.clockOf({ market: markets[locale]() })
  return (
    <Labelled {...frame} hint={hint}>
      <input
        {...wiring({ ...frame, hint })}
        className={styles.input}
        type="datetime-local"
        readOnly={isReadOnly}
        value={Number.isNaN(at) ? '' : localTime(at, locale)}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : new Date(momentOf(target.value.slice(0, 16), locale)).toISOString())
        }
      />
    </Labelled>
  )
}
