/** Table component in a scrollable region. */
import type { ReactNode } from 'react'
import * as layoutStyles from './layout.module.css'
import * as styles from './table.module.css'

interface Props {
  /** Names the table and the region that scrolls; `isNamedAbove` when a heading says it already. */
  caption: string
  isNamedAbove?: boolean
  head: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table of facts in a region that scrolls sideways on narrow screens and is reached by keyboard. */
export function Table({ caption, isNamedAbove = false, head, rows }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
    <div className={styles.box} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={isNamedAbove ? layoutStyles.visuallyHidden : undefined}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], i) => (
            <tr key={i}>
              <th scope="row">{first}</th>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
