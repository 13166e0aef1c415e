/** Endpoints of the parcels of an order: numbers that a courier has not given, and parcels that are called back. */
import { readDeskOrder } from '#services/order-desk/read-order.ts'
import { askAgain } from '#services/shipments/ask-again.ts'
import { recallParcel } from '#services/shipments/register-parcel.ts'
import { json, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { doneAnswer, numbersAnswer, numbersRequest, recallRequest } from '#admin/schema/order.ts'
import { actOf, changing, refusal } from './answers.server.ts'

export const routes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/orders/:number/numbers',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'Have a courier asked again for the numbers that parcels lack, or another one; what the former may know them by',
      body: numbersRequest,
      answers: { 200: numbersAnswer },
      refusals: [404, 409, 422],
    },
    handler: (context) =>
      changing(async () => {
        const { courier } = await readJson(context.request, numbersRequest)
        const asked = await askAgain(context.shop, context.params.number!, courier, actOf(context))
        if (!asked.ok) return refusal(asked.reason)
        context.shop.jobSignal.wake()
        const { parcels, references } = asked
        return json({ parcels, references })
      }),
  },
  {
    method: 'POST',
    path: '/admin/api/orders/:number/parcels/:awb/recall',
    guard: 'staff',
    action: 'orders.ship',
    describe: {
      summary: 'Ask the courier to bring a parcel back, with the reason',
      body: recallRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409, 422],
    },
    async handler(context) {
      const { reason } = await readJson(context.request, recallRequest)
      if (reason.trim() === '') return refusal('reason_needed')
      const { number = '', awb = '' } = context.params
      const found = await readDeskOrder(context.shop, number)
      if (!found) return refusal('order_not_found')
      if (!found.parcels.some((parcel) => parcel.awb === awb)) return refusal('unknown_parcel')
      const outcome = await recallParcel(context.shop, awb, actOf(context, reason))
      if (outcome === 'recalled') return json({ done: true })
      return refusal(outcome === 'too_late' ? 'recall_too_late' : outcome)
    },
  },
]
