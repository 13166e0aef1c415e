/** One product: everything that is sold, said and shown of it in three markets, saved by hand. */
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { textField, textOf } from '#domain/catalog/office/product-fields.ts'
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import * as say from '#messages/admin/product.ts'
import { read, sentenceOf } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { useTitle } from '#admin/client/use-title.ts'
import { AlsoHere, DraftOffer, keptWords } from '#admin/form/draft-notes.tsx'
import { LeaveGuard } from '#admin/form/save-buttons.tsx'
import { useDraft, type DraftState } from '#admin/form/use-draft.ts'
import { PriceSection } from '#admin/prices/price-section.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ChoicesView, ProductOfficeView } from '#admin/schema/product.ts'
import { Attributes } from './attributes-section.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FitsWith } from './fits-with.tsx'
import { Parts, Sets } from './parts.tsx'
import { Pictures } from './pictures.tsx'
import { Rail } from './rail.tsx'
import { Safety } from './safety.tsx'
import { Schedule } from './schedule.tsx'
import { SearchResults } from './search-results.tsx'
import { sectionName, SECTIONS, type SectionId } from './section.tsx'
import { Texts } from './texts.tsx'
import { useProductForm, type ProductForm } from './use-product-form.ts'
import { Variants } from './variants.tsx'
import * as styles from './product.module.css'

export function ProductPage() {
  const { id = '' } = useParams()
  // What is typed is not lost to a refetch: the form keeps the product that it was opened with.
  const product = useQuery({
    queryKey: ['product', id],
    queryFn: () => read<ProductOfficeView>(`/products/${id}`),
    refetchOnWindowFocus: false,
  })
  const choices = useQuery({ queryKey: ['product-choices'], queryFn: () => read<ChoicesView>('/product-choices') })
  const failed = product.error ?? choices.error
  if (failed) return <Failure error={failed} onRetry={() => void Promise.all([product.refetch(), choices.refetch()])} />
  if (!product.data || !choices.data) return <Loading />
  return <Editor key={id} given={product.data} choices={choices.data} />
}

function Editor({ given, choices }: { given: ProductOfficeView; choices: ChoicesView }) {
  const form = useProductForm(given)
  const isReadOnly = !mayDo(useStaff(), 'products.change')
  const { product } = form
  const draft = useProductDraft(form, !isReadOnly)
  const name = LOCALES.map((locale) => product.fields[textField('name', locale)]).find(
    (one) => typeof one === 'string' && one !== '',
  )
  const title = typeof name === 'string' ? name : String(product.id)
  useTitle(title)
  useKeys({ 'ctrl+s': () => void form.save() })
  const props = { form, choices, isReadOnly }
  return (
    <>
      <Head form={form} draft={draft} title={title} isReadOnly={isReadOnly} />
      <DraftOffer draft={draft} />
      {form.refused && <Refused form={form} />}
      <Jump form={form} />
      <div className={styles.cols}>
        <div>
          <Texts form={form} isReadOnly={isReadOnly} />
          <Pictures {...props} />
          {product.kind === 'bundle' && <Parts {...props} />}
          <PriceSection product={product.id} />
          <Variants {...props} />
          {product.kind !== 'voucher' && <Safety {...props} />}
          <SearchResults form={form} isReadOnly={isReadOnly} />
          <Schedule form={form} isReadOnly={isReadOnly} />
          {product.kind === 'simple' && <Sets form={form} />}
          {product.kind === 'simple' && <FitsWith form={form} isReadOnly={isReadOnly} />}
          <Attributes {...props} />
        </div>
        <Rail {...props} />
      </div>
      <LeaveGuard count={Object.keys(form.edits).length} />
      {form.conflict && <ConflictDialog form={form} onClose={form.closeConflict} />}
    </>
  )
}

/** The draft of what is unsaved. */
const useProductDraft = (form: ProductForm, isOn: boolean): DraftState =>
  useDraft({
    form: `product/${form.product.id}`,
    isOn,
    typed: form.isDirty ? { version: '', base: form.began, typed: form.edits } : null,
    hasNews: ({ typed }) => Object.entries(typed).some(([name, value]) => form.isNews(name, value)),
    restore: ({ typed, base }) => form.restore(typed, base),
  })

interface HeadProps {
  form: ProductForm
  draft: DraftState
  title: string
  isReadOnly: boolean
}

function Head({ form, draft, title, isReadOnly }: HeadProps) {
  const { product, edits } = form
  const count = Object.keys(edits).length
  const market = product.soldIn[0]
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {product.kind === 'bundle' && <span className={styles.mute}>{say.setOf({ count: product.parts.length })}</span>}
      <div className={styles.acts}>
        <AlsoHere draft={draft} sectionName={sectionName} />
        {market && (
          <a
            className={styles.out}
            href={href(MARKETS[market], `/p/${textOf(product.fields[textField('slug', market)])}`)}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="arrow-square-out" small /> {say.inTheShop()}
          </a>
        )}
        <span className={styles.mute} role="status">
          {isReadOnly
            ? say.readOnly()
            : count > 0
              ? [say.unsaved(count), keptWords(draft)].filter(Boolean).join(', ')
              : say.noChanges()}
        </span>
        {!isReadOnly && (
          <>
            <Button disabled={count === 0} onClick={() => form.discard()}>
              {say.discard()}
            </Button>
            <Button
              kind="primary"
              isBusy={form.isBusy}
              disabled={count === 0}
              aria-keyshortcuts="Control+S"
              onClick={() => void form.save()}
            >
              {say.save()} <Key>Ctrl S</Key>
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Refused({ form }: { form: ProductForm }) {
  const missing = Object.values(form.blocked).flatMap((items) => items.map(({ check }) => say.checks[check]()))
  return (
    <Note kind="bad">
      <span>{sentenceOf({ code: form.refused! })}</span>
      {missing.length > 0 && <span>{[...new Set(missing)].join(', ')}</span>}
    </Note>
  )
}

/** Sections with a dot where the gate blocks. */
const FIELD_SECTIONS: readonly [RegExp, SectionId][] = [
  [/^(name|opening|facts|slug)\./, 'texts'],
  [/^pictures/, 'pictures'],
  [/^prices/, 'prices'],
  [/^variants/, 'variants'],
  [/^(warnings|composition)\.|^(manufacturer|standard)/, 'safety'],
  [/^parts/, 'parts'],
]

function Jump({ form: { product } }: { form: ProductForm }) {
  const fields = LOCALES.flatMap((one) => product.gates[one].filter(({ state }) => state === 'blocks').map(({ field }) => field))
  const blocked = new Set(fields.flatMap((field) => FIELD_SECTIONS.find(([pattern]) => pattern.test(field))?.[1] ?? []))
  const left: readonly SectionId[] = [
    ...(product.kind === 'bundle' ? [] : (['parts'] as const)),
    ...(product.kind === 'voucher' ? (['safety'] as const) : []),
    ...(product.kind === 'simple' ? [] : (['sets', 'fits'] as const)),
  ]
  const names = SECTIONS.filter((id) => !left.includes(id)).map(
    (id) => [id, id === 'sets' ? `${say.sets()} ${product.sets.length}` : sectionName(id)] as const,
  )
  return (
    <nav className={styles.jump} aria-label={say.sections()}>
      {names.map(([id, label]) => (
        <a key={id} href={`#${id}`}>
          {label}
          {blocked.has(id) && <i className={styles.dot} role="img" aria-label={say.blocked()} />}
        </a>
      ))}
    </nav>
  )
}
