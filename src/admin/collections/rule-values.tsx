/** What a rule asks for: some of many, a range, limits of each market. */
import { useState } from 'react'
import { NEW_DAYS } from '#domain/catalog/listing.ts'
import { CURRENCIES, LOCALES, MARKETS, type Currency } from '#domain/market/market.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import * as say from '#messages/admin/goods/collections.ts'
import { markets } from '#messages/admin/today.ts'
import { locale } from '#messages/text.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import type { SimpleRuleView, TermsView } from '#admin/schema/goods/collections.ts'
import { useTree } from './use-collections.ts'
import * as styles from './collections.module.css'

interface Props<Rule extends SimpleRuleView> {
  rule: Rule
  /** '2', or '2.1' in a group. */
  number: string
  terms: TermsView
  isReadOnly: boolean
  onChange: (rule: SimpleRuleView) => void
}

export function RuleValues({ rule, ...rest }: Props<SimpleRuleView>) {
  const tree = useTree().data
  switch (rule.kind) {
    case 'brand':
      return (
        <Some
          {...rest}
          chosen={rule.brands.map(String)}
          options={rest.terms.brands.map(({ id, name }) => ({ value: String(id), name }))}
          onChoose={(brands) => rest.onChange({ ...rule, brands: brands.map(Number) })}
        />
      )
    case 'collection':
      return (
        <Some
          {...rest}
          chosen={rule.collections.map(String)}
          options={(tree?.collections ?? []).map(({ id, name }) => ({ value: String(id), name: name[locale()] }))}
          onChoose={(collections) => rest.onChange({ ...rule, collections: collections.map(Number) })}
        />
      )
    case 'attribute': {
      const options = rest.terms.attributes.find(({ key }) => key === rule.attribute)?.options ?? []
      return (
        <Some
          {...rest}
          chosen={rule.values}
          options={options.map(({ key, name }) => ({ value: key, name: name[locale()] }))}
          onChoose={(values) => rest.onChange({ ...rule, values })}
        />
      )
    }
    case 'price':
      return <PriceRange {...rest} rule={rule} />
    case 'age':
      return <AgeRange {...rest} rule={rule} />
    case 'reduced':
      return <ReducedIn {...rest} rule={rule} />
    case 'new':
      return (
        <div className={styles.values}>
          <span className={styles.hint}>{say.newHint(NEW_DAYS)}</span>
        </div>
      )
  }
}

interface SomeProps {
  number: string
  isReadOnly: boolean
  chosen: readonly string[]
  options: readonly { value: string; name: string }[]
  onChoose: (chosen: string[]) => void
}

