/** The bar of chosen rows: how many, what can be done with them. */
import * as say from '#messages/admin/list.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import type { BulkAct, Chosen } from './column.ts'
import * as styles from './list.module.css'

interface Props {
  chosen: Chosen
  /** How many rows are loaded; and how many match, as shown, where the list knows. */
  loaded: number
  total: string | undefined
  acts: readonly BulkAct[]
  onAll: () => void
}

export function BulkBar({ chosen, loaded, total, acts, onAll }: Props) {
  useKeys({
    escape: chosen.clear,
    ...Object.fromEntries(acts.flatMap(({ keyName, onDo }) => (keyName ? [[keyName.toLowerCase(), () => onDo(chosen)]] : []))),
  })
  const count = chosen.isAll && total !== undefined ? say.allChosen({ count: total }) : say.chosen(chosen.ids.length)
  return (
    <div className={styles.bulk} role="region" aria-label={say.chosenRows()}>
      <span role="status">{count}</span>
      {!chosen.isAll && total !== undefined && chosen.ids.length === loaded && (
        <button type="button" onClick={onAll}>
          {say.chooseAll({ count: total })}
        </button>
      )}
      <i aria-hidden="true" />
      {acts.map(({ name, icon, keyName, isMain = false, onDo }) => (
        <button key={name} type="button" className={isMain ? styles.bulkMain : undefined} onClick={() => onDo(chosen)}>
          <Icon name={icon} small />
          {name}
          {keyName !== undefined && <Key>{keyName}</Key>}
        </button>
      ))}
      <button type="button" title={say.chooseNone()} onClick={chosen.clear}>
        <span className={styles.heard}>{say.chooseNone()}</span>
        <Key>Esc</Key>
        <Icon name="x" small />
      </button>
    </div>
  )
}
