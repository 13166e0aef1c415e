/** Loads the page of a document that cannot be opened: malformed, unknown, foreign and expired ids are the same (D-8). */
import { missingTitle } from '#messages/documents/links.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { DocumentPage } from './page.tsx'

export const load: Load<DocumentPage> = async ({ shop, front }) => ({
  data: { email: front.merchant.email, picture: scenePath(shop.catalog.current, 'not-found') },
  head: { title: missingTitle(), robots: 'noindex, nofollow' },
  status: 404,
})
