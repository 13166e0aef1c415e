/** A `<dialog>` in front of the page as long as it is rendered. */
import { useEffect, useRef } from 'react'

/** Returns the ref of the dialog. What had the focus before gets it back. */
export function useModal() {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    const opener = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return box
}
