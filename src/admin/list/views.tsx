/** Views of a list as tabs with their counts. */
import type { ReactNode } from 'react'
import * as say from '#messages/admin/list.ts'
import * as tabs from '#admin/ui/tabs.module.css'
import type { View } from './column.ts'

interface Props {
  views: readonly View[]
  chosen: string
  /** More than this many are not counted. */
  most: number
  onChoose: (id: string) => void
  /** Behind the views: those that people have saved. */
  end?: ReactNode
}

export const Views = ({ views, chosen, most, onChoose, end }: Props) => (
  <nav className={tabs.tabs} aria-label={say.views()}>
    {views.map(({ id, name, count }) => (
      <button key={id} type="button" aria-current={id === chosen ? 'true' : undefined} onClick={() => onChoose(id)}>
        {name} {count !== undefined && <span>{say.countText(count, most)}</span>}
      </button>
    ))}
    {end}
  </nav>
)
