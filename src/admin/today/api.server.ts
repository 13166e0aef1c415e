/** The endpoint of the first page: every role may ask, and is answered what it may see. */
import { readToday, type Need } from '#services/today/today.ts'
import { json, type ApiRoute } from '#web/http/api/endpoint.ts'
import { todayAnswer, type NeedView } from '#admin/schema/today.ts'

const needView = ({ oldest, dueAt, ...need }: Need): NeedView => ({
  ...need,
  oldest: oldest.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
})

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/today',
    guard: 'staff',
    action: null,
    describe: {
      summary:
        'What waits for a person, sales by market, what is sold most and what was searched in vain, as far as the role sees it',
      answers: { 200: todayAnswer },
    },
    async handler({ shop, staff }) {
      const { needs, ...rest } = await readToday(shop, staff.role)
      return json({ now: shop.clock.now().toISOString(), needs: needs.map(needView), ...rest })
    },
  },
]
