/** Loads the data of the page that pays an existing order. */
import { payHead } from '#messages/order.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import type { PayPage } from './page.tsx'

/** The same bytes for every id, also for one that does not exist: the order comes by the API (D-8). */
export const load: Load<PayPage> = async ({ front, params }) => ({
  data: { email: front.merchant.email },
  head: { title: payHead(), robots: 'noindex, nofollow', alternates: alternatesOf(`/pay/${params.id}`) },
})
