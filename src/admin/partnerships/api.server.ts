/** Endpoints of partnerships in the back office (D-30). */
import {
  changePartnership,
  createPartnership,
  setPartnershipStopped,
  type PartnershipAnswer,
} from '#services/partnerships/change-partnership.ts'
import { openPartnership, readPartnerships, readReach } from '#services/partnerships/read-partnerships.ts'
import { BODY_LIMIT, json, problem, readJson, type OfficeContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import * as wire from '#admin/schema/promotions/partnerships.ts'
import { idOf, mayWrite } from './asked.server.ts'
import { listedView, pageView } from './views.server.ts'

/** A refusal for a version that is old has the partnership as it is now. */
async function answered(
  { shop, language }: Pick<OfficeContext, 'shop' | 'language'>,
  answer: PartnershipAnswer,
  id: string | null,
): Promise<Response> {
  if (answer.ok)
    return json({ id: answer.id, version: answer.version, entries: answer.entries } satisfies wire.PartnershipWritten)
  if (answer.reason === 'partnership_not_found') return problem(404, answer.reason)
  if (answer.reason === 'validation_failed') return problem(422, answer.reason, { fields: answer.fields })
  const now = id === null ? null : await openPartnership(shop, id, language)
  return problem(409, answer.reason, { current: now && pageView(now) })
}

const reading = { method: 'GET', guard: 'staff', action: 'promotions.read' } as const
const writing = { method: 'POST', guard: 'staff', action: 'promotions.change' } as const
const answers = { 200: wire.partnershipWritten }

export const routes: readonly StaffRoute[] = [
  {
    ...reading,
    path: '/admin/api/partnerships',
    describe: { summary: 'Partnerships, the newest first, with their codes', answers: { 200: wire.partnershipsAnswer } },
    async handler({ shop }: OfficeContext) {
      const found = await readPartnerships(shop)
      return json({ partnerships: found.map(listedView) } satisfies wire.PartnershipsView)
    },
  },
  {
    ...reading,
    path: '/admin/api/partnerships/:id',
    describe: {
      summary: 'A partnership: its texts, its rules, how its pool does',
      answers: { 200: wire.partnershipAnswer },
      refusals: [404],
    },
    async handler(context: OfficeContext) {
      const id = idOf(context)
      const opened = id === null ? null : await openPartnership(context.shop, id, context.language)
      return opened ? json(pageView(opened)) : problem(404, 'partnership_not_found')
    },
  },
  {
    ...reading,
    path: '/admin/api/partnerships/:id/reach',
    describe: {
      summary: 'How many customers may have a code today, and how many each rule keeps away; nobody is named',
      answers: { 200: wire.reachAnswer },
      refusals: [404],
    },
    async handler(context: OfficeContext) {
      const id = idOf(context)
      const reach = id === null ? null : await readReach(context.shop, id)
      return reach ? json(reach satisfies wire.ReachView) : problem(404, 'partnership_not_found')
    },
  },
  {
    ...writing,
    path: '/admin/api/partnerships',
    describe: {
      summary: 'Make a partnership; it runs from its first day',
      body: wire.createPartnershipRequest,
      answers,
      refusals: [403, 422],
    },
    async handler(context: OfficeContext) {
      const { partnership } = await readJson(context.request, wire.createPartnershipRequest, BODY_LIMIT)
      if (!mayWrite(context)) return problem(403, 'not_permitted')
      return answered(context, await createPartnership(context.shop, context.actor, partnership), null)
    },
  },
  {
    ...writing,
    path: '/admin/api/partnerships/:id',
    describe: {
      summary: 'Change a partnership; codes that customers have stay as they are',
      body: wire.changePartnershipRequest,
      answers,
      refusals: [403, 404, 409, 422],
    },
    async handler(context: OfficeContext) {
      const { version, partnership } = await readJson(context.request, wire.changePartnershipRequest, BODY_LIMIT)
      if (!mayWrite(context)) return problem(403, 'not_permitted')
      const id = idOf(context)
      if (id === null) return problem(404, 'partnership_not_found')
      return answered(context, await changePartnership(context.shop, context.actor, { id, version, fields: partnership }), id)
    },
  },
  {
    ...writing,
    path: '/admin/api/partnerships/:id/stop',
    describe: {
      summary: 'Stop a partnership at once, or let it go on; customers keep the codes that they have',
      body: wire.stopPartnershipRequest,
      answers,
      refusals: [403, 404, 409, 422],
    },
    async handler(context: OfficeContext) {
      const { version, isStopped, reason } = await readJson(context.request, wire.stopPartnershipRequest, BODY_LIMIT)
      if (!mayWrite(context)) return problem(403, 'not_permitted')
      if (reason.trim() === '') return problem(422, 'reason_missing')
      const id = idOf(context)
      if (id === null) return problem(404, 'partnership_not_found')
      const stop = { id, version, isStopped, reason: reason.trim() }
      return answered(context, await setPartnershipStopped(context.shop, context.actor, stop), id)
    },
  },
]
