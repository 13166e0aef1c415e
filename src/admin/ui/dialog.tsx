/** A dialog in front of the page: traps focus, closes by Escape, gives focus back. It is open as long as it is rendered. */
import { useId, type ReactNode } from 'react'
import { close } from '#messages/shell.ts'
import { Icon } from './icon.tsx'
import { useModal } from './use-modal.ts'
import * as styles from './dialog.module.css'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
  size?: 'normal' | 'wide' | 'widest'
}

export function Dialog({ title, onClose, children, size = 'normal' }: Props) {
  const box = useModal()
  const id = useId()
  return (
    <dialog
      ref={box}
      className={`${styles.dialog} ${styles[size] ?? ''}`}
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
      {children}
    </dialog>
  )
}
