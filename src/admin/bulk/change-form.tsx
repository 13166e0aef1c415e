/** The form of an edit of many products: what changes, by how much, where and when. */
import { CURRENCIES, LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { ROUNDINGS, type Rounding } from '#domain/products/bulk-price.ts'
import * as say from '#messages/admin/goods/bulk.ts'
import { vatClasses } from '#messages/admin/product.ts'
import { brand, collection } from '#messages/admin/goods/products.ts'
import { markets as marketNames } from '#messages/admin/today.ts'
import { useTerms } from '#admin/products/use-products.ts'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { CHANGE_KINDS, type ChangeDraft, type ChangeKind } from './change-draft.ts'
import * as styles from './bulk.module.css'

interface Props {
  draft: ChangeDraft
  onChange: (fields: Partial<ChangeDraft>) => void
}

export function ChangeForm({ draft, onChange }: Props) {
  const { kind } = draft
  return (
    <>
      <SelectField label={say.change()} value={kind} onChange={({ target }) => onChange({ kind: target.value as ChangeKind })}>
        {CHANGE_KINDS.map((one) => (
          <option key={one} value={one}>
            {say.kinds[one]()}
          </option>
        ))}
      </SelectField>
      {(kind === 'reduce' || kind === 'percent') && (
        <TextField
          label={`${say.by()}, ${say.percentOf()}`}
          hint={kind === 'percent' ? say.upOrDown() : undefined}
          inputMode="decimal"
          value={draft.percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      )}
      {(kind === 'amount' || kind === 'set') &&
        CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            label={say.amountIn({ currency })}
            hint={kind === 'amount' && currency === 'RON' ? say.upOrDown() : undefined}
            inputMode="decimal"
            value={draft.amounts[currency]}
            onChange={({ target }) => onChange({ amounts: { ...draft.amounts, [currency]: target.value } })}
          />
        ))}
      {(kind === 'reduce' || kind === 'percent' || kind === 'amount') && (
        <RoundingField value={draft.rounding} onChange={(rounding) => onChange({ rounding })} />
      )}
      {(kind === 'reduce' || kind === 'percent' || kind === 'amount' || kind === 'set' || kind === 'end') && (
        <>
          <MarketChoice markets={draft.markets} onChange={(markets) => onChange({ markets })} />
          <Moments draft={draft} onChange={onChange} />
        </>
      )}
      {(kind === 'publish' || kind === 'withhold') && (
        <MarketChoice markets={draft.markets} onChange={(markets) => onChange({ markets })} />
      )}
      <FieldChange draft={draft} onChange={onChange} />
    </>
  )
}

export const RoundingField = ({ value, onChange }: { value: Rounding; onChange: (value: Rounding) => void }) => (
  <SelectField label={say.rounding()} value={value} onChange={({ target }) => onChange(target.value as Rounding)}>
    {ROUNDINGS.map((one) => (
      <option key={one} value={one}>
        {say.roundings[one]()}
      </option>
    ))}
  </SelectField>
)

export const MarketChoice = ({ markets, onChange }: { markets: readonly Locale[]; onChange: (markets: Locale[]) => void }) => (
  <fieldset className={styles.markets}>
    <legend>{say.markets()}</legend>
    {LOCALES.map((market) => (
      <label key={market}>
        <input
          type="checkbox"
          checked={markets.includes(market)}
          onChange={({ target }) => onChange(LOCALES.filter((one) => (one === market ? target.checked : markets.includes(one))))}
        />
        <MarketFlag market={market} />
        <span className={styles.hidden}>{marketNames[market]()}</span>
        {MARKETS[market].currency}
      </label>
    ))}
  </fieldset>
)

function Moments({ draft, onChange }: Props) {
  if (draft.kind === 'end') return null
  return (
    <>
      <TextField
        label={say.from()}
        type="datetime-local"
        value={draft.starts}
        onChange={({ target }) => onChange({ starts: target.value })}
      />
      {draft.kind === 'reduce' && (
        <TextField
          label={say.to()}
          type="datetime-local"
          hint={say.localTime()}
          value={draft.ends}
          onChange={({ target }) => onChange({ ends: target.value })}
        />
      )}
    </>
  )
}

function FieldChange({ draft, onChange }: Props) {
  const terms = useTerms().data
  const { kind } = draft
  if (kind === 'tags')
    return (
      <>
        <TextField
          label={say.add()}
          hint={say.separated()}
          value={draft.addTags}
          onChange={({ target }) => onChange({ addTags: target.value })}
        />
        <TextField
          label={say.remove()}
          value={draft.removeTags}
          onChange={({ target }) => onChange({ removeTags: target.value })}
        />
      </>
    )
  if (kind === 'collections')
    return (['addCollection', 'removeCollection'] as const).map((name) => (
      <SelectField
        key={name}
        label={`${name === 'addCollection' ? say.add() : say.remove()}: ${collection()}`}
        value={draft[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      >
        <option value="">{say.nothing()}</option>
        {(terms?.collections ?? []).map(({ id, name: text, depth }) => (
          <option key={id} value={id}>
            {'\u00a0\u00a0'.repeat(depth)}
            {text}
          </option>
        ))}
      </SelectField>
    ))
  if (kind === 'brand')
    return (
      <SelectField label={brand()} value={draft.brand} onChange={({ target }) => onChange({ brand: target.value })}>
        <option value="">{say.nothing()}</option>
        {(terms?.brands ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'vat')
    return (
      <SelectField label={say.kinds.vat()} value={draft.vatClass} onChange={({ target }) => onChange({ vatClass: target.value })}>
        <option value="">{say.nothing()}</option>
        {(terms?.vatClasses ?? []).map((one) => (
          <option key={one} value={one}>
            {vatClasses[one]?.() ?? one}
          </option>
        ))}
      </SelectField>
    )
  return null
}
