/** Keeps what the page without a connection shows: the names of what is in cart and wishlist, and the showrooms. */
import { MAX_IDS } from '#domain/catalog/item-id.ts'
import type { Locale } from '#domain/market/market.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { logFailure } from '#web/app/browser/log.browser.ts'
import { stored } from '#web/app/browser/stored.browser.ts'
import type { PricedItemView } from '#web/schema/cart.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { lists } from '#web/storefront/lists/lists.browser.ts'
import { wishlist } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { OFFLINE_KEY, parseOffline, type OfflineState } from './offline-state.ts'

const store = stored(OFFLINE_KEY, parseOffline)
/** Changes that follow each other are one. */
const PAUSE_MS = 1_000

/** Returns the names of ids that have none yet. @throws what the call threw */
async function namesOf(ids: readonly string[], locale: Locale): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const items = await postJson<PricedItemView[]>(`/api/aws/get-skus?locale=${locale}`, { ids: ids.slice(0, MAX_IDS) })
  return Object.fromEntries(items.map(({ id, name }) => [id, name]))
}

/** Stores what is known now; what has no name yet is asked for. */
export async function rememberForOffline(locale: Locale): Promise<void> {
  const lines = cart.lines
  const liked = wishlist.get()
  const ids = [...new Set([...lines.map(({ item }) => item), ...liked])]
  const before = store.get()
  const known = before.locale === locale ? before.names : {}
  const fresh = await namesOf(
    ids.filter((id) => !(id in known)),
    locale,
  ).catch((error: unknown) => {
    // The next change asks again.
    logFailure('Names for the page without a connection cannot be loaded.', error)
    return {}
  })
  const all: Record<string, string> = { ...known, ...fresh }
  const names = Object.fromEntries(ids.flatMap((id) => (all[id] === undefined ? [] : [[id, all[id]]])))
  const next: OfflineState = {
    locale,
    names,
    cart: lines.flatMap(({ item, qty }) => (names[item] === undefined ? [] : [{ name: names[item], qty }])),
    wishlist: liked.flatMap((id) => names[id] ?? []),
    showrooms: lists.warehouses.get().entries.flatMap(({ kind, name }) => (kind === 'showroom' ? [name] : [])),
  }
  store.update((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
}

/** Stores it now and after each change of cart or wishlist. */
export function keepForOffline(locale: Locale): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void rememberForOffline(locale), PAUSE_MS)
  }
  cart.subscribe(soon)
  wishlist.subscribe(soon)
  void rememberForOffline(locale)
}
