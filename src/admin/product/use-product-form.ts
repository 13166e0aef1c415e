/** What a person has changed of a product and not saved yet: field → value, beside the product as it was read. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import * as say from '#messages/admin/product.ts'
import type { GateItemView, ProductOfficeView, ProductSaved } from '#admin/schema/product.ts'
import { useActs } from '#admin/client/acts.tsx'
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
  /** Whether the product has another value. */
  isNews(name: string, value: JsonValue): boolean
  change(values: Values): void
  /** Values that the edits began with, by field. */
  began: Values
  /** Puts edits of a draft into the form, with what they began with. */
  restore(edits: Values, began: Values): void
  discard(): void
  save(): Promise<boolean>
  /** Goes back to the form: the next save asks again. */
  closeConflict(): void
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

const seenIn = ({ fields }: ProductOfficeView, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/** Returns edits with these values; a value that the product has is no edit. */
function withValues(before: Values, values: Values, { fields }: ProductOfficeView): Values {
  const all = Object.entries({ ...before, ...values })
  return Object.fromEntries(all.filter(([name, value]) => !(name in values) || !isSame(value, fields[name] ?? null)))
}

/** The product as the server has it, and what it said to the last call. */
function useAnswers(given: ProductOfficeView, hasEdits: boolean) {
  const client = useQueryClient()
  const { told } = useActs()
  const [product, setProduct] = useState(given)
  const [last, setLast] = useState(given)
  const [refusal, setRefusal] = useState<Refusal>(NOTHING)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // Read again, such as after an undo: what is typed keeps the product that it began with.
  if (given !== last) {
    setLast(given)
    if (!hasEdits) setProduct(given)
  }
  const take = (next: ProductOfficeView) => {
    setProduct(next)
    client.setQueryData(['product', String(next.id)], next)
  }
  const accept = (answer: Answer<ProductSaved>): boolean => {
    if (answer.ok) {
      take(answer.data.product)
      if (answer.data.entries.length > 0) told(say.saved(), answer.data.entries)
      setRefusal(NOTHING)
      return true
    }
    const more = (answer.body ?? {}) as { conflicts?: string[]; product?: ProductOfficeView; blocked?: ProductForm['blocked'] }
    setRefusal({ code: answer.code, faults: answer.fields, blocked: more.blocked ?? {} })
    if (more.conflicts && more.product) setConflict({ fields: more.conflicts, product: more.product })
    return false
  }
  return { product, refusal, conflict, take, accept, setConflict, forgive: () => setRefusal(NOTHING) }
}

/** What is typed, and what it began with. */
function useEdits() {
  const [edits, setEdits] = useState<Values>({})
  // What edits of a draft began with: the product may have been changed since.
  const [restored, setRestored] = useState<Values>({})
  const begin = (next: Values = {}) => {
    setEdits(next)
    setRestored({})
  }
  const restore = (draft: Values, from: Values, product: ProductOfficeView) => {
    setEdits((now) => withValues(now, { ...draft, ...now }, product))
    setRestored(
      pick(
        from,
        Object.keys(draft).filter((name) => !(name in edits)),
      ),
    )
  }
  const beganOf = (product: ProductOfficeView): Values => {
    const names = Object.keys(edits)
    return { ...seenIn(product, names), ...pick(restored, names) }
  }
  return { edits, setEdits, begin, restore, beganOf }
}

export function useProductForm(given: ProductOfficeView): ProductForm {
  const { edits, setEdits, begin, restore, beganOf } = useEdits()
  const [isBusy, setBusy] = useState(false)
  const names = Object.keys(edits)
  const { product, refusal, conflict, take, accept, setConflict, forgive } = useAnswers(given, names.length > 0)
  const send = async (changes: Values, base: Values): Promise<boolean> => {
    setBusy(true)
    const answer = await call<ProductSaved>('PATCH', `/products/${product.id}`, { changes, base, reason: null })
    setBusy(false)
    const isSaved = accept(answer)
    if (isSaved) begin()
    return isSaved
  }
  const began = beganOf(product)
  return {
    product,
    edits,
    isDirty: names.length > 0,
    isBusy,
    faults: refusal.faults,
    refused: refusal.code === '' ? null : refusal.code,
    blocked: refusal.blocked,
    conflict,
    valueOf: (name) => edits[name] ?? (name in edits ? null : (product.fields[name] ?? null)),
    isChanged: (name) => name in edits,
    isNews: (name, value) => !isSame(value, product.fields[name] ?? null),
    change: (values) => setEdits((before) => withValues(before, values, product)),
    began,
    restore: (draft, from) => restore(draft, from, product),
    discard() {
      begin()
      forgive()
    },
    closeConflict: () => setConflict(null),
    save: () => (isBusy || names.length === 0 ? Promise.resolve(false) : send(edits, began)),
    async settle(mine) {
      if (!conflict) return
      const theirs = conflict.fields.filter((name) => !mine.includes(name))
      const left = Object.fromEntries(Object.entries(edits).filter(([name]) => !theirs.includes(name)))
      const base = { ...pick(began, Object.keys(left)), ...seenIn(conflict.product, mine) }
      setConflict(null)
      take(conflict.product)
      begin(left)
      if (Object.keys(left).length > 0) await send(left, base)
      else forgive()
    },
    accept,
  }
}
