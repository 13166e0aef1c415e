/** Calls that wait until an owner agrees: asking, deciding, ending (D-64). What a call does is known to its endpoint alone. */
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Action } from '#domain/staff/roles.ts'
import { REQUEST_KEPT_DAYS, REQUESTS_LISTED } from '#domain/staff/staff-request.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import {
  countWaitingRequests,
  decideRequest,
  deleteOldRequests,
  endRequest,
  insertRequest,
  listRequests,
  type StaffRequest,
} from '#store/staff/requests.ts'
import { writeAudit, type Actor } from './audit.ts'

export type { StaffRequest }

interface AskedCall {
  action: Action
  method: StaffRequest['method']
  path: string
  params: Record<string, string>
  body: JsonValue
}

/** A call that was begun so long ago has ended with its process. */
const RUNS_AT_MOST_MS = MINUTE_MS

const objectOf = (id: string, action: string) => ({ kind: 'request' as const, id, name: action })

/** Stores a call that an owner has to agree to. Returns its id. */
export async function askApproval(shop: Pick<Shop, 'db' | 'clock'>, actor: Actor, call: AskedCall): Promise<string> {
  const now = shop.clock.now()
  const id = uuidv7(now)
  await shop.db.transaction(async (tx) => {
    await insertRequest(tx, { id, ...call, staffId: actor.staffId!, staffName: actor.staffName, createdAt: now })
    await writeAudit(tx, actor, { action: 'request.asked', object: objectOf(id, call.action) }, now)
  })
  return id
}

/** Returns the newest requests: all of them for who decides, one's own for everybody else. */
export const findRequests = ({ db }: Pick<Shop, 'db'>, staffId: string | null): Promise<StaffRequest[]> =>
  listRequests(db.query, staffId, REQUESTS_LISTED)

export const countRequests = ({ db }: Pick<Shop, 'db'>): Promise<number> => countWaitingRequests(db.query)

interface Decision {
  id: string
  agrees: boolean
  note: string | null
}

/** Decides a request once. Returns it; null where it does not wait. What was agreed to is then carried out by the caller. */
export async function decide(shop: Pick<Shop, 'db' | 'clock'>, actor: Actor, decision: Decision): Promise<StaffRequest | null> {
  const { id, agrees, note } = decision
  const now = shop.clock.now()
  return shop.db.transaction(async (tx) => {
    const state = agrees ? ('running' as const) : ('refused' as const)
    const by = { staffId: actor.staffId!, staffName: actor.staffName, state, note, at: now }
    const request = await decideRequest(tx, id, by, new Date(now.getTime() - RUNS_AT_MOST_MS))
    if (!request) return null
    const action = agrees ? 'request.approved' : 'request.refused'
    await writeAudit(tx, actor, { action, object: objectOf(id, request.action), reason: note }, now)
    return request
  })
}

/** Notes what came of a request. `code`: of the problem that it ended with; null where it was done. */
export const noteOutcome = ({ db }: Pick<Shop, 'db'>, id: string, code: string | null): Promise<void> =>
  endRequest(db.query, id, code)

export const purgeRequests = ({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> =>
  deleteOldRequests(db.query, new Date(now.getTime() - REQUEST_KEPT_DAYS * DAY_MS))
