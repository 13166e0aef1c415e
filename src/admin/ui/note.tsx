/** A sentence that needs to be seen: what went wrong, or what is so. */
import type { ReactNode } from 'react'
import * as styles from './note.module.css'

/** `bad` is announced at once. */
export function Note({ kind, children }: { kind: 'bad' | 'ok' | 'plain'; children: ReactNode }) {
  return (
    <div className={`${styles.note} ${styles[kind]}`} role={kind === 'bad' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
