/** Loads the data of the payment step. */
import { paymentTitle } from '#messages/order.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import type { PaymentPage } from './page.tsx'

/** The same bytes for every id, also for one that does not exist: the order comes by the API (D-8). */
export const load: Load<PaymentPage> = async ({ front, params }) => ({
  data: { email: front.merchant.email },
  head: { title: paymentTitle(), robots: 'noindex, nofollow', alternates: alternatesOf(`/checkout/payment/${params.id}`) },
})
