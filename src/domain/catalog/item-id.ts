/**
 * Ids of what can be bought, as carts, pages and the API say them: the number of the variant, and for a gift voucher that number behind the word
 * `voucher`, in every market (D-9). There, and in the names of SPEC-3, coupons look for the word.
 */
const GIFT = 'voucher-'

export const itemId = (variant: number, kind: 'simple' | 'goods' | 'bundle' | 'voucher' | 'transport'): string =>
  kind === 'voucher' ? `${GIFT}${variant}` : String(variant)

/** Only of the shape: whether such an item is sold, and is a voucher, the shelves say. */
export const ITEM_ID = /^(voucher-)?[1-9]\d{0,8}$/

/** The number of the variant of an id that has the shape. */
export const variantOf = (item: string): number => Number(item.replace(GIFT, ''))
