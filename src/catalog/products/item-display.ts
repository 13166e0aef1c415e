/** Names and pictures of items in a cart, from memory. */
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { ItemDisplay } from '#store/cart/item-display.ts'
import { pictureOfColour } from '#store/catalog/pictures.ts'

/** Returns what the snapshot knows, in one language. */
export const itemDisplay = ({ products, byId, brands, colourways }: Snapshot, locale: Locale): ItemDisplay => ({
  colorName: (key) => colourways.get(key)?.name[locale],
  brandName: (brand) => brands.get(brand)?.name,
  picture(product, colourway) {
    const doc = byId.get(product)
    const found = doc === undefined ? undefined : products[doc]
    return found && (pictureOfColour(found.pictures, colourway) ?? NO_PICTURE)
  },
})
