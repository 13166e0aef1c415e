/** Loads the page of a new password: the link's token is in the fragment, which the server does not see. */
import { resetTitle } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { ResetPage } from './page.tsx'

export const load: Load<ResetPage> = async ({ shop }) => ({
  data: { picture: scenePath(shop.catalog.current, 'forgot') },
  head: { title: resetTitle() },
})
