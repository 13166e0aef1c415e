/** Calls of the back office that a role may make on approval only: they are stored until an owner agrees (D-64). */
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import { askApproval, type StaffRequest } from '#services/staff/requests.ts'
import { json, readJson, type StaffContext, type StaffRoute } from './endpoint.ts'

/** Returns whether the call waits for an owner instead of being carried out. */
export const mustWait = (route: StaffRoute, { grant }: Pick<StaffContext, 'grant'>): boolean =>
  grant === 'on_approval' && route.mayWait === true

/** Stores a call whose body fits. Returns 202 with the id of the request. */
export async function askOwner(route: StaffRoute, { shop, request, params, actor }: StaffContext): Promise<Response> {
  const body = (await readJson(request, route.describe!.body!)) as JsonValue
  const { path } = route
  // Reading never waits, and no endpoint of the back office answers OPTIONS.
  const method = route.method as StaffRequest['method']
  const id = await askApproval(shop, actor, { action: route.action!, method, path, params, body })
  return json({ waitsForApproval: true, request: id }, { status: 202 })
}
