/**
 * Ids of items in carts, pages and the API: the number of the variant, and for a gift voucher that number behind the word
 * `voucher`, in every market (D-9). There, and in the names of SPEC-3, coupons look for that word.
 */
const GIFT = 'voucher-'

export const itemId = (variant: number, kind: 'simple' | 'goods' | 'bundle' | 'voucher' | 'transport'): string =>
  kind === 'voucher' ? `${GIFT}${variant}` : String(variant)

/** Returns whether an id has the shape of an item id; whether such an item is sold, or is a voucher, the database decides. */
export const ITEM_ID = /^(voucher-)?[1-9]\d{0,8}$/

/** Returns the number of the variant of an id that has the shape. */
export const variantOf = (item: string): number => Number(item.replace(GIFT, ''))

/** The shape of a variant's number as text. */
export const VARIANT_ID = /^[1-9]\d{0,8}$/

/** Returns whether an id has the shape of a product's id. */
export const PRODUCT_ID = /^\d{1,12}$/

/** Ids that one call may name, and what one answer of any list may hold (D-11). */
export const MAX_IDS = 100
/** Characters of an id in a list of ids; longer ones are a fault of the caller. */
export const MAX_ID_LENGTH = 64
