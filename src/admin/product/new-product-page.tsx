/** A new product: what it needs to be a draft. Everything else is filled in on its page. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CURRENCIES, LOCALES, MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import { locale as language } from '#messages/text.ts'
import * as say from '#messages/admin/product.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { DraftOffer, keptWords } from '#admin/form/draft-notes.tsx'
import { useDraft, type DraftState } from '#admin/form/use-draft.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { DraftView } from '#admin/schema/people/form-drafts.ts'
import type { ChoicesView, NewProductRequest, ProductSaved } from '#admin/schema/product.ts'
import { AddPart } from './parts.tsx'
import * as styles from './product.module.css'

export function NewProductPage() {
  const choices = useQuery({ queryKey: ['product-choices'], queryFn: () => read<ChoicesView>('/product-choices') })
  if (choices.error) return <Failure error={choices.error} onRetry={() => void choices.refetch()} />
  return choices.data ? <NewProduct choices={choices.data} /> : <Loading />
}

type Draft = Omit<NewProductRequest, 'prices' | 'parts'> & { prices: Record<Currency, string> }
interface Part {
  variant: number
  quantity: number
  name: string
}

/** '129,90' or '129.90' → 12990; NaN for what is no amount. */
function hundredths(text: string): number {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN
}

const emptyDraft = ({ brands, collections }: ChoicesView): Draft => ({
  kind: 'simple',
  name: '',
  locale: LOCALES[0],
  brand: brands[0]?.slug ?? '',
  collection: collections[0]?.key ?? '',
  sku: '',
  prices: { RON: '', EUR: '', HUF: '' },
})

/** What is typed of a new product, and sending it. */
function useNewProduct(choices: ChoicesView) {
  const navigate = useNavigate()
  const form = useSentForm()
  const [draft, setDraft] = useState(() => emptyDraft(choices))
  const [parts, setParts] = useState<readonly Part[]>([])
  const kept = useKeptDraft({ draft, parts, empty: emptyDraft(choices) }, (typed) => {
    setDraft(typed.draft)
    setParts(typed.parts)
  })
  const change = (changed: Partial<Draft>) => setDraft({ ...draft, ...changed })
  const fault = (name: string) => {
    const code = form.fields[name]
    return code === undefined ? undefined : (say.faults[code] ?? say.wrongValue)()
  }
  const send = () => {
    const prices = Object.fromEntries(CURRENCIES.map((one) => [one, hundredths(draft.prices[one])]))
    const pieces = draft.kind === 'bundle' ? parts.map(({ variant, quantity }) => ({ variant, quantity })) : []
    form.send(
      () => call<ProductSaved>('POST', '/products', { ...draft, prices, parts: pieces }),
      ({ product }) => {
        kept.drop()
        void navigate(`/products/${product.id}`)
      },
    )
  }
  return { form, draft, parts, setParts, kept, change, fault, send }
}

function NewProduct({ choices }: { choices: ChoicesView }) {
  const { form, draft, parts, setParts, kept, change, fault, send } = useNewProduct(choices)
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <h1>{say.newProduct()}</h1>
        <span className={styles.mute} role="status">
          {keptWords(kept)}
        </span>
      </div>
      <DraftOffer draft={kept} />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className={styles.mute}>{say.draftLine()}</p>
        <NameFields draft={draft} onChange={change} fault={fault} />
        <PlaceFields choices={choices} draft={draft} onChange={change} fault={fault} />
        {draft.kind === 'bundle' && (
          <PartList parts={parts} fault={fault('parts')} onChange={setParts} onAdd={() => setAdding(true)} />
        )}
        {form.failure && <Note kind="bad">{form.failure}</Note>}
        <div className={styles.actions}>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            {say.makeDraft()}
          </Button>
        </div>
      </form>
      {isAdding && (
        <AddPart
          onClose={() => setAdding(false)}
          onChoose={(variant, name) => {
            setAdding(false)
            if (!parts.some((one) => one.variant === variant)) setParts([...parts, { variant, quantity: 1, name }])
          }}
        />
      )}
    </>
  )
}

