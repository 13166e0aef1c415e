/** A drawer at the right: used where the page behind is needed. Traps focus, closes by Escape, gives focus back. */
import type { ReactNode } from 'react'
import { useId } from 'react'
import { close } from '#messages/shell.ts'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'
import * as styles from './drawer.module.css'

interface Props {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Buttons at its foot. */
  foot?: ReactNode
  isWide?: boolean
}

export function Drawer({ title, onClose, children, foot, isWide = false }: Props) {
  const box = useModal()
  const id = useId()
  return (
    <dialog
      ref={box}
      className={isWide ? `${styles.drawer} ${styles.wide}` : styles.drawer}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label={close()} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </dialog>
  )
}
