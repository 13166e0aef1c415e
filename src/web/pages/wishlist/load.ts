import { wishlistTitle } from '#messages/cart.ts'
import { alternatesOf } from '#web/server/alternates.ts'
import type { Load } from '#web/server/page.ts'
import { scenePath } from '#web/server/scenes.ts'
import type { WishlistPage } from './page.tsx'

/** The shell only: the list is in the browser, its cards come by the API. */
export const load: Load<WishlistPage> = async () => ({
  data: { drawing: scenePath('empty-search') },
  head: { title: wishlistTitle(), robots: 'noindex, follow', alternates: alternatesOf('/wishlist') },
})