interface Typed {
  draft: Draft
  parts: readonly Part[]
}

/** The draft of what is typed, until the product is made. */
const useKeptDraft = ({ draft, parts, empty }: Typed & { empty: Draft }, restore: (typed: Typed) => void): DraftState => {
  const isChanged = parts.length > 0 || JSON.stringify(draft) !== JSON.stringify(empty)
  const typed = { draft, parts } as unknown as DraftView['typed']
  return useDraft({
    form: 'new-product',
    isOn: mayDo(useStaff(), 'products.change'),
    typed: isChanged ? { version: '', base: {}, typed } : null,
    hasNews: () => true,
    restore: (content) => {
      const before = content.typed as unknown as Typed
      restore({ draft: { ...empty, ...before.draft }, parts: before.parts })
    },
  })
}

function PlaceFields({ choices, draft, onChange: change, fault }: NameProps & { choices: ChoicesView }) {
  return (
    <>
      <SelectField
        label={say.brand()}
        fault={fault('brand')}
        value={draft.brand}
        onChange={({ target }) => change({ brand: target.value })}
      >
        {choices.brands.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say.collection()}
        fault={fault('collection')}
        value={draft.collection}
        onChange={({ target }) => change({ collection: target.value })}
      >
        {choices.collections.map(({ key, name, depth }) => (
          <option key={key} value={key}>{`${'– '.repeat(depth)}${name[language()]}`}</option>
        ))}
      </SelectField>
      <TextField
        label={say.sku()}
        required
        fault={fault('sku')}
        value={draft.sku}
        onChange={({ target }) => change({ sku: target.value })}
      />
      <div className={styles.three}>
        {CURRENCIES.map((currency) => (
          <TextField
            key={currency}
            label={say.priceIn({ currency })}
            hint={say.withVat()}
            inputMode="decimal"
            required
            fault={fault(`prices.${currency}`)}
            value={draft.prices[currency]}
            onChange={({ target }) => change({ prices: { ...draft.prices, [currency]: target.value } })}
          />
        ))}
      </div>
    </>
  )
}

interface NameProps {
  draft: Draft
  onChange(changed: Partial<Draft>): void
  fault(name: string): string | undefined
}

function NameFields({ draft, onChange, fault }: NameProps) {
  return (
    <>
      <SelectField
        label={say.whichKind()}
        value={draft.kind}
        onChange={({ target }) => onChange({ kind: target.value as Draft['kind'] })}
      >
        <option value="simple">{say.simple()}</option>
        <option value="bundle">{say.bundle()}</option>
      </SelectField>
      <SelectField
        label={say.inLanguage({ field: say.fields.name(), language: '…' })}
        value={draft.locale}
        onChange={({ target }) => onChange({ locale: target.value as Locale })}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {say.languages[one]()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say.fields.name()}
        lang={MARKETS[draft.locale].language}
        required
        fault={fault('name')}
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
    </>
  )
}

interface PartListProps {
  parts: readonly Part[]
  fault: string | undefined
  onChange(parts: readonly Part[]): void
  onAdd(): void
}

function PartList({ parts, fault, onChange, onAdd }: PartListProps) {
  return (
    <fieldset className={styles.stack}>
      <legend>{say.parts()}</legend>
      {parts.map((part, at) => (
        <span key={part.variant} className={styles.row}>
          <TextField
            label={`${say.pieces()}, ${part.name}`}
            type="number"
            min={1}
            value={part.quantity}
            onChange={({ target }) => onChange(parts.with(at, { ...part, quantity: Math.max(1, Number(target.value)) }))}
          />
          <Button size="small" onClick={() => onChange(parts.toSpliced(at, 1))}>
            {say.remove()}
          </Button>
        </span>
      ))}
      {fault && <Note kind="bad">{fault}</Note>}
      <Button onClick={onAdd}>{say.addPart()}</Button>
    </fieldset>
  )
}
