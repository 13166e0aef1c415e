/** Cart and wishlist as lists that are kept the same in browser and account. */
import { failureOf, getJson, postJson, putJson } from '#web/app/browser/api.browser.ts'
import type { CartMergeView, SavedCartView, SavedWishlistView, WishlistMergeView } from '#web/schema/saved-lists.ts'
import type { CartLine } from '#web/schema/cart.ts'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { coupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { wishlist } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { savedVersions, type SavedVersions } from './saved-versions.browser.ts'
import type { SyncedList } from './sync-list.ts'

const agreement = (name: keyof SavedVersions) => ({
  isOpen: signedIn.get,
  agreed: () => savedVersions.get()?.[name] ?? null,
  agree: (agreed: SavedVersions['cart']) =>
    void savedVersions.update((now) => ({ cart: null, wishlist: null, ...now, [name]: agreed })),
})

/** Resolves with null for a refusal because of another browser's change. */
const unlessChanged = <S>(saving: Promise<S>, code: string): Promise<S | null> =>
  saving.catch((error: unknown) => {
    if (failureOf(error).problem?.code === code) return null
    throw error
  })

interface CartContent {
  lines: readonly CartLine[]
  codes: readonly string[]
  later: readonly CartLine[]
}

const linesText = (lines: readonly CartLine[]) =>
  lines.map(({ item, qty, gift }) => [item, qty, gift?.email, gift?.name, gift?.message, gift?.date])

export const cartList: SyncedList<CartContent, SavedCartView, CartMergeView> = {
  ...agreement('cart'),
  read: () => ({ lines: cart.lines, codes: coupons.get(), later: cart.later }),
  contentOf: ({ lines, codes, later }) => JSON.stringify([linesText(lines), [...codes].toSorted(), linesText(later)]),
  replace({ lines, codes, later }) {
    cart.replaceLines(() => lines)
    cart.replaceLater(() => later)
    coupons.remove(coupons.get().filter((code) => !codes.includes(code)))
    coupons.add(codes)
  },
  fetch: () => getJson('/api/my/cart'),
  save: (version, content) => unlessChanged(putJson('/api/my/cart', { version, ...content }), 'cart_changed'),
  merge: (content) => postJson('/api/my/cart/merge', content),
}

export const wishlistList: SyncedList<readonly string[], SavedWishlistView, WishlistMergeView> = {
  ...agreement('wishlist'),
  read: wishlist.get,
  contentOf: (list) => JSON.stringify(('products' in list ? list.products : list).toSorted()),
  replace({ products }) {
    const now = wishlist.get()
    for (const product of now) if (!products.includes(product)) wishlist.toggle(product)
    // The newest stands first: it is added last.
    for (const product of products.toReversed()) if (!now.includes(product)) wishlist.toggle(product)
  },
  fetch: () => getJson('/api/my/wishlist'),
  save: (version, products) => unlessChanged(putJson('/api/my/wishlist', { version, products }), 'wishlist_changed'),
  merge: (products) => postJson('/api/my/wishlist/merge', { products }),
}
