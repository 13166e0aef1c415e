/** Two people changed the same fields: each is chosen, one by one; everything else is together already. */
import { useState } from 'react'
import { parseField } from '#domain/catalog/office/product-fields.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import * as fits from '#messages/admin/goods/fits.ts'
import * as say from '#messages/admin/product.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import type { ProductForm } from './use-product-form.ts'
import * as styles from './product.module.css'

const LONGEST_SHOWN = 200

/** Returns what a field is called; the plain name of one that has no words. */
export function fieldLabel(name: string): string {
  const field = parseField(name)
  if (field?.kind === 'text') return say.inLanguage({ field: say.fields[field.field](), language: say.languages[field.locale]() })
  const known: Readonly<Record<string, () => string>> = {
    pictures: say.pictures,
    parts: say.parts,
    fitsWith: fits.title,
    tags: say.tags,
    brand: say.brand,
    collection: say.collection,
    manufacturer: say.maker,
    flags: say.flags,
    standard: say.standard,
  }
  return known[name]?.() ?? name
}

function valueText(value: JsonValue): string {
  if (value === null || value === '') return '–'
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string') ? value.join('\n') : `${value.length}`
  return typeof value === 'object' ? JSON.stringify(value).slice(0, LONGEST_SHOWN) : String(value)
}

export function ConflictDialog({ form, onClose }: { form: ProductForm; onClose: () => void }) {
  const { conflict } = form
  const [mine, setMine] = useState<readonly string[]>(conflict?.fields ?? [])
  if (!conflict) return null
  return (
    <Dialog title={say.conflictTitle()} onClose={onClose}>
      <div className={styles.both}>
        <p>{say.conflictLine()}</p>
        {conflict.fields.map((name) => (
          <fieldset key={name}>
            <legend>{fieldLabel(name)}</legend>
            {([true, false] as const).map((isMine) => (
              <label key={String(isMine)}>
                <input
                  type="radio"
                  name={name}
                  checked={mine.includes(name) === isMine}
                  onChange={() => setMine(isMine ? [...mine, name] : mine.filter((one) => one !== name))}
                />
                <span>
                  <b>{isMine ? say.yours() : say.theirs()}</b>
                  {'\n'}
                  {valueText(isMine ? form.valueOf(name) : (conflict.product.fields[name] ?? null))}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
        <p className={styles.mute}>{say.bothStay()}</p>
        <div className={styles.actions}>
          <Button onClick={() => void form.settle([])}>{say.takeAll()}</Button>
          <Button kind="primary" isBusy={form.isBusy} onClick={() => void form.settle(mine)}>
            {say.saveMixture()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
