/** All showrooms, one below the other. */
import * as text from '#messages/delivery/showrooms.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { Room } from './room.tsx'
import type { RoomView } from './view.ts'
import * as styles from './page.module.css'

export interface ShownPicture {
  src: string
  width: number
  height: number
  alt: string
}

export interface ShowroomsPage {
  rooms: RoomView[]
  wide: ShownPicture | null
  narrow: ShownPicture | null
}

export function Component({ data: { rooms, wide, narrow } }: { data: ShowroomsPage }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className={layoutStyles.wrap}>
        <Breadcrumb trail={[{ name: text.showrooms() }]} />
      </div>
      <section className={`${styles.hero}${wide ? '' : ` ${styles.bare}`}`}>
        {wide && (
          <picture>
            {narrow && <source media="(max-width: 640px)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />}
            <img src={wide.src} alt={wide.alt} width={wide.width} height={wide.height} />
          </picture>
        )}
        <div className={`${layoutStyles.wrap} ${styles.over}`}>
          <h1>{text.title()}</h1>
          <p className={textStyles.lead}>{text.lead()}</p>
        </div>
      </section>
      {rooms.map((room) => (
        <Room key={room.id} room={room} />
      ))}
    </main>
  )
}
