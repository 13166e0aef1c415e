/** Loads the page of the confirmation link: its token is in the fragment, which the server does not see. */
import { verifyTitle } from '#messages/customers/auth.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { VerifyPage } from './page.tsx'

export const load: Load<VerifyPage> = async ({ shop }) => ({
  data: { picture: scenePath(shop.catalog.current, 'confirm-mail') },
  head: { title: verifyTitle() },
})