/** Some of many: each that was chosen can be taken away, another one added. */
function Some({ number, isReadOnly, chosen, options, onChoose }: SomeProps) {
  const nameOf = (value: string) => options.find((one) => one.value === value)?.name ?? value
  const left = options.filter(({ value }) => !chosen.includes(value))
  return (
    <div className={styles.values}>
      <span className={styles.hint}>{say.isOneOf()}</span>
      {chosen.map((value) => (
        <span key={value} className={styles.value}>
          {nameOf(value)}
          {!isReadOnly && (
            <button
              type="button"
              aria-label={say.removeValue({ name: nameOf(value) })}
              onClick={() => onChoose(chosen.filter((one) => one !== value))}
            >
              <Icon name="x" small />
            </button>
          )}
        </span>
      ))}
      {!isReadOnly && left.length > 0 && (
        <select
          className={styles.select}
          aria-label={say.valuesOfRule({ number })}
          value=""
          onChange={({ target }) => onChoose([...chosen, target.value])}
        >
          <option value="">{say.addValue()}</option>
          {left.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

type ReducedRule = Extract<SimpleRuleView, { kind: 'reduced' }>

function ReducedIn({ rule, number, isReadOnly, onChange }: Props<ReducedRule>) {
  const { currencies } = rule
  const turn = (currency: Currency, isOn: boolean) =>
    onChange({ ...rule, currencies: CURRENCIES.filter((one) => (one === currency ? isOn : currencies.includes(one))) })
  return (
    <fieldset className={styles.values} disabled={isReadOnly}>
      <legend className={styles.heard}>{say.reducedHint()}</legend>
      <span className={styles.hint}>{say.reducedHint()}</span>
      {LOCALES.map((market) => {
        const { currency } = MARKETS[market]
        return (
          <label key={market} className={styles.market}>
            <input
              type="checkbox"
              aria-label={`${markets[market]()}, ${say.ruleKind({ number })}`}
              checked={currencies.includes(currency)}
              onChange={({ target }) => turn(currency, target.checked)}
            />
            <MarketFlag market={market} /> {currency}
          </label>
        )
      })}
    </fieldset>
  )
}

const ENDS = { from: say.from, to: say.to }
type PriceRule = Extract<SimpleRuleView, { kind: 'price' }>
type Limits = NonNullable<PriceRule['limits'][Currency]>
const NO_LIMITS: Limits = { from: null, to: null }

/** The limits of each market, side by side. */
const PriceRange = ({ rule, number, isReadOnly, onChange }: Props<PriceRule>) => (
  <div className={styles.values}>
    <span className={styles.hint}>{say.isBetween()}</span>
    {LOCALES.map((market) => {
      const { currency } = MARKETS[market]
      return (
        <span key={market} className={styles.market}>
          <MarketFlag market={market} />
          <PriceLimits
            currency={currency}
            number={number}
            isReadOnly={isReadOnly}
            limits={rule.limits[currency] ?? NO_LIMITS}
            onChange={(limits) =>
              onChange({
                ...rule,
                limits: { ...rule.limits, [currency]: limits.from === null && limits.to === null ? null : limits },
              })
            }
          />
        </span>
      )
    })}
    <span className={styles.hint}>{say.marketsWithoutLimits()}</span>
  </div>
)

interface LimitsProps {
  currency: Currency
  number: string
  isReadOnly: boolean
  limits: Limits
  onChange: (limits: Limits) => void
}

/** What cannot be read is kept as typed, and the rule is not saved. What was typed gives way once the rule is another one. */
function PriceLimits({ currency, number, isReadOnly, limits, onChange }: LimitsProps) {
  const shown = (amount: number | null) => (amount === null || Number.isNaN(amount) ? '' : amountOf(amount, currency))
  const [typed, setTyped] = useState({ from: shown(limits.from), to: shown(limits.to) })
  const read = (text: string) => {
    const amount = parseAmount(text, currency)
    return typeof amount === 'string' ? Number.NaN : amount
  }
  const type = (end: 'from' | 'to', text: string) => {
    setTyped({ ...typed, [end]: text })
    onChange({ ...limits, [end]: read(text) })
  }
  const textOf = (end: 'from' | 'to') => (Object.is(read(typed[end]), limits[end]) ? typed[end] : shown(limits[end]))
  const field = (end: 'from' | 'to') => (
    <input
      className={styles.input}
      inputMode="decimal"
      aria-label={`${ENDS[end]()} (${currency}), ${say.ruleKind({ number })}`}
      aria-invalid={Number.isNaN(limits[end]) || undefined}
      placeholder={ENDS[end]()}
      readOnly={isReadOnly}
      value={textOf(end)}
      onChange={({ target }) => type(end, target.value)}
    />
  )
  return (
    <>
      {field('from')}
      {field('to')}
      {currency}
    </>
  )
}

type AgeRule = Extract<SimpleRuleView, { kind: 'age' }>
const MONTHS = /^\d{1,4}$/

function AgeRange({ rule, number, isReadOnly, onChange }: Props<AgeRule>) {
  const [typed, setTyped] = useState({ from: String(rule.from), to: rule.to === null ? '' : String(rule.to) })
  const read = (end: 'from' | 'to', text: string) =>
    end === 'to' && text === '' ? null : MONTHS.test(text) ? Number(text) : Number.NaN
  const type = (end: 'from' | 'to', text: string) => {
    setTyped({ ...typed, [end]: text })
    onChange({ ...rule, [end]: read(end, text) })
  }
  const textOf = (end: 'from' | 'to') => (Object.is(read(end, typed[end]), rule[end]) ? typed[end] : String(rule[end] ?? ''))
  const field = (end: 'from' | 'to') => (
    <input
      className={styles.input}
      inputMode="numeric"
      aria-label={`${ENDS[end]()}, ${say.ruleKind({ number })}`}
      aria-invalid={Number.isNaN(rule[end]) || undefined}
      placeholder={ENDS[end]()}
      readOnly={isReadOnly}
      value={textOf(end)}
      onChange={({ target }) => type(end, target.value)}
    />
  )
  return (
    <div className={styles.values}>
      <span className={styles.hint}>{say.overlaps()}</span>
      {field('from')}
      {field('to')}
      <span className={styles.hint}>{say.months()}</span>
    </div>
  )
}
