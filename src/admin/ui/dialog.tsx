/** A dialog in front of the page: traps focus, closes by Escape, gives focus back. It is open as long as it is rendered. */
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { close } from '#messages/shell.ts'
import { Icon } from './icon.tsx'
import * as styles from './dialog.module.css'

export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={box}
      className={styles.dialog}
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
