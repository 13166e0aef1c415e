/** A section of the product page: its name, what it can do, and its content. */
import type { ReactNode } from 'react'
import * as say from '#messages/admin/product.ts'
import * as fits from '#messages/admin/goods/fits.ts'
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
  'fits',
  'attributes',
] as const
export type SectionId = (typeof SECTIONS)[number]

const NAMES: Readonly<Record<SectionId, () => string>> = {
  texts: say.texts,
  pictures: say.pictures,
  parts: say.parts,
  prices: say.prices,
  variants: say.variants,
  safety: say.safety,
  search: say.searchResults,
  schedule: say.schedule,
  sets: say.sets,
  fits: fits.title,
  attributes: say.attributes,
}

/** Returns the name of a section, null for one that the page does not have. */
export const sectionName = (id: string): string | null => (Object.hasOwn(NAMES, id) ? NAMES[id as SectionId]() : null)

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
