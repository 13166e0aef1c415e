/** One side of a rule: a type of product, and what its products must state. */
import { LONGEST_KEY } from '#domain/catalog/input-limits.ts'
import { RULE_LIMITS } from '#domain/compatibility/compatibility-rule.ts'
import * as say from '#messages/admin/settings/compatibility.ts'
import { locale } from '#messages/text.ts'
import { KeyPicker } from '#admin/product-types/key-picker.tsx'
import type { RuleFieldsView, RulesView } from '#admin/schema/settings/compatibility.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import * as styles from './rules.module.css'

type Side = RuleFieldsView['one']
type Condition = Side['where'][number]

interface Props {
  label: string
  side: Side
  data: RulesView
  onChange: (side: Side) => void
}

export function SideFields({ label, side, data, onChange }: Props) {
  const { where } = side
  const [first] = data.attributes
  const write = (next: Condition[]) => onChange({ ...side, where: next })
  return (
    <div className={styles.side}>
      <KeyPicker
        label={label}
        choices={data.types}
        chosen={side.type === '' ? [] : [side.type]}
        onChange={(keys) => onChange({ ...side, type: keys.at(-1) ?? '' })}
      />
      {where.length > 0 && <span>{say.conditions()}</span>}
      {where.map((condition, at) => (
        <ConditionFields
          key={at}
          condition={condition}
          data={data}
          onChange={(next) => write(where.with(at, next))}
          onRemove={() => write(where.toSpliced(at, 1))}
        />
      ))}
      {first && where.length < RULE_LIMITS.conditions && (
        <span>
          <Button
            size="small"
            aria-label={`${say.addCondition()}: ${label}`}
            onClick={() => write([...where, { attribute: first.key, value: firstValue(first), isNot: false }])}
          >
            {say.addCondition()}
          </Button>
        </span>
      )}
    </div>
  )
}

type Attribute = RulesView['attributes'][number]

const firstValue = ({ kind, options }: Attribute): string => (kind === 'bool' ? 'true' : (options[0]?.key ?? ''))

interface ConditionProps {
  condition: Condition
  data: RulesView
  onChange: (condition: Condition) => void
  onRemove: () => void
}

function ConditionFields({ condition, data, onChange, onRemove }: ConditionProps) {
  const { attribute, isNot } = condition
  return (
    <div className={styles.where}>
      <SelectField
        label={say.attribute()}
        value={attribute}
        onChange={({ target }) => {
          const chosen = data.attributes.find(({ key }) => key === target.value)
          onChange({ ...condition, attribute: target.value, value: chosen ? firstValue(chosen) : '' })
        }}
      >
        {data.attributes.map(({ key, names }) => (
          <option key={key} value={key}>
            {names[locale()]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say.relation()}
        value={isNot ? 'not' : 'is'}
        onChange={({ target }) => onChange({ ...condition, isNot: target.value === 'not' })}
      >
        <option value="is">{say.is()}</option>
        <option value="not">{say.isNot()}</option>
      </SelectField>
      <ValueField condition={condition} data={data} onChange={onChange} />
      <Button size="small" onClick={onRemove}>
        {say.removeCondition()}
      </Button>
    </div>
  )
}

function ValueField({ condition, data, onChange }: Omit<ConditionProps, 'onRemove'>) {
  const { attribute, value } = condition
  const chosen = data.attributes.find(({ key }) => key === attribute)
  const options =
    chosen?.kind === 'bool'
      ? [
          { key: 'true', name: say.yes() },
          { key: 'false', name: say.no() },
        ]
      : (chosen?.options ?? []).map(({ key, names }) => ({ key, name: names[locale()] }))
  const write = (next: string) => onChange({ ...condition, value: next })
  if (options.length === 0)
    return <TextField label={say.value()} value={value} maxLength={LONGEST_KEY} onChange={({ target }) => write(target.value)} />
  return (
    <SelectField label={say.value()} value={value} onChange={({ target }) => write(target.value)}>
      {options.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
