/** Sending a product or a wishlist to somebody. */
import { msg, plural } from '#messages/text.ts'

export const share = msg('Trimite', 'Share', 'Megosztás')
export const shareProduct = msg('Trimite produsul', 'Share this product', 'Megosztás: ez a termék')
export const shareWishlist = msg('Trimite lista', 'Share this list', 'Megosztás: ez a lista')
export const copied = msg('Linkul e copiat', 'Link copied', 'A hivatkozás a vágólapra került')
export const address = msg('Link de copiat', 'Link to copy', 'Másolható hivatkozás')

export const sharedTitle = msg('O listă trimisă ție', 'A list for you', 'Önnek küldött lista')
export const sharedLead = msg(
  'Cineva ți-a trimis aceste produse. Apasă inima și le păstrezi la favoritele tale.',
  'Somebody has sent you these products. Tap a heart to keep one in your own wishlist.',
  'Valaki elküldte Önnek ezeket a termékeket. Koppintson a szívre, és bekerülnek a saját kedvencei közé.',
)
export const sharedGone = msg(
  'Produsele din această listă nu se mai vând.',
  'The products of this list are no longer sold.',
  'A lista termékei már nem kaphatók.',
)
export const ownWishlist = msg('Favoritele tale', 'Your own wishlist', 'Saját kedvencek')
export const wishlistOf = plural(
  { one: 'O listă cu # produs', few: 'O listă cu # produse', other: 'O listă cu # de produse' },
  { one: 'A list of # product', other: 'A list of # products' },
  { one: '# termék listája', other: '# termék listája' },
)
