/**
 * The cart and the wishlist of a signed-in customer follow the account (D-40); after signing out nothing of the customer is left in the
 * browser. Loaded in browsers that are signed in, and in those that just were.
 */
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { coupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { wishlist } from '#web/storefront/wishlist/state/wishlist.browser.ts'
import { cartList, wishlistList } from './lists.browser.ts'
import { tellMerge } from './merge-notice.browser.ts'
import { savedVersions } from './saved-versions.browser.ts'
import { syncList } from './sync-list.ts'

/** Changes within this time are saved together. */
const SETTLE_MS = 500

/** What a customer leaves in a browser: lists, what was typed at the checkout, orders and visited pages. */
const OF_CUSTOMER = [
  'cart',
  'coupons',
  'wishlist',
  'shipping',
  'billing',
  'orders',
  'order-attempt',
  'visited',
  'searches',
  'show-fits',
]

const state: { isFollowing: boolean; timer?: ReturnType<typeof setTimeout>; work: Promise<void> } = {
  isFollowing: false,
  work: Promise.resolve(),
}

/** Begins to follow the account, once a page; forgets the customer who has signed out. */
export function followAccount(): void {
  if (!signedIn.get()) return forgetCustomer()
  if (state.isFollowing) return
  state.isFollowing = true
  signedIn.subscribe(() => {
    if (!signedIn.get()) forgetCustomer()
  })
  for (const list of [cart, coupons, wishlist]) list.subscribe(settle)
  sync(true)
}

function settle(): void {
  clearTimeout(state.timer)
  state.timer = setTimeout(() => sync(false), SETTLE_MS)
}

/** One after the other: the next begins with what the last one has agreed. */
function sync(isFresh: boolean): void {
  state.work = state.work
    .then(async () => {
      if (!signedIn.get()) return
      await tellMerge({ cart: await syncList(cartList, isFresh), wishlist: await syncList(wishlistList, isFresh) })
    })
    // Nothing is lost: the lists are in the browser, and the next change or page tries again.
    .catch(() => {})
}

/** Lists that are not an account's are the visitor's own and stay. */
function forgetCustomer(): void {
  if (savedVersions.get() === null) return
  savedVersions.clear()
  for (const key of OF_CUSTOMER) localStorage.removeItem(key)
  // As another tab would tell it: what is on the screen follows.
  dispatchEvent(new StorageEvent('storage', { key: null }))
}
