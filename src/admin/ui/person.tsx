/** The egg with the initials of a person of the staff. */
import * as styles from './person.module.css'

const TINTS = ['oat', 'moss', 'blush', 'egg', 'down', 'heather', 'stone'] as const

/** The same person has the same tint everywhere. */
const tintOf = (id: string): string =>
  TINTS[Array.from(id).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % TINTS.length]!

export function Initials({ id, firstName, lastName }: { id: string; firstName: string; lastName: string }) {
  const letters = [firstName, lastName].map((name) => Array.from(name)[0]?.toUpperCase() ?? '').join('')
  return (
    <span className={styles.egg} style={{ background: `var(--tint-${tintOf(id)})` }} aria-hidden="true">
      {letters}
    </span>
  )
}
