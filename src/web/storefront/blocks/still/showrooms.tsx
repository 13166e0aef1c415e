/** Block of the showrooms, with a drawn map of each or by name alone. No map of another site is loaded. */
import * as text from '#messages/content/showrooms.ts'
import type { BlockViews, ShowroomView } from '#web/storefront/blocks/view.ts'
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
    <h3>{room.city}</h3>
    <p className={`${textStyles.small} ${textStyles.muted}`}>{room.name}</p>
    <p className={`${textStyles.small} ${textStyles.muted}`}>{room.address}</p>
    <p className={textStyles.small}>
      <a className={textStyles.link} href={room.map} rel="noopener" aria-label={text.onTheMapOf({ city: room.city })}>
        {text.onTheMap()}
      </a>
    </p>
  </div>
)
