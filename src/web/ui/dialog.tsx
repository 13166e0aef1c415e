/** Dialogs and drawers. */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { close } from '#messages/shell.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import * as buttonStyles from './button.module.css'
import * as styles from './dialog.module.css'

interface Props {
  /** Id of the heading, or a text when there is none. */
  labelledBy?: string
  label?: string
  onClose: () => void
  /** Keys anywhere in it. */
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/**
 * The platform's own modal dialog: traps focus, closes by Escape and by a click beside it, gives focus back.
 * It is open as long as it is rendered.
 */
function Modal({ className, labelledBy, label, onClose, onKeyDown, children }: Props & { className: string | undefined }) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    const opener = document.activeElement
    // First, since the dialog's focus makes the browser lay out the page at once.
    document.documentElement.setAttribute('data-dialog', '')
    dialog.showModal()
    // Not its first control: nothing should look selected.
    dialog.focus()
    return () => {
      dialog.close()
      document.documentElement.removeAttribute('data-dialog')
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={box}
      className={className}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === box.current && isBeside(event)) onClose()
      }}
    >
      {children}
      {/* Everything outside a modal dialog is out of reach, the page's own toasts included. */}
      <ToastRegion />
    </dialog>
  )
}

/** Whether a click was on the page behind: outside the box, or on the backdrop. */
function isBeside({ currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return !isInside || currentTarget.classList.contains(styles.modal!)
}

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button type="button" className={`${buttonStyles.iconButton} ${styles.close}`} aria-label={close()} onClick={onClose}>
      <Icon name="x" />
    </button>
  )
}

/** A question in the middle of the page. */
export function Dialog({ children, ...props }: Props) {
  return (
    <Modal className={styles.modal} {...props}>
      <div className={styles.panel}>
        <CloseButton onClose={props.onClose} />
        {children}
      </div>
    </Modal>
  )
}

/** A panel from the right, full width on a phone; `sheet` comes from below there. */
export function Drawer({ className = '', children, ...props }: Props & { className?: string | undefined }) {
  return (
    <Modal className={`${styles.drawer} ${className}`} {...props}>
      {children}
    </Modal>
  )
}

/** All of the screen, for what is looked at closely. */
export function FullScreenDialog(props: Props) {
  return <Modal className={styles.full} {...props} />
}
