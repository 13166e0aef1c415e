/** Views of a list with how much each holds. */
import type { ReactNode } from 'react'
import { formatCount } from '#messages/text.ts'
import * as styles from './record.module.css'

interface Props<View extends string> {
  label: string
  current: View
  /** `count`: undefined until it is known. */
  views: readonly { view: View; name: string; count?: number | undefined }[]
  /** Counts above this are told as more. */
  counted?: number
  onChoose: (view: View) => void
  /** Behind the views: those that people have saved. */
  end?: ReactNode
}

export function ViewTabs<View extends string>({ label, current, views, counted = Infinity, onChoose, end }: Props<View>) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.map(({ view, name, count }) => (
        <button key={view} type="button" aria-current={view === current ? 'true' : undefined} onClick={() => onChoose(view)}>
          {name} {count !== undefined && <span>{count > counted ? `${formatCount(counted)}+` : formatCount(count)}</span>}
        </button>
      ))}
      {end}
    </nav>
  )
}
