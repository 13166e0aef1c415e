/** What can be done with the chosen products; all that match are one press more. */
import { Link } from 'react-router'
import * as say from '#messages/admin/goods/products.ts'
import * as styles from './products.module.css'

export interface Selection {
  ids: ReadonlySet<number>
  /** All that match, whatever is shown. */
  isAll: boolean
}

export const NOTHING: Selection = { ids: new Set(), isAll: false }

interface Props {
  selection: Selection
  total: number
  filter: Readonly<Record<string, string>>
  onSelect: (selection: Selection) => void
}

export function SelectionBar({ selection: { ids, isAll }, total, filter, onSelect }: Props) {
  if (ids.size === 0 && !isAll) return null
  const count = isAll ? total : ids.size
  const address = isAll ? new URLSearchParams({ ...filter, all: '1' }) : new URLSearchParams({ ids: [...ids].join('.') })
  return (
    <div className={styles.bulk} role="region" aria-label={say.selected(count)}>
      <span role="status">{say.selected(count)}</span>
      {!isAll && total > ids.size && (
        <button type="button" onClick={() => onSelect({ ids, isAll: true })}>
          {say.allThatMatch(total)}
        </button>
      )}
      <Link className={styles.bulkMain} to={`/products/bulk?${address}`}>
        {say.editSelected()}
      </Link>
      <button type="button" onClick={() => onSelect(NOTHING)}>
        {say.clearSelection()}
      </button>
    </div>
  )
}
