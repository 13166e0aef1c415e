/** Names and values of one attribute: changed together, saved by hand. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { formatCount, locale as language } from '#messages/text.ts'
import * as say from '#messages/admin/product.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, read } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { AttributeValues, AttributeView, CountedAttributeView, OptionView } from '#admin/schema/attributes.ts'
import * as styles from './attributes.module.css'

const wordOf = (option: OptionView, locale: Locale): string => {
  const word = option[locale]
  return typeof word === 'string' ? word : ''
}

interface Props {
  given: CountedAttributeView
  isReadOnly: boolean
}

export function AttributeEditor({ given: { products: _, ...given }, isReadOnly }: Props) {
  const client = useQueryClient()
  const { told } = useActs()
  const form = useSentForm()
  const [attribute, change] = useState<AttributeView>(given)
  const values = useQuery({
    queryKey: ['attribute-values', given.key],
    queryFn: () => read<AttributeValues>(`/attributes/${given.key}/values`),
    enabled: given.options.length > 0,
  })
  const isSame = JSON.stringify(attribute) === JSON.stringify(given)
  const save = () =>
    form.send(
      () => call<{ entries: string[] }>('POST', '/attributes', { attribute, base: given }),
      ({ entries }) => {
        told(say.saved(), entries)
        void Promise.all([
          client.invalidateQueries({ queryKey: ['attributes'] }),
          client.invalidateQueries({ queryKey: ['product-choices'] }),
        ])
      },
    )
  return (
    <section id="values" tabIndex={-1} className={styles.editor} aria-labelledby="values-title">
      <div className={styles.head}>
        <h2 id="values-title">{say.valuesOf({ name: attribute.name[language()] })}</h2>
        {attribute.options.length > 0 && <span className={styles.mute}>{say.valuesLine(attribute.options.length)}</span>}
      </div>
      <Names attribute={attribute} isReadOnly={isReadOnly} onChange={change} />
      <label>
        <input
          type="checkbox"
          checked={attribute.filterable}
          disabled={isReadOnly}
          onChange={({ target }) => change({ ...attribute, filterable: target.checked })}
        />
        {say.filter()}
      </label>
      {(attribute.options.length > 0 || attribute.kind === 'enum') && (
        <Options
          attribute={attribute}
          counts={values.data?.counts ?? {}}
          isReadOnly={isReadOnly}
          onChange={(options) => change({ ...attribute, options })}
        />
      )}
      {form.failure && <Note kind="bad">{form.failure}</Note>}
      {!isReadOnly && <Foot isSame={isSame} isBusy={form.isBusy} onDiscard={() => change(given)} onSave={save} />}
    </section>
  )
}

interface FootProps {
  isSame: boolean
  isBusy: boolean
  onDiscard: () => void
  onSave: () => void
}

const Foot = ({ isSame, isBusy, onDiscard, onSave }: FootProps) => (
  <div className={styles.actions}>
    <Button disabled={isSame} onClick={onDiscard}>
      {say.discard()}
    </Button>
    <Button kind="primary" disabled={isSame} isBusy={isBusy} onClick={onSave}>
      {say.save()}
    </Button>
  </div>
)

interface NamesProps {
  attribute: AttributeView
  isReadOnly: boolean
  onChange: (attribute: AttributeView) => void
}

const Names = ({ attribute, isReadOnly, onChange: change }: NamesProps) => (
  <div className={styles.three}>
    {LOCALES.map((locale) => (
      <TextField
        key={locale}
        label={say.inLanguage({ field: say.fields.name(), language: say.languages[locale]() })}
        lang={MARKETS[locale].language}
        readOnly={isReadOnly}
        value={attribute.name[locale]}
        onChange={({ target }) => change({ ...attribute, name: { ...attribute.name, [locale]: target.value } })}
      />
    ))}
  </div>
)

interface OptionsProps {
  attribute: AttributeView
  counts: Readonly<Record<string, number>>
  isReadOnly: boolean
  onChange: (options: OptionView[]) => void
}

function Options({ attribute: { options }, counts, isReadOnly, onChange }: OptionsProps) {
  const [key, setKey] = useState('')
  const move = (from: number, by: number) => {
    const to = from + by
    if (to >= 0 && to < options.length) onChange(options.toSpliced(from, 1).toSpliced(to, 0, options[from]!))
  }
  const isFree = /^[a-z0-9][a-z0-9_.-]*$/.test(key) && options.every((one) => one.key !== key)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.key()}</th>
            {LOCALES.map((locale) => (
              <th key={locale} scope="col">
                {say.languages[locale]()}
              </th>
            ))}
            <th scope="col" className={styles.num}>
              {say.productsCount()}
            </th>
            <th scope="col">{say.remove()}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option, at) => (
            <OptionRow
              key={option.key}
              option={option}
              count={counts[option.key] ?? 0}
              isReadOnly={isReadOnly}
              onChange={(changed) => onChange(options.with(at, changed))}
              onMove={(by) => move(at, by)}
              onRemove={() => onChange(options.toSpliced(at, 1))}
            />
          ))}
        </tbody>
      </table>
      {!isReadOnly && (
        <div className={styles.row}>
          <TextField label={say.key()} value={key} onChange={({ target }) => setKey(target.value)} />
          <Button
            disabled={!isFree}
            onClick={() => {
              onChange([...options, { key, ro: '', en: '', hu: '' }])
              setKey('')
            }}
          >
            {say.addValue()}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RowProps {
  option: OptionView
  count: number
  isReadOnly: boolean
  onChange: (option: OptionView) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function OptionRow({ option, count, isReadOnly, onChange, onMove, onRemove }: RowProps) {
  return (
    <tr>
      <th scope="row">{option.key}</th>
      {LOCALES.map((locale) => (
        <td key={locale}>
          <input
            className={styles.word}
            lang={MARKETS[locale].language}
            aria-label={`${option.key}, ${say.languages[locale]()}`}
            readOnly={isReadOnly}
            value={wordOf(option, locale)}
            onChange={({ target }) => onChange({ ...option, [locale]: target.value })}
            onKeyDown={(event) => {
              if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
              event.preventDefault()
              onMove(event.key === 'ArrowUp' ? -1 : 1)
            }}
          />
        </td>
      ))}
      <td className={styles.num}>{formatCount(count)}</td>
      <td>
        {!isReadOnly && (
          <span className={styles.row}>
            <Button size="small" aria-label={`${say.moveEarlier()}: ${option.key}`} onClick={() => onMove(-1)}>
              ↑
            </Button>
            <Button size="small" aria-label={`${say.moveLater()}: ${option.key}`} onClick={() => onMove(1)}>
              ↓
            </Button>
            <Button
              size="small"
              aria-label={`${say.remove()}: ${option.key}`}
              disabled={count > 0}
              title={count > 0 ? say.inUse(count) : undefined}
              onClick={() => onRemove()}
            >
              ×
            </Button>
          </span>
        )}
      </td>
    </tr>
  )
}
