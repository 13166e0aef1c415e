/** The wishlist in the browser's storage. */
import { PRODUCT_ID } from '#domain/catalog/item-id.ts'
import { MAX_WISHLIST } from '#domain/catalog/list-lengths.ts'
import { stored } from '#web/app/browser/stored.browser.ts'
import { useStore } from '#web/ui/store.browser.ts'

const isProduct = (value: unknown): value is string => typeof value === 'string' && PRODUCT_ID.test(value)

const parseIds = (raw: unknown): readonly string[] =>
  Array.isArray(raw) ? [...new Set(raw.filter(isProduct))].slice(0, MAX_WISHLIST) : []

const store = stored<readonly string[]>('wishlist', parseIds)

/** Product ids that the visitor liked, newest first. */
export const wishlist = {
  get: (): readonly string[] => store.get(),
  subscribe: store.subscribe,
  /** Likes or no longer likes it. Returns whether it is liked now. */
  toggle(product: string): boolean {
    if (!isProduct(product)) return false
    return store
      .update((now) => (now.includes(product) ? now.filter((one) => one !== product) : [product, ...now].slice(0, MAX_WISHLIST)))
      .includes(product)
  },
  /** Forgets products that are no longer sold. */
  keep(products: ReadonlySet<string>): void {
    store.update((now) => (now.every((one) => products.has(one)) ? now : now.filter((one) => products.has(one))))
  },
}

export const useWishlist = (): readonly string[] => useStore(store)
export const useWishlistCount = (): number => useStore(store).length
/** Is this one liked? The component renders again only when the list changes. */
export const useIsInWishlist = (product: string): boolean => useStore(store).includes(product)
