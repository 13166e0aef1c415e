/** Attributes of a product with their values from the dictionary. */
import { useState } from 'react'
import { attributeField, textsOf, typedText } from '#domain/catalog/office/product-fields.ts'
import { unitIn } from '#domain/market/units.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { locale } from '#messages/text.ts'
import * as say from '#messages/admin/product.ts'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import type { ChoicesView } from '#admin/schema/product.ts'
import { anchorOf, faultText } from './field.tsx'
import { Section } from './section.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

type Attribute = ChoicesView['attributes'][number]

interface Props {
  form: ProductForm
  choices: ChoicesView
  isReadOnly: boolean
}

export function Attributes({ form, choices, isReadOnly }: Props) {
  const [added, setAdded] = useState<readonly string[]>([])
  const isThere = ({ key }: Attribute) => attributeField(key) in form.product.fields || added.includes(key)
  const shown = choices.attributes.filter(isThere)
  const others = choices.attributes.filter((one) => !isThere(one))
  return (
    <Section id="attributes" title={say.attributes()}>
      {choices.attributes.length === 0 && <p className={styles.mute}>{say.noAttributes()}</p>}
      <div className={styles.three}>
        {shown.map((attribute) => (
          <Value key={attribute.key} form={form} attribute={attribute} isReadOnly={isReadOnly} />
        ))}
        {!isReadOnly && others.length > 0 && (
          <SelectField label={say.addAttribute()} value="" onChange={({ target }) => setAdded([...added, target.value])}>
            <option value="">–</option>
            {others.map(({ key, name }) => (
              <option key={key} value={key}>
                {name[locale()]}
              </option>
            ))}
          </SelectField>
        )}
      </div>
    </Section>
  )
}

const shownText = (value: JsonValue): string => (Array.isArray(value) ? textsOf(value).join(', ') : typedText(value))

/** A value keeps the type that it has: numbers stay numbers. */
function typed(attribute: Attribute, text: string, before: JsonValue): JsonValue {
  if (text.trim() === '') return null
  if (Array.isArray(before))
    return text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  const number = Number(text.replace(',', '.'))
  const isNumber = typeof before === 'number' || ['int', 'dec'].includes(attribute.kind)
  return isNumber && Number.isFinite(number) ? number : text
}

function Value({ form, attribute, isReadOnly }: { form: ProductForm; attribute: Attribute; isReadOnly: boolean }) {
  const name = attributeField(attribute.key)
  const value = form.valueOf(name)
  const label = [attribute.name[locale()], attribute.unit && unitIn(attribute.unit, locale())].filter(Boolean).join(', ')
  const className = form.isChanged(name) ? styles.changed : undefined
  if (attribute.kind === 'bool' || typeof value === 'boolean')
    return (
      <div id={anchorOf(name)} className={className}>
        <SelectField
          label={label}
          disabled={isReadOnly}
          value={typedText(value)}
          onChange={({ target }) => form.change({ [name]: target.value === '' ? null : target.value === 'true' })}
        >
          <option value="">{say.notSaid()}</option>
          <option value="true">{say.yes()}</option>
          <option value="false">{say.no()}</option>
        </SelectField>
      </div>
    )
  if (attribute.options.length > 0 && !Array.isArray(value))
    return (
      <div id={anchorOf(name)} className={className}>
        <SelectField
          label={label}
          disabled={isReadOnly}
          value={shownText(value)}
          onChange={({ target }) => form.change({ [name]: target.value === '' ? null : target.value })}
        >
          <option value="">{say.notSaid()}</option>
          {attribute.options.map((option) => (
            <option key={option.key} value={option.key}>
              {option.name[locale()]}
            </option>
          ))}
        </SelectField>
      </div>
    )
  return (
    <div id={anchorOf(name)} className={className}>
      <TextField
        label={label}
        fault={faultText(form, name)}
        readOnly={isReadOnly}
        value={shownText(value)}
        onChange={({ target }) => form.change({ [name]: typed(attribute, target.value, form.product.fields[name] ?? null) })}
      />
    </div>
  )
}
