/** A section of the product page: its name, what it can do, and its content. */
import type { ReactNode } from 'react'
import * as styles from './product.module.css'

export const SECTIONS = [
  'texts',
  'pictures',
  'parts',
  'prices',
  'variants',
  'safety',
  'search',
  'schedule',
  'sets',
  'attributes',
] as const
export type SectionId = (typeof SECTIONS)[number]

interface Props {
  id: SectionId
  title: string
  /** Beside the title, small. */
  line?: ReactNode
  end?: ReactNode
  children: ReactNode
}

export function Section({ id, title, line, end, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.sectionHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {line && <span className={styles.mute}>{line}</span>}
        {end && <span className={styles.end}>{end}</span>}
      </header>
      {children}
    </section>
  )
}
