/** Adds a size or a colour: an item for each of what the other side has. */
import { useState } from 'react'
import { parseSizeKey, sizeKey, USUAL_BAGS, USUAL_SIZES, type Size } from '#domain/catalog/size.ts'
import { cancel } from '#messages/admin/shell.ts'
import { locale } from '#messages/text.ts'
import * as say from '#messages/admin/product.ts'
import { call, sentenceOf } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import type { ChoicesView, OfficeVariant, ProductSaved } from '#admin/schema/product.ts'
import { sizeText } from './size-text.ts'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL']
const KNOWN: readonly Size[] = [...USUAL_SIZES, ...USUAL_BAGS, ...LETTERS.map((value): Size => ({ system: 'letter', value }))]

interface Wanted {
  sku: string
  size: OfficeVariant['size']
  color: string | null
  colourway: string | null
}

/** Returns the items of a new size in every colour, or of a new colour in every size. */
function wantedOf(variants: readonly OfficeVariant[], kind: 'size' | 'colour', value: string, sku: string): Wanted[] {
  const size = kind === 'size' ? (parseSizeKey(value) as unknown as OfficeVariant['size']) : null
  const others = [...Map.groupBy(variants, (one) => JSON.stringify(kind === 'size' ? one.colourway : one.size)).values()]
  return others.map(([one], at) => ({
    sku: others.length > 1 ? `${sku}-${at + 1}` : sku,
    size: kind === 'size' ? size : one!.size,
    color: kind === 'size' ? one!.color : null,
    colourway: kind === 'size' ? one!.colourway : value,
  }))
}

interface Props {
  form: ProductForm
  choices: ChoicesView
  onClose: () => void
}

export function AddVariants({ form, choices, onClose }: Props) {
  const { variants, id } = form.product
  const [kind, setKind] = useState<'size' | 'colour'>('size')
  const [value, setValue] = useState('')
  const [sku, setSku] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await call<ProductSaved>('POST', `/products/${id}/variants`, {
      variants: wantedOf(variants, kind, value, sku.trim()),
    })
    setBusy(false)
    if (form.accept(answer)) return onClose()
    const code = answer.ok ? '' : (answer.fields.variants ?? '')
    setFailure(say.faults[code]?.() ?? (answer.ok ? null : sentenceOf(answer)))
  }
  return (
    <Dialog title={say.addSizeOrColour()} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <SelectField
          label={say.whichKind()}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as 'size' | 'colour')
            setValue('')
          }}
        >
          <option value="size">{`${say.size()}, ${say.everyColour()}`}</option>
          <option value="colour">{`${say.colour()}, ${say.everySize()}`}</option>
        </SelectField>
        <SelectField
          label={kind === 'size' ? say.size() : say.colour()}
          required
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          <option value="">–</option>
          <Options kind={kind} choices={choices} />
        </SelectField>
        <TextField label={say.sku()} hint={say.skuHint()} required value={sku} onChange={({ target }) => setSku(target.value)} />
        {failure && <Note kind="bad">{failure}</Note>}
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {say.add()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Options = ({ kind, choices }: { kind: 'size' | 'colour'; choices: ChoicesView }) => (
  <>
    {kind === 'size'
      ? KNOWN.map((size) => (
          <option key={sizeKey(size)} value={sizeKey(size)}>
            {sizeText(size as unknown as OfficeVariant['size'])}
          </option>
        ))
      : choices.colourways.map(({ key, name }) => (
          <option key={key} value={key}>
            {name[locale()]}
          </option>
        ))}
  </>
)
