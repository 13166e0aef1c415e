/** Fields of a record: each knows whether it is changed and what is wrong with it. */
import type { ComponentProps, ReactNode } from 'react'
import { useController, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { SelectField, TextAreaField, TextField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import type { RecordForm } from './record-form.ts'
import * as styles from './form.module.css'

interface Own<Values extends FieldValues> {
  of: RecordForm<Values>
  name: Path<Values>
  label: string
  hint?: string
  rules?: Omit<RegisterOptions<Values, Path<Values>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>
}

/** Returns what a control needs: its value, its handlers, whether it is changed, its fault. */
function useField<Values extends FieldValues>({ of, name, rules }: Pick<Own<Values>, 'of' | 'name' | 'rules'>) {
  const { field, fieldState } = useController({ control: of.form.control, name, ...(rules && { rules }) })
  const { value, ...handlers } = field
  return {
    value: value as unknown,
    wiring: { ...handlers, 'data-changed': fieldState.isDirty || undefined },
    fault: fieldState.error?.message,
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

type TextProps<Values extends FieldValues> = Own<Values> &
  Omit<ComponentProps<'input'>, 'name' | 'form' | 'ref'> & { aside?: ReactNode }

export function FormText<Values extends FieldValues>({ of, name, rules, label, hint, ...input }: TextProps<Values>) {
  const { value, wiring, fault } = useField({ of, name, rules })
  return <TextField {...input} {...wiring} label={label} hint={hint} fault={fault} value={textOf(value)} />
}

type AreaProps<Values extends FieldValues> = Own<Values> &
  Omit<ComponentProps<'textarea'>, 'name' | 'form' | 'ref'> & { aside?: ReactNode }

export function FormArea<Values extends FieldValues>({ of, name, rules, label, hint, ...area }: AreaProps<Values>) {
  const { value, wiring, fault } = useField({ of, name, rules })
  return <TextAreaField {...area} {...wiring} label={label} hint={hint} fault={fault} value={textOf(value)} />
}

type SelectProps<Values extends FieldValues> = Own<Values> &
  Omit<ComponentProps<'select'>, 'name' | 'form' | 'ref'> & { aside?: ReactNode }

export function FormSelect<Values extends FieldValues>({
  of,
  name,
  rules,
  label,
  hint,
  children,
  ...select
}: SelectProps<Values>) {
  const { value, wiring, fault } = useField({ of, name, rules })
  return (
    <SelectField {...select} {...wiring} label={label} hint={hint} fault={fault} value={textOf(value)}>
      {children}
    </SelectField>
  )
}

/** A box that waits for Save. */
export function FormCheck<Values extends FieldValues>({ of, name, rules, label, hint }: Own<Values>) {
  const { value, wiring, fault } = useField({ of, name, rules })
  return (
    <label className={styles.check}>
      <input {...wiring} type="checkbox" checked={value === true} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
        {fault && <small className={styles.bad}>{fault}</small>}
      </span>
    </label>
  )
}

interface MarketsProps<Values extends FieldValues> {
  of: RecordForm<Values>
  /** Path of the field of a market: 'texts.ro.name'. */
  nameOf: (market: Locale) => Path<Values>
  label: string
  hint?: string
  /** Behind the label of each: the language of a text, the currency of an amount. */
  by: 'language' | 'currency'
  isLong?: boolean
  rows?: number
  rules?: Own<Values>['rules']
}

/** One field in three markets, side by side: never a switch that hides two. */
export const MarketFields = <Values extends FieldValues>({
  of,
  nameOf,
  label,
  hint,
  by,
  isLong = false,
  rows,
  rules,
}: MarketsProps<Values>) => (
  <fieldset className={styles.markets}>
    <legend className={styles.heard}>{label}</legend>
    {LOCALES.map((market) => {
      const { language, currency } = MARKETS[market]
      const aside = (
        <span className={styles.market}>
          <MarketFlag market={market} isNamed />
          {by === 'currency' && currency}
        </span>
      )
      const field = { of, name: nameOf(market), label, aside, ...(hint !== undefined && { hint }), ...(rules && { rules }) }
      if (by === 'currency') return <FormText key={market} {...field} inputMode="decimal" className={styles.amount} />
      return isLong ? (
        <FormArea key={market} {...field} lang={language} {...(rows !== undefined && { rows })} />
      ) : (
        <FormText key={market} {...field} lang={language} />
      )
    })}
  </fieldset>
)
