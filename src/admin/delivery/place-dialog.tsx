/** A warehouse or a showroom: its address, its hours, and days with other hours. */
import { useState } from 'react'
import { DAYS_A_WEEK } from '#domain/time/durations.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/delivery.ts'
import { locale } from '#messages/text.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { DeliveryView, WarehouseView } from '#admin/schema/delivery.ts'
import { deliverySentence } from './delivery-sentence.ts'
import { daysText, readDays } from './exception-days.ts'
import * as styles from './delivery.module.css'

interface Props {
  /** '' for a new one. */
  id: string
  delivery: DeliveryView
  onClose: () => void
  onSaved: (sentence: string, entries: readonly string[]) => void
}

const empty = { ro: '', en: '', hu: '' }
const NEW_PLACE: WarehouseView = {
  id: '',
  kind: 'warehouse',
  country: MARKETS.ro.country,
  city: empty,
  name: empty,
  address: '',
  zip: '',
  phone: '',
  email: '',
  opening: Array.from({ length: DAYS_A_WEEK }, () => null),
  pickup: false,
  markets: [...LOCALES],
}
const TEXTS = ['address', 'zip', 'country', 'phone', 'email'] as const

export function PlaceDialog({ id, delivery, onClose, onSaved }: Props) {
  const known = delivery.warehouses.find(({ value }) => value.id === id)
  const showroom = delivery.showrooms.find(({ value }) => value.id === id)
  const [place, setPlace] = useState<WarehouseView>(known?.value ?? NEW_PLACE)
  const [days, setDays] = useState(() => daysText(showroom?.value.page.exceptions ?? []))
  const [failure, setFailure] = useState<string | null>(null)
  const save = async () => {
    const exceptions = readDays(days)
    if (typeof exceptions === 'string') return setFailure(say.notADay({ line: exceptions }))
    const answer =
      showroom && place.kind === 'showroom'
        ? await call<{ entries: string[] }>('POST', '/showrooms', {
            version: showroom.version,
            showroom: { ...showroom.value, ...place, page: { ...showroom.value.page, exceptions } },
            reason: null,
          })
        : await call<{ entries: string[] }>('POST', '/warehouses', {
            version: known?.version ?? null,
            warehouse: place,
            reason: null,
          })
    if (answer.ok) onSaved(say.saved(), answer.data.entries)
    else setFailure(deliverySentence(answer))
  }
  return (
    <Dialog title={known ? known.value.name[locale()] : say.addWarehouse()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failure !== null && <Note kind="bad">{failure}</Note>}
        <Facts place={place} isNew={!known} onChange={setPlace} />
        <Hours place={place} onChange={setPlace} />
        {showroom && (
          <TextAreaField
            label={say.exceptions()}
            hint={say.exceptionsHint()}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        )}
        <div className={styles.acts}>
          <Button onClick={onClose}>{shell.cancel()}</Button>
          <Button type="submit" kind="primary">
            {say.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface PartProps {
  place: WarehouseView
  onChange: (place: WarehouseView) => void
}

function Facts({ place, isNew, onChange }: PartProps & { isNew: boolean }) {
  const inThree = (of: 'name' | 'city', language: Locale) => (
    <TextField
      key={language}
      label={`${say.place[of]()}, ${say.language[language]()}`}
      lang={language}
      value={place[of][language]}
      onChange={(event) => onChange({ ...place, [of]: { ...place[of], [language]: event.target.value } })}
    />
  )
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={say.place.id()}
          readOnly={!isNew}
          value={place.id}
          onChange={(event) => onChange({ ...place, id: event.target.value })}
        />
        <SelectField
          label={say.place.kind()}
          disabled={!isNew}
          value={place.kind}
          onChange={(event) => onChange({ ...place, kind: event.target.value === 'showroom' ? 'showroom' : 'warehouse' })}
        >
          <option value="warehouse">{say.kinds.warehouse()}</option>
          <option value="showroom">{say.kinds.showroom()}</option>
        </SelectField>
      </div>
      <div className={styles.pair}>{LOCALES.map((language) => inThree('name', language))}</div>
      <div className={styles.pair}>{LOCALES.map((language) => inThree('city', language))}</div>
      <div className={styles.pair}>
        {TEXTS.map((name) => (
          <TextField
            key={name}
            label={say.place[name]()}
            value={place[name]}
            onChange={(event) => onChange({ ...place, [name]: event.target.value })}
          />
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={place.pickup}
          onChange={(event) => onChange({ ...place, pickup: event.target.checked })}
        />
        {say.place.pickup()}
      </label>
    </>
  )
}

/** A Monday, of which the names of the days are made. */
const MONDAY = Date.UTC(2026, 0, 5, 12)
const dayName = (at: number): string =>
  new Intl.DateTimeFormat(MARKETS[locale()].language, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(new Date(MONDAY).setUTCDate(new Date(MONDAY).getUTCDate() + at)),
  )

function Hours({ place, onChange }: PartProps) {
  const set = (at: number, end: 0 | 1, value: string) => {
    const [opens, closes] = place.opening[at] ?? ['', '']
    const hours: [string, string] = end === 0 ? [value, closes] : [opens, value]
    const opening = place.opening.map((day, index) => (index === at ? (hours[0] || hours[1] ? hours : null) : day))
    onChange({ ...place, opening })
  }
  return (
    <fieldset className={styles.hours}>
      <legend>
        {say.hours()} <span className={styles.muted}>{say.hoursHint()}</span>
      </legend>
      {place.opening.map((day, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- days of the week
        <p key={at}>
          <span>{dayName(at)}</span>
          <input
            type="time"
            aria-label={say.opens({ day: dayName(at) })}
            value={day?.[0] ?? ''}
            onChange={(event) => set(at, 0, event.target.value)}
          />
          <input
            type="time"
            aria-label={say.closes({ day: dayName(at) })}
            value={day?.[1] ?? ''}
            onChange={(event) => set(at, 1, event.target.value)}
          />
        </p>
      ))}
    </fieldset>
  )
}
