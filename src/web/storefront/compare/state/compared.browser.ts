/** What the visitor compared last, in the browser's storage: product ids by kind. */
import { COMPARED_AT_ONCE, type ComparedKind } from '#domain/catalog/comparison.ts'
import { PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { asRecord, stored } from '#web/app/browser/stored.browser.ts'
import { useStore } from '#web/ui/store.browser.ts'

export type Compared = Record<ComparedKind, readonly string[]>

const idsOf = (raw: unknown): readonly string[] =>
  Array.isArray(raw)
    ? [...new Set(raw)].filter((id): id is string => typeof id === 'string' && PRODUCT_ID.test(id)).slice(0, COMPARED_AT_ONCE)
    : []

const parseCompared = (raw: unknown): Compared => {
  const { pram, seat } = asRecord(raw)
  return { pram: idsOf(pram), seat: idsOf(seat) }
}

const store = stored<Compared>('compared', parseCompared)

/** Keeps what the address of a comparison names. */
export const keepCompared = (kind: ComparedKind, products: readonly string[]): void =>
  void store.update((now) => ({ ...now, [kind]: products.slice(0, COMPARED_AT_ONCE) }))

export const useCompared = (): Compared => useStore(store)
