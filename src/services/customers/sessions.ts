/** Sessions: opaque tokens of 256 bits, of which the database has the SHA-256 only (D-60). */
import { SESSION_TOUCH_MS, sessionEnd } from '#domain/customers/session.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken, newSecretToken } from '#services/tokens.ts'
import {
  deleteSession,
  deleteSessionOfToken,
  deleteSessionsOf,
  findSession,
  insertSession,
  listSessionsOf,
  touchSession,
  type ListedSession,
} from '#store/customers/sessions.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { customerMailJob } from './customer-mails.ts'

/** A signed-in customer. */
export interface SignedIn {
  /** Of the customer. */
  id: string
  sessionId: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  market: Locale
  locale: Locale
  /** When the session began. */
  createdAt: Date
  /** When the customer last proved who they are: signed in, typed the password, used a passkey. */
  confirmedAt: Date
  expiresAt: Date
}

type SessionShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

/** Returns who is signed in with this token, and moves the session's end; null for a token that is malformed, unknown or over. */
export async function readSession({ db, clock, tokens }: SessionShop, token: string): Promise<SignedIn | null> {
  if (!isSecretToken(token)) return null
  const now = clock.now()
  const found = await findSession(db.query, tokens.hash(token), now)
  if (!found) return null
  const { id: sessionId, customerId: id, lastUsedAt, ...session } = found
  if (now.getTime() - lastUsedAt.getTime() < SESSION_TOUCH_MS) return { ...session, id, sessionId }
  const expiresAt = sessionEnd(session.createdAt, now)
  await touchSession(db.query, sessionId, { now, expiresAt })
  return { ...session, id, sessionId, expiresAt }
}

export interface Browser {
  /** Short name, such as 'Firefox, Linux'. */
  name: string
  /** Its long-lived token; null for a browser without one. */
  token: string | null
}

export interface StartedSession {
  token: string
  expiresAt: Date
  /** Token of the browser, a new one unless it has one. */
  browserToken: string
}

type StartingShop = Pick<Shop, 'clock' | 'tokens'>

/**
 * Begins a session of a customer who has just proven to be one, in the place of the one that the browser had. A sign-in in a browser that is
 * new to the account is told by mail. `passwordHash`: of the password that proved it. Returns null when the account is gone or disabled by
 * now, or has another password; otherwise it is locked.
 */
export async function startSessionUnlessChanged(
  { clock, tokens }: StartingShop,
  tx: Query,
  { id: customerId, passwordHash }: { id: string; passwordHash: string | null },
  browser: Browser,
  formerToken: string | null,
): Promise<StartedSession | null> {
  const now = clock.now()
  const token = newSecretToken()
  const expiresAt = sessionEnd(now, now)
  const browserToken = tokenOf(browser)
  const session = { id: uuidv7(now), tokenHash: tokens.hash(token), customerId, browser: browser.name, createdAt: now, expiresAt }
  const formerHash = formerToken !== null && isSecretToken(formerToken) ? tokens.hash(formerToken) : null
  const noted = await insertSession(tx, session, { formerHash, browserHash: tokens.hash(browserToken), passwordHash })
  if (!noted) return null
  if (!noted.isFirst && !noted.isKnown)
    await enqueue(tx, customerMailJob({ mail: 'new_sign_in', customerId, browser: browser.name }, now))
  return { token, expiresAt, browserToken }
}

/** Begins a session of an account that is locked and not disabled. */
export async function startSession(
  shop: StartingShop,
  tx: Query,
  customerId: string,
  browser: Browser,
  formerToken: string | null = null,
): Promise<StartedSession> {
  const started = await startSessionUnlessChanged(shop, tx, { id: customerId, passwordHash: null }, browser, formerToken)
  if (!started) throw new Error('A session was begun for an account that is gone or disabled.')
  return started
}

/** Returns the browser's token, or a new one. */
export const tokenOf = ({ token }: Browser): string => (token !== null && isSecretToken(token) ? token : newSecretToken())

/** Returns the sessions of a customer that have not ended, the last used first. */
export const listSessions = ({ db, clock }: Pick<Shop, 'db' | 'clock'>, customerId: string): Promise<ListedSession[]> =>
  listSessionsOf(db.query, customerId, clock.now())

/** Ends one session of the customer. Returns false when there is none of this id, or it is another customer's. */
export const endSession = ({ db }: Pick<Shop, 'db'>, customerId: string, sessionId: string): Promise<boolean> =>
  deleteSession(db.query, customerId, sessionId)

/** Ends all sessions of the customer but this one. Returns how many. */
export const endOtherSessions = (
  { db }: Pick<Shop, 'db'>,
  { id, sessionId }: Pick<SignedIn, 'id' | 'sessionId'>,
): Promise<number> => deleteSessionsOf(db.query, id, sessionId)

/** Ends the session of a token; an unknown token changes nothing. */
export async function signOut({ db, tokens }: Pick<Shop, 'db' | 'tokens'>, token: string): Promise<void> {
  if (isSecretToken(token)) await deleteSessionOfToken(db.query, tokens.hash(token))
}
