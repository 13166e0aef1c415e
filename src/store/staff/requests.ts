/** Calls of staff that wait until an owner agrees. */
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { RequestState } from '#domain/staff/staff-request.ts'
import type { Query } from '#store/database/db.ts'

type RequestMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface StaffRequest {
  id: string
  staffId: string
  staffName: string
  action: string
  method: RequestMethod
  /** Pattern of the endpoint. */
  path: string
  params: Record<string, string>
  body: JsonValue
  state: RequestState
  code: string | null
  createdAt: Date
  decidedName: string | null
  decidedAt: Date | null
  note: string | null
}

type NewRequest = Pick<
  StaffRequest,
  'id' | 'staffId' | 'staffName' | 'action' | 'method' | 'path' | 'params' | 'body' | 'createdAt'
>

export async function insertRequest(tx: Query, request: NewRequest): Promise<void> {
  await tx
    .insertInto('staff_request')
    .values({
      id: request.id,
      staff_id: request.staffId,
      staff_name: request.staffName,
      action: request.action,
      method: request.method,
      path: request.path,
      params: JSON.stringify(request.params),
      body: JSON.stringify(request.body),
      state: 'waiting',
      created_at: request.createdAt,
    })
    .execute()
}

const columns = [
  'id',
  'staff_id as staffId',
  'staff_name as staffName',
  'action',
  'method',
  'path',
  'params',
  'body',
  'state',
  'code',
  'created_at as createdAt',
  'decided_name as decidedName',
  'decided_at as decidedAt',
  'note',
] as const

/** Returns the newest requests, those of one person unless `staffId` is null. */
export const listRequests = (query: Query, staffId: string | null, most: number): Promise<StaffRequest[]> =>
  query
    .selectFrom('staff_request')
    .select(columns)
    .$if(staffId !== null, (all) => all.where('staff_id', '=', staffId!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export async function countWaitingRequests(query: Query): Promise<number> {
  const { count } = await query
    .selectFrom('staff_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

interface Decision {
  staffId: string
  staffName: string
  state: 'running' | 'refused'
  note: string | null
  at: Date
}

/** Decides a request that waits, or one that was begun before `staleAt` and never ended. Returns it; null where there is none. */
export async function decideRequest(tx: Query, id: string, decision: Decision, staleAt: Date): Promise<StaffRequest | null> {
  const decided = await tx
    .updateTable('staff_request')
    .set({
      state: decision.state,
      decided_by: decision.staffId,
      decided_name: decision.staffName,
      decided_at: decision.at,
      note: decision.note,
    })
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'running'), eb('decided_at', '<', staleAt)])]),
    )
    .returning(columns)
    .executeTakeFirst()
  return decided ?? null
}

/** Writes what came of a request that was carried out. `code`: of its problem; null where it was done. */
export async function endRequest(tx: Query, id: string, code: string | null): Promise<void> {
  await tx
    .updateTable('staff_request')
    .set({ state: code === null ? 'done' : 'failed', code })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function deleteOldRequests(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('staff_request').where('created_at', '<', before).execute()
}
