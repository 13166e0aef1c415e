/** The summary above a form: what is wrong with each field, or why sending failed. */
import type { RefObject } from 'react'
import { errorSummary } from '#messages/forms.ts'
import { Note } from './note.tsx'
import * as styles from './error-summary.module.css'

interface Props {
  /** Receives the focus when something is wrong. */
  box: RefObject<HTMLDivElement | null>
  /** Id of each wrong field with its sentence. */
  faults: readonly (readonly [field: string, sentence: string])[]
  /** Why the form could not be sent; '' when it could. */
  failure?: string
}

export function ErrorSummary({ box, faults, failure = '' }: Props) {
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      {failure !== '' && (
        <Note kind="bad">
          <p>{failure}</p>
        </Note>
      )}
      {faults.length > 0 && (
        <Note kind="bad">
          <p>
            <b>{errorSummary(faults.length)}</b>
          </p>
          <ul>
            {faults.map(([field, sentence]) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(field)?.focus()
                  }}
                >
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}
