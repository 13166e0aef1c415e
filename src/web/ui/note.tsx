/** Notes: hints, warnings and errors. */
import type { ReactNode } from 'react'
import { dismiss } from '#messages/forms.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import * as buttonStyles from './button.module.css'
import * as styles from './note.module.css'

const LOOKS = { ok: styles.ok, warn: styles.warn, bad: styles.bad, plain: styles.plain }
const ICONS = { ok: 'check-circle', warn: 'info', bad: 'warning-circle', plain: 'info' } as const satisfies Record<
  string,
  IconName
>

/** One sentence beside its cause. `bad` is read at once, the others politely when they appear. */
export function Note({
  kind,
  children,
  onRead,
}: {
  kind: keyof typeof ICONS
  children: ReactNode
  /** Can be put away. */ onRead?: () => void
}) {
  return (
    <div className={`${styles.note} ${LOOKS[kind]}`} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
      {onRead && (
        <button type="button" className={buttonStyles.iconButton} aria-label={dismiss()} onClick={onRead}>
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}
