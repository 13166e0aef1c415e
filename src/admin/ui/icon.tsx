/** Icons of the back office. */
import sprite from './icons.svg?no-inline'
import * as styles from './icon.module.css'

export type IconName =
  | 'arrow-u-up-left'
  | 'clock-counter-clockwise'
  | 'copy'
  | 'envelope-simple'
  | 'fingerprint'
  | 'gear'
  | 'key'
  | 'lock-simple'
  | 'lockers'
  | 'magnifying-glass'
  | 'package'
  | 'plus'
  | 'printer'
  | 'storefront'
  | 'sun-horizon'
  | 'truck'
  | 'user'
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
