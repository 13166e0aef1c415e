/** Buttons. */
import type { ComponentProps } from 'react'
import { working } from '#messages/forms.ts'

/** A button that waits: its label keeps its width, a ring turns, further presses do nothing. */
export function Button({
  busy = false,
  className = 'btn btn-p',
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={busy ? `${className} busy` : className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {busy && <span className="sr">{working()}</span>}
    </button>
  )
}
