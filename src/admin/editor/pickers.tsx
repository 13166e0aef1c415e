/** Controls that name something of the shop: a collection, a brand, a picture, a product. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import * as say from '#messages/admin/content/pages.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { ContentNames, Named, ProductChoices } from '#admin/schema/content.ts'
import { inWords, useNamedProducts, useNames } from './editing.ts'
import type { ControlProps } from './control.ts'
import { Labelled, wiring } from './labelled.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import * as styles from './editor.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function optionsOf(names: ContentNames, { field, name }: Pick<ControlProps, 'field' | 'name'>): readonly Named[] {
  if (field.type === 'collection') return names.collections
  if (field.type === 'brand') return names.brands
  if (name === 'category') return names.categories
  return name === 'author' ? names.authors : names.articles
}

/** One of the names that the shop has. A name that is gone stays until another is chosen. */
export function NameField({ field, name, value, onChange, isReadOnly, ...frame }: ControlProps) {
  const options = optionsOf(useNames(), { field, name })
    .map(({ key, name: words }) => ({ key, text: inWords(words) }))
    .toSorted((a, b) => a.text.localeCompare(b.text))
  const chosen = textOf(value)
  return (
    <Labelled {...frame}>
      <select
        {...wiring(frame)}
        className={styles.input}
        disabled={isReadOnly}
        value={chosen}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">–</option>
        {chosen !== '' && !options.some(({ key }) => key === chosen) && <option value={chosen}>{chosen}</option>}
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

export function PictureField({ value, onChange, isReadOnly, ...frame }: ControlProps) {
  const [isOpen, setOpen] = useState(false)
  const key = textOf(value)
  const picture = useNames().pictures.find((one) => one.key === key)
  return (
    <Labelled {...frame}>
      <div className={styles.chosen}>
        {picture && <img src={picture.src} alt="" loading="lazy" />}
        <span className={styles.chosenName}>{key || say.nothingChosen()}</span>
        <button {...wiring(frame)} type="button" className={styles.pick} disabled={isReadOnly} onClick={() => setOpen(true)}>
          {say.choosePicture()}
        </button>
        {key !== '' && !isReadOnly && (
          <button
            type="button"
            className={styles.tool}
            aria-label={`${frame.label}: ${say.removeItem()}`}
            onClick={() => onChange(undefined)}
          >
            <Icon name="x" small />
          </button>
        )}
      </div>
      {isOpen && (
        <PictureDialog
          chosen={key}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      )}
    </Labelled>
  )
}

export function ProductField({ value, onChange, isReadOnly, ...frame }: ControlProps) {
  const [isOpen, setOpen] = useState(false)
  const sku = textOf(value)
  const product = useNamedProducts().find((one) => one.sku === sku)
  return (
    <Labelled {...frame}>
      <div className={styles.chosen}>
        {product?.src && <img src={product.src} alt="" loading="lazy" />}
        <span className={styles.chosenName}>
          {sku === '' ? say.nothingChosen() : product && inWords(product.name) ? inWords(product.name) : sku}
          {product && !product.isShown && <small> · {say.notShown()}</small>}
        </span>
        <button {...wiring(frame)} type="button" className={styles.pick} disabled={isReadOnly} onClick={() => setOpen(true)}>
          {say.chooseProduct()}
        </button>
      </div>
      {isOpen && (
        <ProductDialog
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      )}
    </Labelled>
  )
}

function ProductDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (sku: string) => void }) {
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const found = useQuery({
    queryKey: ['content-products', 'found', words],
    queryFn: () => read<ProductChoices>(`/content-products?${new URLSearchParams({ words }).toString()}`),
    placeholderData: (before: ProductChoices | undefined) => before,
  })
  return (
    <Dialog title={say.chooseProduct()} onClose={onClose}>
      <TextField label={say.findProduct()} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <ul className={styles.products}>
        {found.data?.products.map(({ sku, name, src }) => (
          <li key={sku}>
            <Button kind="link" onClick={() => onChoose(sku)}>
              {src && <img src={src} alt="" loading="lazy" />}
              <span>
                {inWords(name)}
                <small>
                  <Whole of={sku} />
                </small>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
