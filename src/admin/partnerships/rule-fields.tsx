/** Who may have a code: the rules that are set, each with its figures, and those that can be added. */
import { useState, type ReactNode } from 'react'
import { CURRENCIES } from '#domain/market/market.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { FormText } from '#admin/form/fields.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { EMPTY_VALUES, type PartnershipValues } from './partnership-form.ts'
import type { FieldsProps } from './partnership-fields.tsx'
import * as styles from '#admin/ui/record.module.css'
import * as own from './partnerships.module.css'

const RULES = ['registered', 'orders', 'spent', 'child_age', 'newsletter'] as const
type Rule = (typeof RULES)[number]

/** Whether something is typed for a rule. */
function isSet(rule: Rule, rules: PartnershipValues['rules']): boolean {
  switch (rule) {
    case 'spent':
      return Object.values(rules.spent).some((typed) => typed !== '')
    case 'child_age':
      return rules.childFrom !== '' || rules.childBelow !== ''
    case 'newsletter':
      return rules.newsletter
    case 'registered':
    case 'orders':
      return rules[rule] !== ''
  }
}

const { registered, orders, spent, childFrom, childBelow, newsletter } = EMPTY_VALUES.rules
const EMPTY_RULES: Readonly<Record<Rule, Partial<PartnershipValues['rules']>>> = {
  registered: { registered },
  orders: { orders },
  spent: { spent },
  child_age: { childFrom, childBelow },
  newsletter: { newsletter },
}

function write({ form }: FieldsProps['of'], part: Partial<PartnershipValues['rules']>): void {
  for (const [name, value] of Object.entries(part))
    form.setValue(`rules.${name}` as 'rules.registered', value as string, { shouldDirty: true })
}

interface Props extends FieldsProps {
  isReadOnly: boolean
  /** How many customers may have a code, as a sentence; null where that is not known. */
  reach: string | null
}

export function RuleFields({ of, isReadOnly, reach }: Props) {
  const rules = of.form.watch('rules')
  const [opened, setOpened] = useState<readonly Rule[]>([])
  const present = RULES.filter((rule) => opened.includes(rule) || isSet(rule, rules))
  const absent = RULES.filter((rule) => !present.includes(rule))
  const change = (part: Partial<PartnershipValues['rules']>) => write(of, part)
  const add = (rule: Rule) => {
    setOpened([...opened, rule])
    if (rule === 'newsletter') change({ newsletter: true })
  }
  const remove = (rule: Rule) => {
    setOpened(opened.filter((one) => one !== rule))
    change(EMPTY_RULES[rule])
  }
  return (
    <section className={styles.section}>
      <div className={own.head}>
        <h2>{say.whoMay()}</h2>
        {reach !== null && <span className={styles.hint}>{reach}</span>}
      </div>
      {present.length === 0 && <p className={styles.hint}>{say.everyCustomer()}</p>}
      {present.map((rule) => (
        <fieldset key={rule} className={own.rule}>
          <legend>{say.rules[rule]()}</legend>
          <Figures of={of} rule={rule} />
          {!isReadOnly && (
            <button
              type="button"
              className={own.remove}
              aria-label={say.removeRule({ rule: say.rules[rule]() })}
              onClick={() => remove(rule)}
            >
              <Icon name="x" />
            </button>
          )}
        </fieldset>
      ))}
      {!isReadOnly && absent.length > 0 && (
        <div className={styles.options} role="group" aria-label={say.addRule()}>
          {absent.map((rule) => (
            <Button key={rule} size="small" onClick={() => add(rule)}>
              <Icon name="plus" small /> {say.rules[rule]()}
            </Button>
          ))}
        </div>
      )}
      <p className={styles.hint}>{say.childrenHint()}</p>
    </section>
  )
}

function Figures({ of, rule }: FieldsProps & { rule: Rule }): ReactNode {
  switch (rule) {
    case 'registered':
      return <FormText of={of} name="rules.registered" label={say.days()} inputMode="numeric" />
    case 'orders':
      return <FormText of={of} name="rules.orders" label={say.orders()} inputMode="numeric" />
    case 'spent':
      return (
        <div className={own.wide}>
          <div className={styles.trio}>
            {CURRENCIES.map((currency) => (
              <FormText key={currency} of={of} name={`rules.spent.${currency}`} label={currency} inputMode="decimal" />
            ))}
          </div>
          <p className={styles.hint}>{say.spentHint()}</p>
        </div>
      )
    case 'child_age':
      return (
        <div className={styles.trio}>
          <FormText of={of} name="rules.childFrom" label={say.monthsFrom()} inputMode="numeric" />
          <FormText of={of} name="rules.childBelow" label={say.monthsBelow()} inputMode="numeric" />
        </div>
      )
    case 'newsletter':
      return null
  }
}
