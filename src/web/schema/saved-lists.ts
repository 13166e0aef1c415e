/** Cart and wishlist of an account on the wire (D-40). */
import { z } from 'zod'
import { PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { MAX_WISHLIST } from '#domain/catalog/list-lengths.ts'
import { problemAnswer } from './problem.ts'
import { count } from './values.ts'
import { cartLines, gift, typedCodes } from './cart.ts'

/** Of the copy that the browser has; 0 before the first. */
const version = count.nonnegative()

/** `later`: put aside under the cart; left out by pages of an earlier release, which do not know it. */
const cartContent = { lines: cartLines, codes: typedCodes, later: cartLines.optional() }
export const savedCartRequest = z.strictObject({ version, ...cartContent })
export const cartMergeRequest = z.strictObject(cartContent)

const savedLines = z.array(z.object({ item: z.string(), qty: count, gift: gift.optional() }))
export const savedCartAnswer = z.object({ version, lines: savedLines, codes: z.array(z.string()), later: savedLines })
export type SavedCartView = z.infer<typeof savedCartAnswer>
export const cartMergeAnswer = savedCartAnswer.extend({
  /** What differs from the cart that this browser had; `from` 0: it came from the account. */
  changes: z.array(z.object({ item: z.string(), from: count, to: count })),
  /** Items of this browser for which the cart had no line left. */
  leftOut: z.array(z.string()),
})
export type CartMergeView = z.infer<typeof cartMergeAnswer>
/** With the account's cart, for `cart_changed`. */
export const savedCartProblem = problemAnswer.extend({ cart: savedCartAnswer.optional() })

const products = z.array(z.string().regex(PRODUCT_ID)).max(MAX_WISHLIST)
export const savedWishlistRequest = z.strictObject({ version, products })
export const wishlistMergeRequest = z.strictObject({ products })
export const savedWishlistAnswer = z.object({ version, products: z.array(z.string()) })
export type SavedWishlistView = z.infer<typeof savedWishlistAnswer>
export const wishlistMergeAnswer = savedWishlistAnswer.extend({
  /** Products that this browser did not have. */
  added: z.array(z.string()),
})
export type WishlistMergeView = z.infer<typeof wishlistMergeAnswer>
/** With the account's wishlist, for `wishlist_changed`. */
export const savedWishlistProblem = problemAnswer.extend({ wishlist: savedWishlistAnswer.optional() })
