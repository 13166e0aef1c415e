/** Address of a wishlist that is sent to somebody: the products are in it, nothing about who sent it. */
import { MAX_IDS, PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { href, type Market } from '#domain/market/market.ts'

const PRODUCTS = 'products'

/** Returns the address; of a longer list it has the newest products. */
export const sharedHref = (market: Market, products: readonly string[]): string =>
  `${href(market, '/wishlist')}?${PRODUCTS}=${products.slice(0, MAX_IDS).join(',')}`

/** Returns the products of such an address, each once; none for the visitor's own list. */
export const sharedProducts = (search: string): readonly string[] =>
  [...new Set((new URLSearchParams(search).get(PRODUCTS) ?? '').split(','))]
    .filter((product) => PRODUCT_ID.test(product))
    .slice(0, MAX_IDS)
