/** Rows that review typed data. */
import type { ReactNode } from 'react'
import { change, changeNamed } from '#messages/shopping/review.ts'
import * as textStyles from './text.module.css'
import * as styles from './review-rows.module.css'

export interface ReviewRow {
  label: string
  text: ReactNode
  /** Where it can be changed; nothing when it no longer can. */
  href?: string
}

/** What was chosen so far, a row a decision. */
export function ReviewRows({ rows }: { rows: readonly ReviewRow[] }) {
  return (
    <dl className={styles.review}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{row.label}</dt>
          <dd>{row.text}</dd>
          {row.href && (
            <dd>
              <a
                className={`${textStyles.link} ${textStyles.extraSmall}`}
                href={row.href}
                aria-label={changeNamed({ what: row.label })}
              >
                {change()}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
