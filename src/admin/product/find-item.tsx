/** Finds an item, or the product that it belongs to, by the SKU of the item or the name of the product. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cancel } from '#messages/admin/shell.ts'
import { read } from '#admin/client/calls.browser.ts'
import type { ItemsView } from '#admin/schema/product.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import * as styles from './product.module.css'

type Item = ItemsView['items'][number]

interface Props {
  title: string
  /** Of the field. */
  label: string
  /** Each product once, by its first item. */
  isByProduct?: boolean
  onChoose: (item: Item) => void
  onClose: () => void
}

const firstOfEach = (items: readonly Item[]): Item[] =>
  items.filter(({ product }, at) => items.findIndex((one) => one.product === product) === at)

export function FindItem({ title, label, isByProduct = false, onChoose, onClose }: Props) {
  const [words, setWords] = useState('')
  const found = useQuery({
    queryKey: ['product-items', words],
    queryFn: () => read<ItemsView>(`/product-items?q=${encodeURIComponent(words)}`),
    enabled: words.trim().length > 1,
  })
  const items = found.data?.items ?? []
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.stack}>
        <TextField label={label} value={words} onChange={({ target }) => setWords(target.value)} />
        <ul className={styles.stack} aria-live="polite">
          {(isByProduct ? firstOfEach(items) : items).map((item) => (
            <li key={item.variant}>
              <Button isWide onClick={() => onChoose(item)}>
                {item.name}{' '}
                <small>
                  <Whole of={item.sku} />
                </small>
              </Button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button onClick={onClose}>{cancel()}</Button>
        </div>
      </div>
    </Dialog>
  )
}
