/** Chooses brands, products or tags by their names. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/promotions/coupons.ts'
import { locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { useSettled } from '#admin/client/use-settled.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import type { GoodsView } from '#admin/schema/promotions/coupons.ts'
import * as styles from '#admin/ui/record.module.css'

interface Props {
  kind: 'vendors' | 'products' | 'tags'
  chosen: readonly GoodsView[]
  isReadOnly: boolean
  onChange: (chosen: readonly GoodsView[]) => void
}

export function GoodsPicker({ kind, chosen, isReadOnly, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const words = useSettled(typed.trim())
  const found = useQuery({
    queryKey: ['coupon-goods', kind, words],
    queryFn: () =>
      read<{ goods: GoodsView[] }>(`/coupon-goods?${new URLSearchParams({ kind, words, locale: locale() }).toString()}`),
    enabled: words !== '',
  })
  const left = (found.data?.goods ?? []).filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <div className={styles.list}>
      {chosen.length > 0 && (
        <ul className={styles.chips}>
          {chosen.map((one) => (
            <li key={one.id} className={styles.chip}>
              {one.name}
              {!isReadOnly && (
                <button
                  type="button"
                  aria-label={say.removeGoods({ name: one.name })}
                  onClick={() => onChange(chosen.filter(({ id }) => id !== one.id))}
                >
                  <Icon name="x" small />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <>
          <TextField label={say.addGoods()} value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
          <div className={styles.options} role="status">
            {left.map((one) => (
              <Button
                key={one.id}
                size="small"
                aria-label={say.choose({ name: one.name })}
                onClick={() => {
                  onChange([...chosen, one])
                  setTyped('')
                }}
              >
                {one.name}
              </Button>
            ))}
            {words !== '' && found.data && left.length === 0 && <span className={styles.hint}>{say.nothingFound()}</span>}
          </div>
        </>
      )}
    </div>
  )
}
