import { type ComponentProps, type ReactNode, useId } from 'react'
import { optional as optionalText } from '#messages/forms.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/styles/controls.css'

interface FieldProps {
  label: string
  /** The sentence that says what is wrong; '' or undefined when nothing is. */
  error?: string | undefined
  /** A gentle hint that blocks nothing. */
  warning?: string | undefined
  help?: string | undefined
  optional?: boolean
  /** Columns of the form's six: `c2`, `c3`, `c3 h`, `c6`. */
  span?: string
}

const describedBy = (id: string, { error, warning, help }: FieldProps) =>
  [error && `${id}-e`, warning && `${id}-w`, help && `${id}-h`].filter(Boolean).join(' ') || undefined

function Frame({ id, children, ...props }: FieldProps & { id: string; children: ReactNode }) {
  const { label, error, warning, help, optional, span = 'c6' } = props
  return (
    <div className={`field ${span}${error ? ' bad' : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> {optionalText()}</span>}
      </label>
      {children}
      {help && (
        <p className="help" id={`${id}-h`}>
          {help}
        </p>
      )}
      {warning && !error && (
        <p className="hint" id={`${id}-w`}>
          {warning}
        </p>
      )}
      {error && <ErrorText id={`${id}-e`}>{error}</ErrorText>}
    </div>
  )
}

export function ErrorText({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="err" id={id}>
      <Icon name="warning-circle" small />
      {children}
    </p>
  )
}

type Control = { id: string } & FieldProps

export function TextField({
  label,
  error,
  warning,
  help,
  optional,
  span,
  ...input
}: Control & Omit<ComponentProps<'input'>, keyof Control>) {
  const field = { label, error, warning, help, optional, span }
  return (
    <Frame {...field} id={input.id}>
      <input
        {...input}
        className="inp"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, field)}
        aria-required={optional ? undefined : true}
      />
    </Frame>
  )
}

export function TextArea({
  label,
  error,
  help,
  optional,
  span,
  ...input
}: Control & Omit<ComponentProps<'textarea'>, keyof Control>) {
  const field = { label, error, help, optional, span }
  return (
    <Frame {...field} id={input.id}>
      <textarea
        {...input}
        className="inp"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, field)}
      />
    </Frame>
  )
}

export function SelectField({
  label,
  error,
  warning,
  help,
  optional,
  span,
  children,
  ...input
}: Control & Omit<ComponentProps<'select'>, keyof Control>) {
  const field = { label, error, warning, help, optional, span }
  return (
    <Frame {...field} id={input.id}>
      <select
        {...input}
        className="inp"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, field)}
        aria-required={optional ? undefined : true}
      >
        {children}
      </select>
    </Frame>
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
      <label className="chk">
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
