/** Endpoints of the codes of a partnership: who got which, filling the pool, giving one, the report for the partner (D-30). */
import { fillPool, handOutCode, reportPartnership } from '#services/partnerships/codes.ts'
import { GIVEN_PAGE, openPartnership, readGivenCodes, readPoolCampaigns } from '#services/partnerships/read-partnerships.ts'
import { BODY_LIMIT, json, parse, problem, readJson, type OfficeContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/promotions/partnerships.ts'
import { idOf, mayWrite } from './asked.server.ts'
import { givenToView, givenView, reportedView } from './views.server.ts'

const writing = { method: 'POST', guard: 'staff', action: 'promotions.change' } as const

async function givenCodes(context: OfficeContext) {
  const { after = null } = parse(Object.fromEntries(context.url.searchParams), wire.givenQuery)
  const id = idOf(context)
  const codes = id === null ? [] : await readGivenCodes(context.shop, id, after)
  return { codes, next: codes.length === GIVEN_PAGE ? codes.at(-1)!.id : null }
}

const reading: readonly StaffRoute[] = [
  {
    method: 'GET',
    guard: 'staff',
    path: '/admin/api/partnerships/:id/codes',
    action: 'promotions.read',
    describe: {
      summary: 'Codes that customers have, by their beginning, the newest first',
      query: wire.givenQuery,
      answers: { 200: wire.givenAnswer },
    },
    async handler(context: OfficeContext) {
      const { codes, next } = await givenCodes(context)
      return json({ codes: codes.map(givenView), next })
    },
  },
  {
    method: 'GET',
    guard: 'staff',
    path: '/admin/api/partnerships/:id/given-to',
    action: 'customers.read',
    describe: {
      summary: 'The same, with the customers who have them',
      query: wire.givenQuery,
      answers: { 200: wire.givenToAnswer },
    },
    async handler(context: OfficeContext) {
      const { codes, next } = await givenCodes(context)
      return json({ codes: codes.map(givenToView), next })
    },
  },
  {
    method: 'GET',
    guard: 'staff',
    path: '/admin/api/partnerships/:id/campaigns',
    action: 'promotions.read',
    describe: {
      summary: 'Campaigns whose unused single-use coupons can fill the pool',
      answers: { 200: wire.campaignsAnswer },
    },
    async handler(context: OfficeContext) {
      const id = idOf(context)
      return json({ campaigns: id === null ? [] : await readPoolCampaigns(context.shop, id) } satisfies wire.PoolCampaigns)
    },
  },
]

const acts: readonly StaffRoute[] = [
  {
    ...writing,
    path: '/admin/api/partnerships/:id/codes',
    describe: {
      summary: 'Add codes to the pool: a list from the partner, or the unused coupons of a campaign',
      body: wire.fillRequest,
      answers: { 200: wire.fillAnswer },
      refusals: [403, 404, 409, 422],
    },
    async handler(context: OfficeContext) {
      const filling = await readJson(context.request, wire.fillRequest, wire.FILL_LIMIT)
      if (!mayWrite(context)) return problem(403, 'not_permitted')
      const id = idOf(context)
      if (id === null) return problem(404, 'partnership_not_found')
      const answer = await fillPool(context.shop, context.actor, { id, filling })
      if (answer.ok) {
        const { added, known, entries } = answer
        return json({ added, known, entries } satisfies wire.Filled)
      }
      if (answer.reason === 'partnership_not_found') return problem(404, answer.reason)
      return problem(answer.reason === 'pool_code_wrong' ? 422 : 409, answer.reason, { at: answer.at })
    },
  },
  {
    ...writing,
    path: '/admin/api/partnerships/:id/hand-out',
    describe: {
      summary: 'Give a customer the one code of a partnership whatever its rules say; it is sent by mail',
      body: wire.handOutRequest,
      answers: { 200: wire.handOutAnswer },
      refusals: [403, 404, 409, 422],
    },
    async handler(context: OfficeContext) {
      const { email, reason } = await readJson(context.request, wire.handOutRequest, BODY_LIMIT)
      if (!mayWrite(context)) return problem(403, 'not_permitted')
      if (reason.trim() === '') return problem(422, 'reason_missing')
      const id = idOf(context)
      if (id === null) return problem(404, 'partnership_not_found')
      const answer = await handOutCode(context.shop, context.actor, { id, email, reason: reason.trim() })
      if (answer.ok) return json({ isNew: answer.isNew } satisfies wire.HandedOut)
      const isUnknown = answer.reason === 'partnership_not_found' || answer.reason === 'customer_not_found'
      return problem(isUnknown ? 404 : 409, answer.reason)
    },
  },
  {
    ...writing,
    path: '/admin/api/partnerships/:id/report',
    describe: {
      summary: 'What the partner is told: which codes were given and used, nobody’s name',
      body: wire.reportRequest,
      answers: { 200: wire.reportAnswer },
      refusals: [403, 404, 422],
    },
    async handler(context: OfficeContext) {
      const { reason } = await readJson(context.request, wire.reportRequest, BODY_LIMIT)
      if (!mayWrite(context)) return problem(403, 'not_permitted')
      if (reason.trim() === '') return problem(422, 'reason_missing')
      const id = idOf(context)
      const opened = id === null ? null : await openPartnership(context.shop, id, context.language)
      const codes =
        opened && (await reportPartnership(context.shop, context.actor, { id: opened.partnership.id, reason: reason.trim() }))
      if (!codes) return problem(404, 'partnership_not_found')
      return json({ name: opened.partnership.key, codes: codes.map(reportedView) } satisfies wire.PartnershipReport)
    },
  },
]

export const codeRoutes: readonly StaffRoute[] = [...reading, ...acts]
