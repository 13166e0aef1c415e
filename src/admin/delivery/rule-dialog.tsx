/** One rule: where it goes, for which parcels, for how much, and when it arrives. Applied to the page, saved with the others. */
import { useState } from 'react'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { DAY_HOURS } from '#domain/time/durations.ts'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import { CURRENCIES, LOCALES, MARKETS } from '#domain/market/market.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/delivery.ts'
import { locale } from '#messages/text.ts'
import { amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import type { DeliveryView, RuleView } from '#admin/schema/delivery.ts'
import * as styles from './delivery.module.css'

export const NEW_RULE: RuleView = {
  method: 'courier',
  markets: ['ro'],
  countries: [MARKETS.ro.country],
  zipPattern: null,
  warehouse: null,
  maxWeightG: null,
  maxVolumeCm3: null,
  allowsBulky: true,
  currency: MARKETS.ro.currency,
  price: 0,
  bulkySurcharge: 0,
  freeFrom: null,
  daysMin: 1,
  daysMax: 2,
  cutoffHour: 14,
  isOn: true,
}

interface Props {
  rule: RuleView
  number: number
  warehouses: DeliveryView['warehouses']
  onClose: () => void
  onApply: (rule: RuleView) => void
  onRemove: () => void
}

const AMOUNTS = ['price', 'bulkySurcharge', 'freeFrom'] as const
const NUMBERS = ['maxWeightG', 'maxVolumeCm3', 'daysMin', 'daysMax', 'cutoffHour'] as const
type Typed = Record<(typeof AMOUNTS)[number] | (typeof NUMBERS)[number] | 'countries' | 'zipPattern', string>

const typedOf = (rule: RuleView): Typed => ({
  price: amountOf(rule.price, rule.currency),
  bulkySurcharge: amountOf(rule.bulkySurcharge, rule.currency),
  freeFrom: rule.freeFrom === null ? '' : amountOf(rule.freeFrom, rule.currency),
  maxWeightG: String(rule.maxWeightG ?? ''),
  maxVolumeCm3: String(rule.maxVolumeCm3 ?? ''),
  daysMin: String(rule.daysMin),
  daysMax: String(rule.daysMax),
  cutoffHour: String(rule.cutoffHour),
  countries: rule.countries.join(' '),
  zipPattern: rule.zipPattern ?? '',
})

/** Returns the rule as it was typed, with the names of fields that are not understood. */
function ruleOf(rule: RuleView, typed: Typed): { rule: RuleView; faults: (keyof Typed)[] } {
  const faults: (keyof Typed)[] = []
  const amount = (name: (typeof AMOUNTS)[number]): number | null => {
    const read = parseAmount(typed[name], rule.currency)
    if (typeof read === 'string') faults.push(name)
    return typeof read === 'string' ? null : read
  }
  const number = (name: (typeof NUMBERS)[number], isNeeded: boolean): number | null => {
    const text = typed[name].trim()
    if (/^\d{1,8}$/.test(text)) return Number(text)
    if (text !== '' || isNeeded) faults.push(name)
    return null
  }
  const countries = typed.countries
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (countries.some((code) => !/^[A-Z]{2}$/.test(code))) faults.push('countries')
  const read = {
    ...rule,
    countries,
    zipPattern: typed.zipPattern.trim() || null,
    price: amount('price') ?? 0,
    bulkySurcharge: amount('bulkySurcharge') ?? 0,
    freeFrom: amount('freeFrom'),
    maxWeightG: number('maxWeightG', false) || null,
    maxVolumeCm3: number('maxVolumeCm3', false) || null,
    daysMin: number('daysMin', true) ?? 0,
    daysMax: number('daysMax', true) ?? 0,
    cutoffHour: number('cutoffHour', true) ?? 0,
  }
  if (read.daysMin > read.daysMax) faults.push('daysMax')
  if (read.cutoffHour > DAY_HOURS) faults.push('cutoffHour')
  return { rule: read, faults }
}

export function RuleDialog({ rule: given, number, warehouses, onClose, onApply, onRemove }: Props) {
  const [rule, setRule] = useState(given)
  const [typed, setTyped] = useState(typedOf(given))
  const [faults, setFaults] = useState<readonly string[]>([])
  const field = (name: keyof Typed) => ({
    label: say.fields[name](),
    value: typed[name],
    maxLength: MAX_FIELD_LENGTH,
    fault: faults.includes(name) ? say.notUnderstood() : undefined,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  })
  return (
    <Dialog title={say.ruleNumber({ number })} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const read = ruleOf(rule, typed)
          setFaults(read.faults)
          if (read.faults.length === 0 && rule.markets.length > 0) onApply(read.rule)
        }}
      >
        <Choices rule={rule} warehouses={warehouses} onChange={setRule} />
        <TextField {...field('countries')} />
        <TextField {...field('zipPattern')} />
        <div className={styles.pair}>
          {AMOUNTS.map((name) => (
            <TextField key={name} inputMode="decimal" {...field(name)} />
          ))}
          {NUMBERS.map((name) => (
            <TextField key={name} inputMode="numeric" {...field(name)} />
          ))}
        </div>
        <div className={styles.acts}>
          <Button kind="destructive" onClick={onRemove}>
            {say.removeRule()}
          </Button>
          <Button onClick={onClose}>{shell.cancel()}</Button>
          <Button type="submit" kind="primary">
            {say.apply()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Choices({
  rule,
  warehouses,
  onChange,
}: {
  rule: RuleView
  warehouses: Props['warehouses']
  onChange: (rule: RuleView) => void
}) {
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={say.method()}
          value={rule.method}
          onChange={(event) => onChange({ ...rule, method: DELIVERY_METHODS.find((one) => one === event.target.value)! })}
        >
          {DELIVERY_METHODS.map((one) => (
            <option key={one} value={one}>
              {say.methods[one]()}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say.fields.currency()}
          value={rule.currency}
          onChange={(event) => onChange({ ...rule, currency: CURRENCIES.find((one) => one === event.target.value)! })}
        >
          {CURRENCIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <SelectField
          label={say.fields.warehouse()}
          value={rule.warehouse ?? ''}
          onChange={(event) => onChange({ ...rule, warehouse: event.target.value || null })}
        >
          <option value="">{say.main()}</option>
          {warehouses.map(({ value: { id, name } }) => (
            <option key={id} value={id}>
              {name[locale()]}
            </option>
          ))}
        </SelectField>
      </div>
      <Checks rule={rule} onChange={onChange} />
    </>
  )
}

const Checks = ({ rule, onChange }: { rule: RuleView; onChange: (rule: RuleView) => void }) => (
  <fieldset className={styles.checks}>
    <legend>{say.fields.markets()}</legend>
    {LOCALES.map((market) => (
      <label key={market}>
        <input
          type="checkbox"
          checked={rule.markets.includes(market)}
          onChange={(event) =>
            onChange({
              ...rule,
              markets: LOCALES.filter((one) => (one === market ? event.target.checked : rule.markets.includes(one))),
            })
          }
        />
        {MARKETS[market].currency} {market}
      </label>
    ))}
    <label>
      <input
        type="checkbox"
        checked={rule.allowsBulky}
        onChange={(event) => onChange({ ...rule, allowsBulky: event.target.checked })}
      />
      {say.fields.allowsBulky()}
    </label>
  </fieldset>
)
