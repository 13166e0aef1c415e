/** Notices about the cart and the wishlist that follow an account (D-40). */
import { msg, plural } from '#messages/text.ts'

/** Before the names of products that came from the account or whose quantity rose. */
export const fromAccount = msg(
  'Am adus în coș din contul tău: {names}',
  'From your account we put in the cart: {names}',
  'A fiókjából a kosárba került: {names}',
)
/** One of them, with its pieces in the cart now. */
export const withPieces = msg('{name} ({qty} buc.)', '{name} ({qty} pcs)', '{name} ({qty} db)')
export const andOthers = plural(
  { one: 'încă un produs', few: 'încă # produse', other: 'încă # de produse' },
  { one: '1 more', other: '# more' },
  { one: 'még # termék', other: 'még # termék' },
)
export const leftOut = plural(
  {
    one: 'Coșul e plin: un produs nu a mai încăput.',
    few: 'Coșul e plin: # produse nu au mai încăput.',
    other: 'Coșul e plin: # de produse nu au mai încăput.',
  },
  { one: 'The cart is full: 1 product did not fit.', other: 'The cart is full: # products did not fit.' },
  { one: 'A kosár megtelt: # termék nem fért bele.', other: 'A kosár megtelt: # termék nem fért bele.' },
)
export const wishlistGrew = plural(
  {
    one: 'Un favorit a venit din contul tău.',
    few: '# favorite au venit din contul tău.',
    other: '# de favorite au venit din contul tău.',
  },
  { one: '1 wishlist item came from your account.', other: '# wishlist items came from your account.' },
  { one: '# kedvenc érkezett a fiókjából.', other: '# kedvenc érkezett a fiókjából.' },
)
export const seeCart = msg('Vezi coșul', 'See the cart', 'A kosár megtekintése')
