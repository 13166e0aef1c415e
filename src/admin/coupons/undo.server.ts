/** Endpoint that takes a change of a coupon back. */
import { undoCouponEntry } from '#services/coupons/undo-coupon.ts'
import { json, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { undoRequest, undone } from '#admin/schema/coupons.ts'

export const routes: readonly ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/coupon-undo',
    guard: 'staff',
    action: 'promotions.change',
    describe: {
      summary: 'Take a change of a coupon back, while nothing that it changed was changed since',
      body: undoRequest,
      answers: { 200: undone },
      refusals: [403, 404, 409],
    },
    async handler({ shop, request, actor, grant }) {
      const { entry } = await readJson(request, undoRequest)
      const outcome = await undoCouponEntry(shop, { actor, grant }, entry)
      if (outcome === 'done') return json({ done: true })
      if (outcome === 'coupon_over_limit') return problem(403, outcome)
      return outcome === 'changed_since' ? problem(409, 'changed_since') : problem(404, 'not_undoable')
    },
  },
]
