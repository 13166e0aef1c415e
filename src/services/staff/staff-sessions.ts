/** Sessions of staff: opaque tokens of 256 bits, of which the database has the SHA-256 only (D-64). */
import { STAFF_SESSION_TOUCH_MS, staffSessionEnd } from '#domain/staff/staff-session.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken, newSecretToken } from '#services/tokens.ts'
import type { Query } from '#store/database/db.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import {
  deleteStaffSession,
  deleteStaffSessionOfToken,
  deleteStaffSessions,
  findStaffSession,
  insertStaffSession,
  listStaffSessions,
  touchStaffSession,
  type FoundStaffSession,
  type ListedStaffSession,
} from '#store/staff/sessions.ts'

/** A signed-in person of the staff. `id` is the person's. */
export type SignedInStaff = FoundStaffSession

export interface StartedStaffSession {
  token: string
  expiresAt: Date
}

type SessionShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

/** Returns who is signed in with this token, and moves the session's end; null for a token that is malformed, unknown or over. */
export async function readStaffSession({ db, clock, tokens }: SessionShop, token: string): Promise<SignedInStaff | null> {
  if (!isSecretToken(token)) return null
  const now = clock.now()
  const found = await findStaffSession(db.query, tokens.hash(token), now)
  if (!found) return null
  if (now.getTime() - found.lastUsedAt.getTime() < STAFF_SESSION_TOUCH_MS) return found
  const expiresAt = staffSessionEnd(found.createdAt, now)
  await touchStaffSession(db.query, found, { now, expiresAt })
  return { ...found, lastUsedAt: now, expiresAt }
}

/** Begins a session of a person who is locked and has given both steps, always under a new token. */
export async function startStaffSession(
  { clock, tokens }: Pick<Shop, 'clock' | 'tokens'>,
  tx: Query,
  staffId: string,
  browser: string,
): Promise<StartedStaffSession> {
  const now = clock.now()
  const token = newSecretToken()
  const expiresAt = staffSessionEnd(now, now)
  await insertStaffSession(tx, { id: uuidv7(now), tokenHash: tokens.hash(token), staffId, browser, createdAt: now, expiresAt })
  return { token, expiresAt }
}

/** Returns the sessions of a person that have not ended, the last used first. */
export const listSessionsOfStaff = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, id: string): Promise<ListedStaffSession[]> =>
  listStaffSessions(db.query, id, clock.now())

/** Ends one session of the person. Returns false when there is none of this id, or it is another person's. */
export const endStaffSession = ({ db }: Pick<Shop, 'db'>, staffId: string, sessionId: string): Promise<boolean> =>
  isUuid(sessionId) ? deleteStaffSession(db.query, staffId, sessionId) : Promise.resolve(false)

/** Ends all sessions of the person but this one. Returns how many. */
export const endOtherStaffSessions = (
  { db }: Pick<Shop, 'db'>,
  { id, sessionId }: Pick<SignedInStaff, 'id' | 'sessionId'>,
): Promise<number> => deleteStaffSessions(db.query, id, sessionId)

/** Ends the session of a token; an unknown token changes nothing. */
export async function signOutStaff({ db, tokens }: Pick<Shop, 'db' | 'tokens'>, token: string): Promise<void> {
  if (isSecretToken(token)) await deleteStaffSessionOfToken(db.query, tokens.hash(token))
}
