/** Loads the data of the wishlist page. */
import { wishlistTitle } from '#messages/cart.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { WishlistPage } from './page.tsx'

/** Loads the frame only: the list is in the browser, its cards are loaded by the API. */
export const load: Load<WishlistPage> = async ({ shop: { catalog } }) => ({
  data: { drawing: scenePath(catalog.current, 'empty-search') },
  head: { title: wishlistTitle(), robots: 'noindex, follow', alternates: alternatesOf('/wishlist') },
})
