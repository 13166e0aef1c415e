/** Tells what a merge has changed in this browser's cart and wishlist (D-40). */
import { href, splitPath } from '#domain/market/market.ts'
import * as text from '#messages/customers/saved-lists.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import type { Quote } from '#web/schema/cart.ts'
import type { CartMergeView, WishlistMergeView } from '#web/schema/saved-lists.ts'
import { toast } from '#web/ui/toasts.browser.ts'

/** Products that a notice names; the others are counted. */
const NAMED = 3

/** Shows what changed; nothing when nothing did. */
export async function tellMerge(merged: { cart: CartMergeView | null; wishlist: WishlistMergeView | null }): Promise<void> {
  const { market } = splitPath(location.pathname)
  const changes = merged.cart?.changes ?? []
  const left = merged.cart?.leftOut.length ?? 0
  const added = merged.wishlist?.added.length ?? 0
  const sentences = [
    changes.length > 0 && text.fromAccount({ names: await namesOf(changes, market.locale) }),
    left > 0 && text.leftOut(left),
    added > 0 && text.wishlistGrew(added),
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return
  const toCart = { action: { text: text.seeCart(), run: () => navigate(href(market, '/cart')) } }
  toast(sentences.join(' '), changes.length > 0 ? toCart : {})
}

/** Returns the names of the changed products, as the cart names them, with their pieces; how many where they cannot be had. */
async function namesOf(changes: CartMergeView['changes'], market: Quote['market']): Promise<string> {
  const lines = changes.slice(0, NAMED).map(({ item, to }) => ({ item, qty: to }))
  const quote = await postJson<Quote>('/api/cart/quote', { market, lines }).catch(() => null)
  const named = (quote?.lines ?? []).map(({ name, item }) => {
    const qty = changes.find((change) => change.item === item)?.to ?? 1
    return qty > 1 ? text.withPieces({ name, qty }) : name
  })
  const others = changes.length - named.length
  return [...named, ...(others > 0 ? [text.andOthers(others)] : [])].join(', ')
}
