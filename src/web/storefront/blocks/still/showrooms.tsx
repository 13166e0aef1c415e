/** Block of the showrooms, with a drawn map of each or by name alone. No map of another site is loaded. */
import * as text from '#messages/content/showrooms.ts'
import * as delivery from '#messages/delivery/showrooms.ts'
import type { BlockViews, ShowroomHours, ShowroomView } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './showrooms.module.css'

export default function Showrooms({ title, isDrawn, rooms }: BlockViews['showrooms']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`} data-block={isDrawn ? 'showrooms' : undefined}>
      <h2 className={title ? styles.title : layoutStyles.visuallyHidden}>{title || text.showrooms()}</h2>
      <div className={isDrawn ? styles.maps : styles.rooms}>
        {rooms.map((room) => (
          <Room key={room.id} room={room} isDrawn={isDrawn} />
        ))}
      </div>
    </section>
  )
}

const Room = ({ room, isDrawn }: { room: ShowroomView; isDrawn: boolean }) => (
  <div className={isDrawn ? undefined : styles.room}>
    {isDrawn && room.drawing && (
      <img className={styles.map} {...room.drawing} alt={room.drawing.alt} loading="lazy" decoding="async" />
    )}
    {isDrawn ? <DrawnRoom room={room} /> : <NamedRoom room={room} />}
  </div>
)

const NamedRoom = ({ room }: { room: ShowroomView }) => (
  <>
    <h3>
      <a href={room.href}>{room.city}</a>
    </h3>
    <State hours={room.hours} />
    <p className={`${textStyles.small} ${textStyles.muted}`}>{room.name}</p>
    <p className={`${textStyles.small} ${textStyles.muted}`}>{room.address}</p>
    <Hours hours={room.hours} />
    <Directions room={room} />
  </>
)

const DrawnRoom = ({ room }: { room: ShowroomView }) => (
  <>
    <div className={styles.head}>
      <h3>
        <a href={room.href}>{room.city}</a>
      </h3>
      <State hours={room.hours} />
    </div>
    <div className={styles.facts}>
      <div>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{room.name}</p>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{room.address}</p>
        {room.phone && (
          <p className={textStyles.small}>
            <a href={`tel:${room.phone.replaceAll(' ', '')}`}>{room.phone}</a>
          </p>
        )}
        <Directions room={room} />
      </div>
      <Hours hours={room.hours} />
    </div>
  </>
)

const State = ({ hours: { isOpen, when } }: { hours: ShowroomHours }) => (
  <p className={isOpen ? styles.open : styles.shut}>
    <b>{isOpen ? delivery.openNow() : delivery.closedNow()}</b> {when}
  </p>
)

const Hours = ({ hours: { rows, exceptions } }: { hours: ShowroomHours }) => (
  <div className={styles.times}>
    <dl className={styles.hours}>
      {rows.map((row) => (
        <div key={row.days} className={row.isToday ? styles.today : undefined}>
          <dt>{row.days}</dt>
          <dd>{row.hours}</dd>
        </div>
      ))}
    </dl>
    {exceptions.length > 0 && (
      <ul className={styles.exceptions}>
        {exceptions.map((exception) => (
          <li key={exception}>{exception}</li>
        ))}
      </ul>
    )}
  </div>
)

const Directions = ({ room }: { room: ShowroomView }) => (
  <p className={textStyles.small}>
    <a className={textStyles.link} href={room.map} rel="noopener" aria-label={text.onTheMapOf({ city: room.city })}>
      {text.onTheMap()}
    </a>
  </p>
)
