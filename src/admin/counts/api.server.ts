/** How much waits on each page: one call for the whole side bar. */
import { grantOf, type Action } from '#domain/staff/roles.ts'
import { countContact } from '#services/contact/contact-inbox.ts'
import type { Shop } from '#services/shop.ts'
import { countRequests } from '#services/staff/requests.ts'
import { countWithdrawals } from '#services/withdrawals/withdrawal-inbox.ts'
import { json, type ApiRoute } from '#web/http/api/endpoint.ts'
import { countsAnswer } from '#admin/schema/counts.ts'

interface Counter {
  /** Path of its page. */
  page: string
  action: Action
  count(shop: Shop): Promise<number>
}

/** What is counted: a page adds its line here. Each must be answered from an index. */
const COUNTERS: readonly Counter[] = [
  { page: '/withdrawals', action: 'withdrawals.read', count: countWithdrawals },
  { page: '/approvals', action: 'staff.manage', count: countRequests },
  { page: '/messages', action: 'messages.read', count: countContact },
]

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/counts',
    guard: 'staff',
    action: null,
    describe: { summary: 'How much waits on the pages that the person may open', answers: { 200: countsAnswer } },
    async handler({ shop, staff }) {
      const mine = COUNTERS.filter(({ action }) => grantOf(staff.role, action) !== null)
      const counts = await Promise.all(mine.map(async ({ page, count }) => [page, await count(shop)] as const))
      return json({ counts: Object.fromEntries(counts) })
    },
  },
]
