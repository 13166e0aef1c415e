/** Maximum numbers of products in the lists beside the catalog. */

/** Pages in the history of visited pages (SPEC-9). */
export const MAX_VISITS = 100
/** Searches that a browser remembers. */
export const MAX_SEARCHES = 6
/** Products of a wishlist. */
export const MAX_WISHLIST = 300
/** Products of a cart that count for recommendations; a larger cart says no more about what else is wanted. */
export const MAX_CART_PRODUCTS = 20
/** Products that are remembered as bought together with one product. */
export const MAX_COMPANIONS = 20
/** Cards of a row: related, recommended and recently viewed products, and the rows of the home page. */
export const ROW_CARDS = 4
/** Children that have a row of what fits them. */
export const MAX_CHILD_RAILS = 3
