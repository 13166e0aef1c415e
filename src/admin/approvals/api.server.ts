/** Endpoints of calls that wait until an owner agrees: the call is carried out by its own endpoint, as it was called. */
import { z } from 'zod'
import { askedAbout } from '#services/approvals/asked-about.ts'
import type { Shop } from '#services/shop.ts'
import { grantOf } from '#domain/staff/roles.ts'
import { decide, findRequests, noteOutcome, type StaffRequest } from '#services/staff/requests.ts'
import { json, problem, readJson, Refused, type ApiRoute, type StaffContext, type StaffRoute } from '#web/http/api/endpoint.ts'
import { decidedAnswer, decideRequest, requestsAnswer, type RequestsView } from '#admin/schema/approvals.ts'

const requestId = z.uuid()

const addressOf = ({ path, params }: Pick<StaffRequest, 'path' | 'params'>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')).replace('/admin/api', '')

const requestView = async (shop: Shop, request: StaffRequest, staffId: string): Promise<RequestsView['requests'][number]> => {
  const { id, staffName, action, body, state, code, createdAt, decidedName, decidedAt, note } = request
  return {
    id,
    staffName,
    isOwn: request.staffId === staffId,
    action,
    address: addressOf(request),
    body,
    about: await askedAbout(shop, request),
    state,
    code,
    createdAt: createdAt.toISOString(),
    decidedName,
    decidedAt: decidedAt?.toISOString() ?? null,
    note,
  }
}

/** Calls the endpoint for the person who asked. Returns the code of the problem it ended with; null where it was done. */
async function carryOut(routes: readonly StaffRoute[], asked: StaffRequest, context: StaffContext): Promise<string | null> {
  const route = routes.find(({ method, path }) => method === asked.method && path === asked.path)
  if (!route) return 'not_found'
  const url = new URL(`/admin/api${addressOf(asked)}`, context.url)
  const headers = { 'content-type': 'application/json' }
  const request = new Request(url, { method: asked.method, headers, body: JSON.stringify(asked.body) })
  const actor = { ...context.actor, staffId: asked.staffId, staffName: asked.staffName }
  const call = { ...context, request, url, params: asked.params, grant: 'always' as const, actor }
  const response = await Promise.resolve(route.handler(call)).catch((error: unknown) => {
    if (error instanceof Refused) return error.response
    throw error
  })
  if (response?.ok) return null
  const { code = 'unexpected' } = ((await response?.json().catch(() => ({}))) ?? {}) as { code?: string }
  return code
}

/** Returns the endpoints; `routes`: all of the back office, of which those with `mayWait` can be asked for. */
export function approvalRoutes(routes: readonly ApiRoute[]): readonly ApiRoute[] {
  const askable = routes.filter((route): route is StaffRoute => route.guard === 'staff' && route.mayWait === true)
  const byDecision = (agrees: boolean): ApiRoute => ({
    method: 'POST',
    path: `/admin/api/requests/:id/${agrees ? 'approve' : 'refuse'}`,
    guard: 'staff',
    action: 'staff.manage',
    describe: {
      summary: agrees ? 'Agree to a call, and carry it out' : 'Refuse a call that waits',
      body: decideRequest,
      answers: { 200: decidedAnswer },
      refusals: [404],
    },
    async handler(context) {
      const { shop, request, actor, params } = context
      const { note } = await readJson(request, decideRequest)
      const id = requestId.safeParse(params.id)
      const asked = id.success ? await decide(shop, actor, { id: id.data, agrees, note: note?.trim() || null }) : null
      if (!asked) return problem(404, 'request_not_waiting')
      if (!agrees) return json({ state: 'refused', code: null })
      const code = await carryOut(askable, asked, context)
      await noteOutcome(shop, asked.id, code)
      return json({ state: code === null ? 'done' : 'failed', code })
    },
  })
  return [
    {
      method: 'GET',
      path: '/admin/api/requests',
      guard: 'staff',
      action: null,
      describe: {
        summary: 'Calls that wait or waited for an owner; one’s own for who does not decide',
        answers: { 200: requestsAnswer },
      },
      async handler({ shop, staff }) {
        const decides = grantOf(staff.role, 'staff.manage') !== null
        const requests = await findRequests(shop, decides ? null : staff.id)
        const views = requests.map((one) => requestView(shop, one, staff.id))
        return json({ decides, requests: await Promise.all(views) } satisfies RequestsView)
      },
    },
    byDecision(true),
    byDecision(false),
  ]
}
