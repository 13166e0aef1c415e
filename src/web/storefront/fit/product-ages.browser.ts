/** The ages of the products that cards show: public facts, asked for many cards at once. */
import { useEffect, useSyncExternalStore } from 'react'
import { MAX_IDS } from '#domain/catalog/item-id.ts'
import type { ProductAgesView } from '#web/schema/fit.ts'
import { getJson } from '#web/app/browser/api.browser.ts'
import { createListeners } from '#web/ui/store.browser.ts'

/** By product: null for one that is for no age. */
const known = new Map<string, ProductAgesView | null>()
const wanted = new Set<string>()
const listeners = createListeners()

/** Returns the ages of a product, undefined until they are known, null when it has none. */
export function useProductAges(product: string): ProductAgesView | null | undefined {
  useEffect(() => want(product), [product])
  return useSyncExternalStore(
    listeners.add,
    () => known.get(product),
    () => undefined,
  )
}

/** All cards of a page want theirs in one turn: one call asks for them. */
function want(product: string): void {
  if (known.has(product) || wanted.has(product)) return
  if (wanted.size === 0) setTimeout(() => void askAll())
  wanted.add(product)
}

async function askAll(): Promise<void> {
  const all = [...wanted]
  wanted.clear()
  for (let from = 0; from < all.length; from += MAX_IDS) {
    const ids = all.slice(from, from + MAX_IDS)
    // Nobody asked for marks: without them nothing is missing.
    const found = await getJson<ProductAgesView[]>(`/api/ages?ids=${ids.join(',')}`).catch(() => null)
    if (!found) continue
    const byId = new Map(found.map((one) => [one.product, one]))
    for (const id of ids) known.set(id, byId.get(id) ?? null)
    listeners.call()
  }
}
