/** Button component with a busy state. */
import type { ComponentProps } from 'react'
import { working } from '#messages/forms.ts'
import * as layoutStyles from './layout.module.css'
import * as styles from './button.module.css'

/** A button that waits: its label keeps its width, a ring turns, further presses do nothing. */
export function Button({
  busy = false,
  className = `${styles.button} ${styles.primary}`,
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={busy ? `${className} ${styles.busy}` : className}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
      {busy && <span className={layoutStyles.visuallyHidden}>{working()}</span>}
    </button>
  )
}
