/**
 * An endpoint: a row with its permission, and a function from request to answer. Every module of
 * `api/` exports such rows; a request that no row allows is refused.
 */
import type { ZodType } from 'zod'
import { unavailableText } from '#messages/errors.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { KeyAction, PersonsAction } from '#domain/staff/api-key.ts'
import type { Action, Grant } from '#domain/staff/roles.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Actor } from '#services/staff/audit.ts'
import type { SignedInStaff } from '#services/staff/staff-sessions.ts'
import { RETRY_AFTER_S } from '#services/jobs/outage.ts'
import type { Problem } from '#web/schema/problem.ts'
import type { Shop } from '#services/shop.ts'
import { withLocale } from '#web/http/locale.ts'
import { preferredLocale } from '#web/http/market-redirect.ts'

export interface ApiContext {
  shop: Shop
  request: Request
  /** `:name` of the path, percent-decoded. */
  params: Record<string, string>
  url: URL
  /** Address of the caller, for limits; '' in tests without a socket. */
  ip: string
  /** Returns who is signed in, or null. Asks the database only when the request has a session's cookie. */
  signedIn(): Promise<SignedIn | null>
}

/** Context of an endpoint that only signed-in customers may call. */
export interface CustomerContext extends ApiContext {
  customer: SignedIn
}

/** Context of an endpoint of the back office that programs call with a key too. */
export interface OfficeContext extends ApiContext {
  /** How far the role or the key may do the endpoint's action. */
  grant: Grant
  /** How far it may do another action; null for not at all. */
  may(action: Action): Grant | null
  /** The person or the key as the audit log names them. */
  actor: Actor
  /** Language of papers: the person's. */
  language: Locale
}

/** Context of an endpoint of the back office that only signed-in people call. */
export interface StaffContext extends OfficeContext {
  staff: SignedInStaff
}

/** What `/api/openapi.json` says of an endpoint; its tests compare every answer with it. */
export interface Description {
  summary: string
  /** Schemas that parse the request. */
  query?: ZodType
  body?: ZodType
  /** Status of success → schema of its body, null for a body that is not JSON or for none. */
  answers: Readonly<Record<number, ZodType | null>>
  /** Statuses that the handler refuses with, beside those of `refusalsOf`. */
  refusals?: readonly number[]
  /** Of refusals with members of their own. */
  problem?: ZodType<Problem>
}

interface RouteOf<Guard extends string, Context extends ApiContext> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** Absolute path with `:name` segments, without the market's prefix. */
  path: string
  /**
   * `token`: the unguessable id in the path is the permission, answers are never stored (D-8). `local`: only over a loopback
   * connection, under a loopback name, through no proxy; for others the address answers 404. `operator`: as `local`, and where METRICS_TOKEN
   * is set only with it as a bearer token, from anywhere. `customer`: for signed-in
   * customers; others get 401 `session_required`. `staff`: for signed-in staff whose role may do `action`, D-64; others get 401
   * `staff_session_required`, 403 `not_permitted`, or 403 `confirmation_required` where the action needs the second step again.
   */
  guard: Guard
  /**
   * Required form of an unsafe request. `json` (default): JSON from our own pages. `form`: a form post of our own
   * pages. `machine`: signed bytes from another server, no origin expected; the handler must prove them. `open`: any
   * page may call it, with any content type; the handler only reads, answers everybody alike and reads no cookie. `bytes`: a file
   * from our own pages, with a limit of the handler's own.
   */
  body?: 'json' | 'form' | 'machine' | 'open' | 'bytes'
  describe?: Description
  /** Returns a refusal that was made before or around the handler in the form that this endpoint's clients read; without it a problem. */
  present?(refusal: Response, shop: Shop): Response
  /** Null leaves the address to the pages; not below `/api/`. */
  handler(context: Context): Promise<Response | null> | Response | null
}

interface StaffRouteOf<Actions extends Action | null, Context extends OfficeContext> extends RouteOf<'staff', Context> {
  /** Null for what every person of the staff may do. */
  action: Actions
  /** Whether it needs the second step again, whatever the action says. */
  needsConfirmation?: true
  /** A role that may do the action on approval only may ask for it: the call waits until an owner agrees. JSON only; `describe.body` parses it. */
  mayWait?: true
}

