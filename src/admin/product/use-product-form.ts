/** What a person has changed of a product and not saved yet: field → value, beside the product as it was read. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import type { GateItemView, ProductOfficeView, ProductSaved } from '#admin/schema/product.ts'
import { call, type Answer } from '#admin/client/calls.browser.ts'
import type { Locale } from '#domain/market/market.ts'

type Values = Readonly<Record<string, JsonValue>>

export interface Conflict {
  fields: string[]
  /** The product as somebody else has left it. */
  product: ProductOfficeView
}

export interface ProductForm {
  product: ProductOfficeView
  edits: Values
  isDirty: boolean
  isBusy: boolean
  /** Field → code of what is wrong with it. */
  faults: Readonly<Record<string, string>>
  /** Code of what went wrong with the whole. */
  refused: string | null
  /** What would be missing where it is sold. */
  blocked: Partial<Record<Locale, GateItemView[]>>
  conflict: Conflict | null
  valueOf(name: string): JsonValue
  isChanged(name: string): boolean
  change(values: Values): void
  discard(): void
  save(): Promise<boolean>
  /** Saves own values of these fields over the other person's; the rest is theirs. */
  settle(mine: readonly string[]): Promise<void>
  /** Puts what a call has answered in the product's place. */
  accept(answer: Answer<ProductSaved>): boolean
}

const isSame = (a: JsonValue, b: JsonValue): boolean => canonicalJson(a) === canonicalJson(b)

interface Refusal {
  code: string
  faults: Readonly<Record<string, string>>
  blocked: ProductForm['blocked']
}
const NOTHING: Refusal = { code: '', faults: {}, blocked: {} }

export function useProductForm(given: ProductOfficeView): ProductForm {
  const client = useQueryClient()
  const [product, setProduct] = useState(given)
  const [edits, setEdits] = useState<Values>({})
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>(NOTHING)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const take = (next: ProductOfficeView) => {
    setProduct(next)
    client.setQueryData(['product', String(next.id)], next)
  }
  const accept = (answer: Answer<ProductSaved>): boolean => {
    if (answer.ok) {
      take(answer.data.product)
      setRefusal(NOTHING)
      return true
    }
    const more = (answer.body ?? {}) as { conflicts?: string[]; product?: ProductOfficeView; blocked?: ProductForm['blocked'] }
    setRefusal({ code: answer.code, faults: answer.fields, blocked: more.blocked ?? {} })
    if (more.conflicts && more.product) setConflict({ fields: more.conflicts, product: more.product })
    return false
  }
  const send = async (changes: Values, base: Values): Promise<boolean> => {
    setBusy(true)
    const answer = await call<ProductSaved>('PATCH', `/products/${product.id}`, { changes, base, reason: null })
    setBusy(false)
    const isSaved = accept(answer)
    if (isSaved) setEdits({})
    return isSaved
  }
  const seen = (names: readonly string[], { fields } = product): Values =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

  return {
    product,
    edits,
    isDirty: Object.keys(edits).length > 0,
    isBusy,
    faults: refusal.faults,
    refused: refusal.code === '' ? null : refusal.code,
    blocked: refusal.blocked,
    conflict,
    valueOf: (name) => edits[name] ?? (name in edits ? null : (product.fields[name] ?? null)),
    isChanged: (name) => name in edits,
    change: (values) =>
      setEdits((before) => {
        const next = { ...before, ...values }
        for (const name of Object.keys(values)) if (isSame(next[name] ?? null, product.fields[name] ?? null)) delete next[name]
        return next
      }),
    discard() {
      setEdits({})
      setRefusal(NOTHING)
    },
    save: () => (isBusy || Object.keys(edits).length === 0 ? Promise.resolve(false) : send(edits, seen(Object.keys(edits)))),
    async settle(mine) {
      if (!conflict) return
      const theirs = conflict.fields.filter((name) => !mine.includes(name))
      const left = Object.fromEntries(Object.entries(edits).filter(([name]) => !theirs.includes(name)))
      const base = { ...seen(Object.keys(left)), ...seen([...mine], conflict.product) }
      setConflict(null)
      take(conflict.product)
      setEdits(left)
      if (Object.keys(left).length > 0) await send(left, base)
      else setRefusal(NOTHING)
    },
    accept,
  }
}
