/** Icon component: draws an icon of the sprite. */
import sprite from './icons.svg?no-inline'
import * as styles from './icon.module.css'

export type IconName =
  | 'arrow-counter-clockwise'
  | 'arrow-left'
  | 'arrow-right'
  | 'baby'
  | 'caret-down'
  | 'caret-left'
  | 'caret-right'
  | 'check'
  | 'check-circle'
  | 'clock'
  | 'credit-card'
  | 'download-simple'
  | 'envelope-simple'
  | 'gift'
  | 'heart'
  | 'heart-fill'
  | 'house'
  | 'info'
  | 'leaf'
  | 'list'
  | 'lock-key'
  | 'magnifying-glass'
  | 'map-pin'
  | 'minus'
  | 'package'
  | 'phone'
  | 'plus'
  | 'printer'
  | 'ruler'
  | 'share-network'
  | 'shield-check'
  | 'sliders-horizontal'
  | 'storefront'
  | 'tag'
  | 'ticket'
  | 'tote'
  | 'trash'
  | 'truck'
  | 'user'
  | 'warning'
  | 'warning-circle'
  | 'x'

/** A Phosphor icon from the one sprite; decorative: its control has the name. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? `${styles.icon} ${styles.small}` : styles.icon} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
