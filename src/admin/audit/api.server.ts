/** Endpoints of the audit log, and of taking back what it tells (D-64). */
import { AUDIT_OBJECTS } from '#domain/staff/audit-entry.ts'
import { AUDIT_PAGE, searchAudit, verifyAudit, type AuditSearch } from '#services/staff/audit.ts'
import { undoableAmong, undoEntry } from '#services/undo/undo-entry.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { auditAnswer, auditQuery, chainAnswer, undoneAnswer, undoRequest, entryId } from '#admin/schema/audit.ts'

function searchOf(url: URL): AuditSearch {
  const asked = parse(Object.fromEntries(url.searchParams), auditQuery)
  const { words, staff, kind, id, from, until, before } = asked
  const object = AUDIT_OBJECTS.find((one) => one === kind)
  return {
    most: AUDIT_PAGE,
    ...(words !== undefined && { words }),
    ...(staff !== undefined && { staffId: staff }),
    ...(object !== undefined && id !== undefined && { object: { kind: object, id } }),
    ...(from !== undefined && { from: new Date(from) }),
    ...(until !== undefined && { until: new Date(until) }),
    ...(before !== undefined && { before }),
  }
}

const REFUSALS = { not_permitted: 403, changed_since: 409, not_undoable: 422 } as const

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/audit',
    guard: 'staff',
    action: 'audit.read',
    describe: { summary: 'Entries of the audit log, the newest first', query: auditQuery, answers: { 200: auditAnswer } },
    async handler({ shop, url, staff }) {
      const entries = await searchAudit(shop, searchOf(url))
      const undoable = await undoableAmong(shop, staff.role, entries)
      const shown = entries.map((entry) => ({ ...entry, at: entry.at.toISOString(), isUndoable: undoable.has(entry.id) }))
      return json({ entries: shown, next: entries.length === AUDIT_PAGE ? entries.at(-1)!.position : null })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/audit/chain',
    guard: 'staff',
    action: 'audit.read',
    describe: { summary: 'Whether every entry of the log is as it was written', answers: { 200: chainAnswer } },
    handler: async ({ shop }) => json(await verifyAudit(shop)),
  },
  {
    method: 'POST',
    path: '/admin/api/audit/:id/undo',
    guard: 'staff',
    action: null,
    describe: {
      summary: 'Take back what an entry tells, if nothing has changed it since; who may do the act may take it back',
      body: undoRequest,
      answers: { 200: undoneAnswer },
      refusals: [403, 409, 422],
    },
    async handler({ shop, request, params: { id = '' }, staff, actor }) {
      const { reason } = await readJson(request, undoRequest)
      if (!entryId.safeParse(id).success) return problem(422, 'not_undoable')
      const answer = await undoEntry(shop, actor, { id, role: staff.role, reason: reason?.trim() || null })
      return answer.ok ? json({ entry: answer.entry }) : problem(REFUSALS[answer.reason], answer.reason)
    },
  },
]
