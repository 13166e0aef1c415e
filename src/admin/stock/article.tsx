/** An article in a row: its picture, its Romanian name, and what tells it from its sisters. */
import type { ReactNode } from 'react'
import { Whole } from '#admin/ui/text/whole.tsx'
import * as styles from './stock.module.css'

interface Props {
  article: { name: string; option: string; sku: string; picture: { src: string; tint: string } | null }
  children?: ReactNode
}

export const Article = ({ article: { name, option, sku, picture }, children }: Props) => (
  <span className={styles.article}>
    {picture && (
      <img src={picture.src} alt="" width={24} height={30} loading="lazy" style={{ background: `var(--tint-${picture.tint})` }} />
    )}
    <span lang="ro">
      {name} <span className={styles.muted}>{option}</span>
      <small>
        <Whole of={sku} />
      </small>
      {children}
    </span>
  </span>
)
