import { confirmationHead } from '#messages/order.ts'
import { alternatesOf } from '#web/server/alternates.ts'
import { pageLink } from '#web/server/page-links.ts'
import type { Load } from '#web/server/page.ts'
import { scenePath } from '#web/server/scenes.ts'
import type { ConfirmationPage } from './page.tsx'

/** The same bytes for every id, also for one that does not exist: the order comes by the API (D-8). */
export const load: Load<ConfirmationPage> = async ({ front, market, params }) => ({
  data: {
    thanks: scenePath('thanks'),
    patience: scenePath('lost'),
    returns: pageLink(front, market, 'withdrawal', 'returns'),
  },
  head: {
    title: confirmationHead(),
    robots: 'noindex, nofollow',
    alternates: alternatesOf(`/checkout/confirmation/${params.id}`),
  },
})
