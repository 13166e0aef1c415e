/** Chooses the product of a recall by its name, also one that is sold nowhere. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/goods/recalls.ts'
import { choose, nothingFound } from '#messages/admin/promotions/coupons.ts'
import { locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import type { GoodsView } from '#admin/schema/promotions/coupons.ts'
import * as styles from '#admin/ui/record.module.css'

interface Props {
  /** Name of the one that was saved, '' for none. */
  name: string
  isReadOnly: boolean
  fault: string | undefined
  onChoose: (product: number) => void
}

export function ProductPicker({ name, isReadOnly, fault, onChoose }: Props) {
  const [typed, setTyped] = useState(name)
  const [chosen, setChosen] = useState(name)
  const words = useSettled(typed.trim())
  const isAsked = words !== '' && words !== chosen && !isReadOnly
  const found = useQuery({
    queryKey: ['coupon-goods', 'products', words],
    queryFn: () =>
      read<{ goods: GoodsView[] }>(
        `/coupon-goods?${new URLSearchParams({ kind: 'products', words, locale: locale() }).toString()}`,
      ),
    enabled: isAsked,
  })
  const goods = isAsked ? (found.data?.goods ?? []) : []
  return (
    <div className={styles.list}>
      <TextField
        label={say.product()}
        value={typed}
        maxLength={100}
        readOnly={isReadOnly}
        fault={fault}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.options} role="status">
        {goods.map((one) => (
          <Button
            key={one.id}
            size="small"
            aria-label={choose({ name: one.name })}
            onClick={() => {
              setChosen(one.name)
              setTyped(one.name)
              // In lists of coupons a product has a sign before its number.
              onChoose(Number(one.id.replace('_', '')))
            }}
          >
            {one.name}
          </Button>
        ))}
        {isAsked && found.data && goods.length === 0 && <span className={styles.hint}>{nothingFound()}</span>}
      </div>
    </div>
  )
}
