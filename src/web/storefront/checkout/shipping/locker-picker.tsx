/** The choice of a parcel locker. */
import { useEffect, useState } from 'react'
import * as text from '#messages/checkout.ts'
import { tryAgain } from '#messages/cart.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import type { Locker } from '#web/schema/delivery.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as checkStyles from '#web/ui/check.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as noteStyles from '#web/ui/note.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './locker-picker.module.css'

const TYPING_MS = 250

interface Props {
  country: string
  /** Where to look first: town of the delivery address. */
  city: string
  /** Postcode of that address: the nearest lockers come first. */
  zip: string
  chosen: Locker | null
  onChoose: (locker: Locker) => void
  error: string
  /** Whether the one that was chosen is gone: the list is asked for again. */
  isGone: boolean
}

type Found = { query: string; lockers: Locker[] } | { query: string; lockers: null }

/** Digits look for a postcode, anything else for a town, a street or a name. */
export function lockerAddress(country: string, query: string, zip: string): string {
  if (/^\d{3,}$/.test(query)) return `/api/lockers?${new URLSearchParams({ country, zip: query })}`
  const isNear = /^[A-Za-z0-9 -]{3,20}$/.test(zip)
  return `/api/lockers?${new URLSearchParams({ country, query, ...(isNear && { zip }) })}`
}

/** Returns what was found last for what is typed, and a way to ask again after a failure. */
function useLockers(
  { country, zip, isGone }: Pick<Props, 'country' | 'zip' | 'isGone'>,
  query: string,
): { found: Found | null; retry: () => void } {
  const [found, setFound] = useState<Found | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (query === '') return
    const leaving = new AbortController()
    const timer = setTimeout(
      () =>
        getJson<Locker[]>(lockerAddress(country, query, zip), leaving.signal).then(
          (lockers) => setFound({ query, lockers }),
          () => leaving.signal.aborted || setFound({ query, lockers: null }),
        ),
      found ? TYPING_MS : 0,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was found does not ask again
  }, [country, zip, query, attempt, isGone])
  return { found, retry: () => setAttempt(attempt + 1) }
}

export function LockerPicker({ country, city, zip, chosen, onChoose, error, isGone }: Props) {
  const [typed, setTyped] = useState(city)
  const query = typed.trim()
  const { found, retry } = useLockers({ country, zip, isGone }, query)
  const lockers = found?.lockers ?? []
  const shown = chosen && !lockers.some((locker) => locker.id === chosen.id) ? [chosen, ...lockers] : lockers
  return (
    <fieldset className={styles.lockers} aria-describedby={error ? 'locker-e' : undefined}>
      <legend className={layoutStyles.visuallyHidden}>{text.lockerList()}</legend>
      <div className={fieldStyles.field}>
        <label htmlFor="locker-search">{text.lockerSearch()}</label>
        <input
          id="locker-search"
          className={fieldStyles.input}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p className={`${textStyles.extraSmall} ${textStyles.muted}`} role="status">
        {query !== '' &&
          found?.lockers &&
          (lockers.length > 0 ? text.lockersFound(lockers.length) : text.noLockers({ query: found.query }))}
      </p>
      {found && found.lockers === null && (
        <Note kind="bad">
          <p>{text.lockersFailed()}</p>
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${noteStyles.again}`}
            onClick={retry}
          >
            {tryAgain()}
          </button>
        </Note>
      )}
      {shown.length > 0 && (
        <div className={styles.lockerList}>
          {shown.map((locker) => (
            <LockerRow key={locker.id} locker={locker} isChosen={locker.id === chosen?.id} onChoose={onChoose} />
          ))}
        </div>
      )}
      {error && <ErrorText id="locker-e">{error}</ErrorText>}
    </fieldset>
  )
}

function LockerRow({ locker, isChosen, onChoose }: Pick<Props, 'onChoose'> & { locker: Locker; isChosen: boolean }) {
  return (
    <label className={isChosen ? `${styles.locker} ${styles.on}` : styles.locker}>
      <span className={checkStyles.radio}>
        <input type="radio" name="locker" value={locker.id} checked={isChosen} onChange={() => onChoose(locker)} />
      </span>
      <span>
        <b>{locker.name}</b>
        <small>
          {locker.address}, {locker.city} · {locker.courier}
        </small>
      </span>
      <Icon name="map-pin" small />
    </label>
  )
}
