import { cartPageTitle } from '#messages/cart.ts'
import { alternatesOf } from '#web/http/alternates.ts'
import type { Load } from '#web/http/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { CartPage } from './page.tsx'

/** The shell only, the same for everybody: the cart itself is in the browser and priced by the API. */
export const load: Load<CartPage> = async () => ({
  data: { drawing: scenePath('empty-cart') },
  head: { title: cartPageTitle(), robots: 'noindex, follow', alternates: alternatesOf('/cart') },
})
