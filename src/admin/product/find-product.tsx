/** Finds a product by the SKU of one of its items or by its name. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/goods/fits.ts'
import { cancel } from '#messages/admin/shell.ts'
import { read } from '#admin/client/calls.browser.ts'
import type { ItemsView } from '#admin/schema/product.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import * as styles from './product.module.css'

interface Props {
  title: string
  onChoose: (product: number, name: string) => void
  onClose: () => void
}

export function FindProduct({ title, onChoose, onClose }: Props) {
  const [words, setWords] = useState('')
  const found = useQuery({
    queryKey: ['product-items', words],
    queryFn: () => read<ItemsView>(`/product-items?q=${encodeURIComponent(words)}`),
    enabled: words.trim().length > 1,
  })
  const products = [...new Map((found.data?.items ?? []).toReversed().map((item) => [item.product, item])).values()].toReversed()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.stack}>
        <TextField label={say.find()} value={words} onChange={({ target }) => setWords(target.value)} />
        <ul className={styles.stack} aria-live="polite">
          {products.map(({ product, sku, name }) => (
            <li key={product}>
              <Button isWide onClick={() => onChoose(product, name)}>
                {name} <small>{sku}</small>
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
