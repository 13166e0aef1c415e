import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import '#web/styles/notes.css'

const ICONS = { ok: 'check-circle', warn: 'info', bad: 'warning-circle', plain: 'info' } as const satisfies Record<
  string,
  IconName
>

/** One sentence beside its cause. `bad` is read at once, the others politely when they appear. */
export function Note({ kind, icon, children }: { kind: keyof typeof ICONS; icon?: IconName; children: ReactNode }) {
  return (
    <div className={`note ${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon name={icon ?? ICONS[kind]} />
      <div>{children}</div>
    </div>
  )
}
