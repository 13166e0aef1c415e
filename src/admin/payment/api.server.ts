/** Endpoints of payment in the settings: how each market is paid, and the state of the gateway, never its keys (D-46). */
import { changeTerms, readPaymentDesk, type PaymentDesk } from '#services/payment-terms/change-terms.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { changeTermsRequest, paymentAnswer, termsChanged, type PaymentView } from '#admin/schema/settings/payment.ts'

function viewOf({ lastPaid, notifications, gateway, terms, version }: PaymentDesk): PaymentView {
  const lastOf = (name: string) => lastPaid.get(name)?.toISOString() ?? null
  return {
    version,
    terms,
    gateway,
    lastPaid: { card: lastOf(gateway.name), transfer: lastOf('transfer'), cash: lastOf('cash') },
    notifications: notifications.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  }
}

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/payment',
    guard: 'staff',
    action: 'settings.read',
    describe: {
      summary: 'How each market is paid, the state of the gateway, and its last notifications',
      answers: { 200: paymentAnswer },
    },
    async handler({ shop }) {
      return json(viewOf(await readPaymentDesk(shop)))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/payment',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Change how each market is paid, from the version that was read; orders that have chosen go on',
      body: changeTermsRequest,
      answers: { 200: termsChanged },
      refusals: [409],
    },
    async handler({ shop, request, actor }) {
      const { version, terms: wanted, reason } = await readJson(request, changeTermsRequest)
      const answer = await changeTerms(shop, actor, { wanted, version, reason })
      if (answer.ok) return json({ version: answer.version, entries: answer.entries })
      return problem(409, answer.reason === 'refused' ? 'validation_failed' : answer.reason)
    },
  },
]
