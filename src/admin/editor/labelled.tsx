/** A label, what belongs under it, and its fault. */
import type { ReactNode } from 'react'
import { Icon } from '#admin/ui/icon.tsx'
import * as styles from './editor.module.css'

interface Props {
  id: string
  label: string
  flag?: ReactNode
  hint?: ReactNode
  fault?: string | undefined
  children: ReactNode
}

/** Returns what a control says of its hint and its fault. */
export const wiring = ({ id, hint, fault }: Pick<Props, 'id' | 'hint' | 'fault'>) => ({
  id,
  'aria-describedby': [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': fault ? (true as const) : undefined,
})

export function Labelled({ id, label, flag, hint, fault, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {flag}
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          <Icon name="warning-circle" small />
          {fault}
        </p>
      )}
    </div>
  )
}
