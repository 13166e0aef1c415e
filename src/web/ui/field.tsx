/** Form fields with label, hint and error. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { optional as optionalText } from '#messages/forms.ts'
import { Icon } from '#web/ui/icon.tsx'
import * as checkStyles from './check.module.css'
import * as styles from './field.module.css'
import * as layoutStyles from './layout.module.css'

interface FieldProps {
  label: string
  /** The sentence that says what is wrong; '' or undefined when nothing is. */
  error?: string | undefined
  /** A hint that does not block. */
  warning?: string | undefined
  help?: string | undefined
  optional?: boolean
  /** Columns of the form's six: `c2`, `c3`, `c3 h`, `c6`. */
  span?: string
  /** A link at the end of the label's line. */
  aside?: ReactNode
  /** A button below the control that fills it in. */
  offer?: ReactNode
}

/** Properties of every control, and those of its field. */
export function splitField<P extends { id: string } & FieldProps>({
  label,
  error,
  warning,
  help,
  optional,
  span,
  aside,
  offer,
  ...input
}: P) {
  const { id } = input
  const described = [error && `${id}-e`, warning && `${id}-w`, help && `${id}-h`].filter(Boolean).join(' ')
  return {
    field: { id, label, error, warning, help, optional, span, aside, offer },
    control: {
      ...input,
      className: styles.input,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
      'aria-required': optional ? undefined : true,
    },
  }
}

/** Label, hint and error around a control. */
export function FieldFrame({ id, children, ...props }: FieldProps & { id: string; children: ReactNode }) {
  const { label, error, warning, help, optional, span = styles.span6, aside, offer } = props
  return (
    <div className={`${styles.field} ${span}${error ? ` ${styles.bad}` : ''}`}>
      {aside ? (
        <div className={styles.labelRow}>
          <label htmlFor={id}>{label}</label>
          {aside}
        </div>
      ) : (
        <label htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> {optionalText()}</span>}
        </label>
      )}
      {children}
      {offer}
      {help && (
        <p className={styles.help} id={`${id}-h`}>
          {help}
        </p>
      )}
      {warning && !error && (
        <p className={styles.hint} id={`${id}-w`}>
          {warning}
        </p>
      )}
      {error && <ErrorText id={`${id}-e`}>{error}</ErrorText>}
    </div>
  )
}

export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning-circle" small />
      {children}
    </p>
  )
}

export type Control<Tag extends 'input' | 'textarea' | 'select'> = { id: string } & FieldProps &
  Omit<ComponentProps<Tag>, 'id' | keyof FieldProps>

export function TextField(props: Control<'input'>) {
  const { field, control } = splitField(props)
  return (
    <FieldFrame {...field}>
      <input {...control} />
    </FieldFrame>
  )
}

export function TextArea(props: Control<'textarea'>) {
  const { field, control } = splitField(props)
  return (
    <FieldFrame {...field}>
      <textarea {...control} />
    </FieldFrame>
  )
}

export function SelectField({ children, ...props }: Control<'select'>) {
  const { field, control } = splitField(props)
  return (
    <FieldFrame {...field}>
      <select {...control}>{children}</select>
    </FieldFrame>
  )
}

export function Checkbox({
  error,
  children,
  className = '',
  ...input
}: { error?: string | undefined } & Omit<ComponentProps<'input'>, 'type'>) {
  const own = useId()
  const id = input.id ?? own
  return (
    <div className={className}>
      <label className={checkStyles.checkbox}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-e` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && <ErrorText id={`${id}-e`}>{error}</ErrorText>}
    </div>
  )
}

/** A field that people neither see nor reach: a form in which it is filled in comes from a program. */
export const Trap = ({ label }: { label: string }) => (
  <div className={layoutStyles.visuallyHidden} aria-hidden="true">
    <label>
      {label}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
)
