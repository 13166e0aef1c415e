/** A labelled control with its hint and its fault. */
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as styles from './field.module.css'

interface FrameProps {
  label: string
  /** Beside the label, such as a way out. */
  aside?: ReactNode
  hint?: string | undefined
  /** What is wrong, as a sentence; undefined for nothing. */
  fault?: string | undefined
}

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

function Frame({ label, aside, hint, fault, children }: FrameProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': fault ? true : undefined })}
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

export function TextField({ label, aside, hint, fault, ...input }: FrameProps & ComponentProps<'input'>) {
  return (
    <Frame label={label} aside={aside} hint={hint} fault={fault}>
      {(wiring) => (
        <input {...input} {...wiring} className={input.className ? `${styles.input} ${input.className}` : styles.input} />
      )}
    </Frame>
  )
}

export function TextAreaField({ label, aside, hint, fault, ...area }: FrameProps & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} aside={aside} hint={hint} fault={fault}>
      {(wiring) => <textarea className={styles.input} rows={4} {...area} {...wiring} />}
    </Frame>
  )
}

export function SelectField({ label, aside, hint, fault, children, ...select }: FrameProps & ComponentProps<'select'>) {
  return (
    <Frame label={label} aside={aside} hint={hint} fault={fault}>
      {(wiring) => (
        <select className={styles.select} {...select} {...wiring}>
          {children}
        </select>
      )}
    </Frame>
  )
}

/** Six digits in six boxes: one field to a keyboard, a password manager and a screen reader. */
export function CodeField({ label, hint, fault, ...input }: FrameProps & ComponentProps<'input'>) {
  return (
    <Frame label={label} hint={hint} fault={fault}>
      {(wiring) => (
        <input className={styles.code} inputMode="numeric" autoComplete="one-time-code" maxLength={6} {...input} {...wiring} />
      )}
    </Frame>
  )
}
