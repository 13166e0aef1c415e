/** A control of the product form: bound to a field by its name, marked while it is not saved. */
import type { ReactNode } from 'react'
import { faults as faultTexts, wrongValue } from '#messages/admin/product.ts'
import { textsOf, typedText } from '#domain/catalog/office/product-fields.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { SelectField, TextAreaField, TextField } from '#admin/ui/field.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

interface Props {
  form: ProductForm
  name: string
  label: string
  hint?: string | undefined
  /** What is missing, as a sentence; the server's own fault goes before it. */
  fault?: string | undefined
  lang?: string
  isReadOnly?: boolean
}

/** Returns the sentence of what the server finds wrong with a field. */
export function faultText(form: ProductForm, name: string): string | undefined {
  const code = form.faults[name]
  return code === undefined ? undefined : (faultTexts[code] ?? wrongValue)()
}

/** The element that a link of the gate leads to. */
export const anchorOf = (name: string): string => `field-${name.replaceAll('.', '-')}`

function Bound({ form, name, children }: Pick<Props, 'form' | 'name'> & { children: ReactNode }) {
  return (
    <div id={anchorOf(name)} className={form.isChanged(name) ? styles.changed : undefined}>
      {children}
    </div>
  )
}

export function LineField({ form, name, label, hint, fault, lang, isReadOnly, ...rest }: Props & { inputMode?: 'numeric' }) {
  return (
    <Bound form={form} name={name}>
      <TextField
        {...rest}
        label={label}
        hint={hint}
        lang={lang}
        readOnly={isReadOnly}
        fault={faultText(form, name) ?? fault}
        value={typedText(form.valueOf(name))}
        onChange={({ target }) => form.change({ [name]: emptyAs(form, name, target.value) })}
      />
    </Bound>
  )
}

/** What was null before is null when it is emptied. */
const emptyAs = ({ product }: ProductForm, name: string, value: string): JsonValue =>
  value === '' && (product.fields[name] ?? null) === null ? null : value

/** A text that may be missing: empty is null. */
export function OptionalField({ form, name, rows, label, hint, fault, lang, isReadOnly }: Props & { rows?: number }) {
  const shown = {
    label,
    hint,
    lang,
    readOnly: isReadOnly,
    fault: faultText(form, name) ?? fault,
    value: typedText(form.valueOf(name)),
    onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value === '' ? null : target.value }),
  }
  return (
    <Bound form={form} name={name}>
      {rows === undefined ? <TextField {...shown} /> : <TextAreaField {...shown} rows={rows} />}
    </Bound>
  )
}

export function AreaField({ form, name, label, hint, fault, lang, isReadOnly, rows = 2 }: Props & { rows?: number }) {
  return (
    <Bound form={form} name={name}>
      <TextAreaField
        label={label}
        hint={hint}
        lang={lang}
        rows={rows}
        readOnly={isReadOnly}
        fault={faultText(form, name) ?? fault}
        value={typedText(form.valueOf(name))}
        onChange={({ target }) => form.change({ [name]: target.value })}
      />
    </Bound>
  )
}

const linesOf = (value: JsonValue): string => textsOf(value).join('\n')

/** A list of sentences, one a line. Empty lines are kept while one types and left out of what is saved. */
export function LinesField({ form, name, label, hint, fault, lang, isReadOnly, rows = 4 }: Props & { rows?: number }) {
  return (
    <Bound form={form} name={name}>
      <TextAreaField
        label={label}
        hint={hint}
        lang={lang}
        rows={rows}
        readOnly={isReadOnly}
        fault={faultText(form, name) ?? fault}
        // Typed text is the form's own: what is saved has no empty lines.
        defaultValue={linesOf(form.valueOf(name))}
        key={form.isChanged(name) ? 'typed' : linesOf(form.valueOf(name))}
        onChange={({ target }) =>
          form.change({
            [name]: target.value
              .split('\n')
              .map((one) => one.trim())
              .filter(Boolean),
          })
        }
      />
    </Bound>
  )
}

export function NumberField({ form, name, label, hint, isReadOnly }: Props) {
  const value = form.valueOf(name)
  return (
    <Bound form={form} name={name}>
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        readOnly={isReadOnly}
        fault={faultText(form, name)}
        value={typedText(value)}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '')
          form.change({
            [name]: digits === '' ? (name.startsWith('variant.') || name === 'greenTaxRon' ? 0 : null) : Number(digits),
          })
        }}
      />
    </Bound>
  )
}

export function ChoiceField({
  form,
  name,
  label,
  hint,
  options,
  isReadOnly,
}: Props & { options: readonly { value: JsonValue; label: string }[] }) {
  const at = options.findIndex(({ value }) => value === form.valueOf(name))
  return (
    <Bound form={form} name={name}>
      <SelectField
        label={label}
        hint={hint}
        fault={faultText(form, name)}
        disabled={isReadOnly}
        value={at}
        onChange={({ target }) => form.change({ [name]: options[Number(target.value)]!.value })}
      >
        {at === -1 && <option value={-1}>{typedText(form.valueOf(name))}</option>}
        {options.map((one, index) => (
          <option key={typedText(one.value)} value={index}>
            {one.label}
          </option>
        ))}
      </SelectField>
    </Bound>
  )
}
