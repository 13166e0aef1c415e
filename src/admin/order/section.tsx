/** A part of the page of an order, with its name and what stands beside it. */
import { useId, type ReactNode } from 'react'
import * as styles from './order.module.css'

export function Section({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  )
}
