/** What was understood of a search as filters: each can be taken off by a link to the search without its words. */
import { useId } from 'react'
import * as text from '#messages/search.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as chipStyles from '#web/ui/chip.module.css'
import * as styles from './understood.module.css'

export interface UnderstoodView {
  label: string
  /** Of the search without these words. */
  href: string
}

export function Understood({ parts }: { parts: readonly UnderstoodView[] }) {
  const id = useId()
  return (
    <section className={styles.understood} aria-labelledby={id}>
      <span id={id}>{text.understood()}</span>
      <ul aria-labelledby={id}>
        {parts.map(({ label, href }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same word may be typed twice
          <li key={at}>
            <a
              className={`${chipStyles.chip} ${styles.part}`}
              href={href}
              rel="nofollow"
              aria-label={text.searchWithout({ name: label })}
            >
              {label} <Icon name="x" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
