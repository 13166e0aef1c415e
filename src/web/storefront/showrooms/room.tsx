/** A showroom: its map, hours, address and ways to it. */
import { comingExceptions, hourRows, weekdayAt } from '#domain/delivery/showroom.ts'
import { dayInWords, sentence } from '#messages/dates.ts'
import * as text from '#messages/delivery/showrooms.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { OpenNow, useNow } from './open-now.tsx'
import { DrawnMap } from './drawn-map.tsx'
import type { RoomView } from './view.ts'
import * as styles from './room.module.css'

const span = (hours: readonly [string, string] | null): string => hours?.join('–') ?? text.closed()

/** @param isPage it is the page's own showroom, whose name is the heading of the page */
export function Room({ room, isPage = false }: { room: RoomView; isPage?: boolean }) {
  const id = `room-${room.id}`
  return (
    <article className={styles.room} aria-labelledby={id}>
      <DrawnMap room={room} />
      <div className={styles.in}>
        <div>
          <OpenNow room={room} />
          {isPage ? (
            <h1 id={id}>{room.name}</h1>
          ) : (
            <h2 id={id}>
              <a href={room.href}>{room.city}</a>
            </h2>
          )}
          {room.intro && <p className={textStyles.muted}>{room.intro}</p>}
        </div>
        <div className={styles.columns}>
          <Address room={room} Title={isPage ? 'h2' : 'h3'} />
          <Hours room={room} Title={isPage ? 'h2' : 'h3'} />
        </div>
        <Notes room={room} />
        <div className={styles.acts}>
          <a
            className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`}
            href={room.directions}
            rel="noopener noreferrer"
            aria-label={text.directionsTo({ name: room.name })}
          >
            <Icon name="map-pin" />
            {text.directions()}
          </a>
          {/* A form: filters are no links, so that crawlers find one address of each listing (D-6). */}
          <form action={room.stock} method="get">
            <input type="hidden" name="warehouse" value={room.id} />
            <button className={textStyles.link} aria-label={text.inStockAt({ name: room.name })}>
              {text.inStock()}
            </button>
          </form>
        </div>
      </div>
    </article>
  )
}

interface PartProps {
  room: RoomView
  /** Level of its heading: below that of the showroom's name. */
  Title: 'h2' | 'h3'
}

function Address({ room: { address, phone, email }, Title }: PartProps) {
  return (
    <div>
      <Title>{text.address()}</Title>
      <address className={textStyles.small}>
        <p>
          {address[0]}
          <br />
          {address[1]}
        </p>
        {phone && (
          <p>
            <a className={textStyles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <a className={textStyles.link} href={`mailto:${email}`}>
              <Unbroken text={email} />
            </a>
          </p>
        )}
      </address>
    </div>
  )
}

function Hours({ room, Title }: PartProps) {
  const now = useNow()
  const today = now && weekdayAt(room.timeZone, now)
  // The page may have been written some days ago.
  const exceptions = now ? comingExceptions(room.exceptions, room.timeZone, now) : room.exceptions
  return (
    <div>
      <Title>{text.hours()}</Title>
      <dl className={styles.hours}>
        {hourRows(room.week).map(({ from, to, hours }) => (
          <div key={from} className={today !== null && from <= today && today <= to ? styles.today : undefined}>
            <dt>{text.weekdays(from, to)}</dt>
            <dd>{span(hours)}</dd>
          </div>
        ))}
      </dl>
      {exceptions.length > 0 && (
        <ul className={styles.exceptions}>
          {exceptions.map(({ day, hours }) => (
            <li key={day}>{text.otherHours({ day: sentence(dayInWords(day)), hours: span(hours) })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Notes({ room: { access, parking, pickup } }: { room: RoomView }) {
  if (!access && !parking && !pickup) return null
  return (
    <div className={`${textStyles.small} ${textStyles.muted} ${styles.notes}`}>
      {access && (
        <p>
          <b>{text.howToGet()}</b> {access}
        </p>
      )}
      {parking && (
        <p>
          <b>{text.parking()}</b> {parking}
        </p>
      )}
      {pickup && <p>{text.pickup()}</p>}
    </div>
  )
}