/** What only people do: no key opens it. */
type PersonsRoute = StaffRouteOf<PersonsAction | null, StaffContext>
type OfficeRoute = StaffRouteOf<KeyAction, OfficeContext>
export type StaffRoute = PersonsRoute | OfficeRoute

export type ApiRoute =
  | RouteOf<'public' | 'token' | 'local' | 'operator', ApiContext>
  | RouteOf<'customer', CustomerContext>
  | StaffRoute

/** Returns every status that an endpoint refuses with: those of its kind and those of its handler. */
export function refusalsOf({ method, path, guard, body, describe }: ApiRoute): number[] {
  const isParsed = describe?.query !== undefined || describe?.body !== undefined || path.includes(':')
  const isOwnPages = method !== 'GET' && body !== 'machine' && body !== 'open'
  const ofKind = [
    ...(isParsed ? [400] : []),
    ...(guard === 'customer' ? [401] : []),
    ...(guard === 'staff' ? [401, 403, 429] : []),
    ...(isOwnPages ? [403, 415] : []),
    ...(method === 'GET' ? [] : [413]),
    500,
    503,
  ]
  return [...new Set([...ofKind, ...(describe?.refusals ?? [])])].toSorted((a, b) => a - b)
}

/** Maximum size of a body in bytes. */
export const BODY_LIMIT = 64 * 1024

/** An expected refusal; thrown by the readers below, answered by the app. */
export class Refused extends Error {
  readonly response: Response
  constructor(response: Response) {
    super(`refused with ${response.status}`)
    this.response = response
  }
}

export const json = (value: unknown, { status = 200, headers }: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Sign in first',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  421: 'Misdirected request',
  422: 'Cannot be done',
  429: 'Too many requests',
  500: 'Something broke',
  503: 'Try again later',
}

export const PROBLEM_TYPE = 'application/problem+json'

/** `code` is stable and the key of the message shown (D-12); `extra` joins the problem's members. */
export function problem(
  status: number,
  code: string,
  extra: Partial<Omit<Problem, 'status' | 'code'>> & Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const body = { type: 'about:blank', title: titles[status] ?? 'Refused', status, code, ...extra }
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': PROBLEM_TYPE, 'cache-control': 'no-store', ...headers },
  })
}

/** Refuses with 429 and the code of a reached limit; `retryAfter` is in seconds. */
export const tooMany = ({ reason, retryAfter }: { reason: string; retryAfter: number }): Response =>
  problem(429, reason, { retryAfter }, { 'retry-after': String(retryAfter) })

/** Returns the answer while the database is unavailable; `detail` is in the language of the browser. */
export function unavailable(request: Request): Response {
  const locale = preferredLocale(request.headers.get('accept-language') ?? '') ?? 'en'
  const detail = withLocale(locale, unavailableText)
  return problem(503, 'unavailable', { detail }, { 'retry-after': String(RETRY_AFTER_S), 'content-language': locale })
}

/** @throws Refused 413 when the body is over the limit, however it is sent */
export async function readBytes(request: Request, limit = BODY_LIMIT): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get('content-length')
  if (Number(declared ?? 0) > limit) throw new Refused(problem(413, 'body_too_large'))
  // HTTP enforces the declared length, and a whole body is read much faster than a stream.
  if (declared !== null) return new Uint8Array(await request.arrayBuffer())
  const parts: Uint8Array[] = []
  let size = 0
  if (request.body)
    for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.byteLength
      if (size > limit) throw new Refused(problem(413, 'body_too_large'))
      parts.push(part)
    }
  return new Uint8Array(Buffer.concat(parts, size))
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses and validates the body.
 * @throws Refused 400 `malformed_json` or `validation_failed` with the first fault of each field, 413
 */
export const readJson = async <T>(request: Request, schema: ZodType<T>, limit = BODY_LIMIT): Promise<T> =>
  parse(await readUncheckedJson(request, limit), schema)

/** Returns the value of the body without a check of what it says. @throws Refused 400 `malformed_json`, 413 */
export async function readUncheckedJson(request: Request, limit = BODY_LIMIT): Promise<unknown> {
  const bytes = await readBytes(request, limit)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw new Refused(problem(400, 'malformed_json'))
  }
}

/** @throws Refused 400 `validation_failed` */
export function parse<T>(value: unknown, schema: ZodType<T>): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of keys) fields[path.join('.')] ??= issue.code === 'custom' ? issue.message : issue.code
  }
  throw new Refused(problem(400, 'validation_failed', { fields }))
}
