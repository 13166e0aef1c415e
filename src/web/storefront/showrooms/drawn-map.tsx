/** The drawn map of a showroom, which is there at once and loads nothing from elsewhere. A live map may take its place with consent. */
import { MAP_SIZE, type MapLabel } from '#domain/delivery/showroom.ts'
import * as text from '#messages/delivery/showrooms.ts'
import type { RoomView } from './view.ts'
import * as styles from './room.module.css'

const LOOKS: Record<MapLabel['of'], string | undefined> = { street: styles.street, park: styles.park, water: styles.water }

export function DrawnMap({ room: { map, labels, name, place } }: { room: RoomView }) {
  if (!map) return null
  return (
    <div className={styles.map} data-map={place ? `${place.lat},${place.lon}` : undefined} data-title={name}>
      <img {...map} alt={text.drawnMap({ name })} loading="lazy" decoding="async" />
      <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {labels.map((label) => (
          <text key={label.text} className={LOOKS[label.of]} x={label.x} y={label.y}>
            {label.text}
          </text>
        ))}
      </svg>
    </div>
  )
}
