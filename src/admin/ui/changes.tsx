/** Who has changed a record, when and why. */
import { Moment } from './moment.tsx'
import * as styles from './record.module.css'

export interface Change {
  id: string
  action: string
  by: string
  at: string
  reason: string | null
}

/** @param wordsOf what was done, by the name of the action */
export const Changes = ({
  title,
  changes,
  wordsOf,
}: {
  title: string
  changes: readonly Change[]
  wordsOf: (action: string) => string
}) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    <ul className={styles.list}>
      {changes.map(({ id, action, by, at, reason }) => (
        <li key={id}>
          <Moment at={at} />
          <span>
            {by}: {wordsOf(action)}
            {reason !== null && <> ({reason})</>}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
