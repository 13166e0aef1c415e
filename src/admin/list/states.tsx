/** A list without rows: while it is loaded, and when nothing is there. */
import type { ReactNode } from 'react'
import * as say from '#messages/admin/list.ts'
import { loading } from '#messages/admin/shell.ts'
import * as styles from './list.module.css'

const ROWS = 8

/** Grey rows, which appear after 300 ms. */
export const Skeleton = () => (
  <div className={styles.skeleton} role="status">
    <span className={styles.heard}>{loading()}</span>
    {Array.from({ length: ROWS }, (_, row) => (
      // oxlint-disable-next-line react/no-array-index-key -- they are all the same
      <i key={row} aria-hidden="true" />
    ))}
  </div>
)

/** `onClear` where filters hide what there may be. */
export const Empty = ({
  title,
  children,
  onClear,
}: {
  title: string
  children?: ReactNode
  onClear?: (() => void) | undefined
}) => (
  <div className={styles.empty} role="status">
    <h2>{onClear ? say.nothingFits() : title}</h2>
    {onClear ? (
      <button type="button" className={styles.clear} onClick={onClear}>
        {say.clearFilters()}
      </button>
    ) : (
      children
    )}
  </div>
)
