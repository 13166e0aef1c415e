/** Cart and wishlist that follow a signed-in customer from browser to browser (D-40). */
import type { RequestedLine } from '#domain/cart/cart.ts'
import { mergeCarts, mergeLists, type MergedCart } from '#domain/cart/merge-carts.ts'
import { MAX_WISHLIST } from '#domain/catalog/list-lengths.ts'
import { MAX_CODES } from '#domain/promotions/codes.ts'
import type { Shop } from '#services/shop.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import {
  readSavedCart,
  readSavedWishlist,
  writeSavedCart,
  writeSavedWishlist,
  type CartToSave,
  type SavedCart,
  type SavedWishlist,
} from '#store/customers/saved-lists.ts'

type ListShop = Pick<Shop, 'db' | 'clock'>

export const savedCart = ({ db }: Pick<Shop, 'db'>, customerId: string): Promise<SavedCart> => readSavedCart(db.query, customerId)

/** Saves a cart over the one of its version. Refused with the account's cart when another browser has changed it. */
export async function saveCart(
  { db, clock }: ListShop,
  customerId: string,
  cart: CartToSave,
): Promise<{ ok: true; cart: SavedCart } | { ok: false; reason: 'cart_changed'; cart: SavedCart }> {
  const written = await writeSavedCart(db.query, { ...cart, customerId, now: clock.now() })
  if (written) return { ok: true, cart: { ...cart, ...written } }
  return { ok: false, reason: 'cart_changed', cart: await readSavedCart(db.query, customerId) }
}

/** Puts the cart of a browser into the account's at sign-in. Repeating it changes nothing. */
export const mergeIntoSavedCart = (
  { db, clock }: ListShop,
  customerId: string,
  browser: { lines: readonly RequestedLine[]; codes: readonly string[]; later?: readonly RequestedLine[] | undefined },
): Promise<{ cart: SavedCart } & Pick<MergedCart, 'changes' | 'leftOut'>> =>
  db.transaction(async (tx) => {
    // Also where there is no cart to lock yet.
    await lockCustomer(tx, customerId)
    const account = await readSavedCart(tx, customerId, true)
    const { lines, changes, leftOut } = mergeCarts(account.lines, browser.lines)
    const codes = mergeLists(account.codes, browser.codes, MAX_CODES)
    const aside = mergeCarts(account.later, browser.later ?? [])
    const cart = { ...account, lines, codes, later: aside.lines }
    const told = { changes, leftOut: [...leftOut, ...aside.leftOut] }
    if (JSON.stringify(account) === JSON.stringify(cart)) return { cart: account, ...told }
    const written = await writeSavedCart(tx, { ...cart, customerId, now: clock.now() })
    return { cart: { ...cart, ...written }, ...told }
  })

export const savedWishlist = ({ db }: Pick<Shop, 'db'>, customerId: string): Promise<SavedWishlist> =>
  readSavedWishlist(db.query, customerId)

/** Saves a wishlist over the one of its version. Refused with the account's wishlist when another browser has changed it. */
export async function saveWishlist(
  { db, clock }: ListShop,
  customerId: string,
  wishlist: SavedWishlist,
): Promise<{ ok: true; wishlist: SavedWishlist } | { ok: false; reason: 'wishlist_changed'; wishlist: SavedWishlist }> {
  const version = await writeSavedWishlist(db.query, { ...wishlist, customerId, now: clock.now() })
  if (version !== null) return { ok: true, wishlist: { ...wishlist, version } }
  return { ok: false, reason: 'wishlist_changed', wishlist: await readSavedWishlist(db.query, customerId) }
}

/** Puts the wishlist of a browser into the account's at sign-in. `added`: what this browser did not have. */
export const mergeIntoSavedWishlist = (
  { db, clock }: ListShop,
  customerId: string,
  browser: readonly string[],
): Promise<{ wishlist: SavedWishlist; added: string[] }> =>
  db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    const account = await readSavedWishlist(tx, customerId, true)
    const products = mergeLists(account.products, browser, MAX_WISHLIST)
    const added = products.filter((product) => !browser.includes(product))
    if (products.every((product) => account.products.includes(product))) return { wishlist: account, added }
    const { version } = account
    const written = await writeSavedWishlist(tx, { customerId, version, products, now: clock.now() })
    return { wishlist: { version: written ?? version, products }, added }
  })
