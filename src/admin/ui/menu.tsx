/** A menu of acts behind a button. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Key } from './key.tsx'
import { Popover } from './popover.tsx'
import * as styles from './popover.module.css'

export interface MenuItem {
  name: string
  icon?: IconName
  /** The key that does the same. */
  keyName?: string
  isDestructive?: boolean
  /** Why it cannot be done; shown, and it does nothing. */
  blocked?: string | undefined
  onDo: () => void
}

interface Props {
  /** Name of the button. */
  label: string
  face: ReactNode
  className?: string | undefined
  items: readonly MenuItem[]
}

export const Menu = ({ label, face, className, items }: Props) => (
  <Popover kind="menu" aria-label={label} className={className} face={face}>
    {(close) =>
      items.map(({ name, icon, keyName, isDestructive = false, blocked, onDo }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={isDestructive ? `${styles.item} ${styles.bad}` : styles.item}
          aria-disabled={blocked === undefined ? undefined : true}
          title={blocked}
          onClick={() => {
            if (blocked !== undefined) return
            close()
            onDo()
          }}
        >
          {icon && <Icon name={icon} small />}
          {name}
          {keyName !== undefined && <Key>{keyName}</Key>}
        </button>
      ))
    }
  </Popover>
)
