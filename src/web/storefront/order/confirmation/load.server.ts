/** Loads the data of the confirmation page. */
import { confirmationHead } from '#messages/order.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { ConfirmationPage } from './page.tsx'

/** The same bytes for every id, also for one that does not exist: the order comes by the API (D-8). */
export const load: Load<ConfirmationPage> = async ({ shop: { catalog }, params }) => ({
  data: {
    thanks: scenePath(catalog.current, 'thanks'),
    patience: scenePath(catalog.current, 'not-found'),
  },
  head: {
    title: confirmationHead(),
    robots: 'noindex, nofollow',
    alternates: alternatesOf(`/checkout/confirmation/${params.id}`),
  },
})
