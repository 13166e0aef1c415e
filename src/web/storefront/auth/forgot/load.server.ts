/** Loads the page of a forgotten password. */
import { forgotTitle } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { ForgotPage } from './page.tsx'

export const load: Load<ForgotPage> = async ({ shop }) => ({
  data: {
    picture: scenePath(shop.catalog.current, 'forgot'),
    hasGoogle: shop.google !== null,
    sentPicture: scenePath(shop.catalog.current, 'confirm-mail'),
  },
  head: { title: forgotTitle() },
})
