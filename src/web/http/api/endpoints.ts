/** The endpoints: a table of routes, checked before any handler runs; other paths are refused. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import type { Shop } from '#services/shop.ts'
import { isOutage } from '#services/jobs/outage.ts'
import { HASH_RETRY_S, HashQueueFull } from '#services/customers/password-hash.ts'
import { problem, PROBLEM_TYPE, Refused, unavailable, type ApiRoute } from './endpoint.ts'
import { callerOf } from './caller.ts'
import { askOwner, mustWait } from './owner-approval.ts'
import { admitStaff } from './staff-guard.ts'
import { isLocal } from '#web/http/request-host.ts'
import { readVisitorSession } from '#web/http/visitor/session.ts'

type Api = (request: Request, url: URL, incoming?: IncomingMessage, note?: NoteRoute) => Promise<Response | null>

/** Notes the route of a request, for its count. */
export type NoteRoute = (route: string) => void

interface Bindings {
  url: URL
  incoming: IncomingMessage | undefined
  note: NoteRoute
}

const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded', bytes: 'application/octet-stream' }

/** Returns the API's requests; null for a path that belongs to the pages. */
export function createApi(shop: Shop, routes: readonly ApiRoute[]): Api {
  const app = new Hono<{ Bindings: Bindings }>()
  const known = new Map<string, Set<string>>()
  const add = (route: ApiRoute) =>
    app.on(route.method, route.path, async ({ req, env }) => {
      env.note(route.path)
      const response =
        (await answer(shop, route, { request: req.raw, params: req.param() as Record<string, string>, ...env })) ?? notOurs()
      return response.headers.get('content-type') === PROBLEM_TYPE && route.present ? route.present(response, shop) : response
    })
  for (const route of routes.filter((one) => !isPages(one))) {
    known.set(route.path, (known.get(route.path) ?? new Set()).add(route.method))
    add(route)
  }
  for (const [path, methods] of known) {
    const allow = [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', ')
    app.all(path, () => problem(405, 'method_not_allowed', {}, { allow }))
  }
  for (const below of ['/api/*', '/admin/api/*']) app.all(below, () => problem(404, 'not_found'))
  // What answers everything below an address comes after what answers one.
  for (const route of routes.filter(isPages)) add(route)
  app.notFound(notOurs)
  return async (request, url, incoming, note = () => undefined) => {
    if (!isDecodable(url.pathname)) return /^\/(?:admin\/)?api\//.test(url.pathname) ? problem(400, 'malformed_address') : null
    const response = await app.fetch(request, { url, incoming, note })
    return response.headers.has(NOT_OURS) ? null : response
  }
}

/** Endpoints below an address, loaded with the first request to one of them. */
export interface LaterRoutes {
  /** An address without a slash at its end; the endpoints are this one and those below. */
  below: string
  load(): Promise<readonly ApiRoute[]>
}

/** Returns the API's requests below the address; null for a path elsewhere. */
export function createLaterApi(shop: Shop, { below, load }: LaterRoutes): Api {
  let api: Promise<Api> | null = null
  const loaded = () =>
    (api ??= load().then(
      (routes) => createApi(shop, routes),
      (error: unknown) => {
        // The next request tries again.
        api = null
        throw error
      },
    ))
  return async (request, url, incoming, note) => {
    if (url.pathname !== below && !url.pathname.startsWith(`${below}/`)) return null
    return (await loaded())(request, url, incoming, note)
  }
}

/** Returns whether a route answers every address below its own, but for endpoints. */
const isPages = ({ path }: ApiRoute): boolean => path.endsWith('/*') && !path.includes('/api/')

interface Asked extends Bindings {
  request: Request
  params: Record<string, string>
}

async function answer(shop: Shop, route: ApiRoute, { request, params, url, incoming }: Asked): Promise<Response | null> {
  if (route.guard === 'local' && !isLocal(incoming)) return problem(404, 'not_found')
  if (route.guard === 'operator' && !isOperator(request, incoming, shop.config.metricsToken)) return problem(404, 'not_found')
  const refused = refusal(route, request, shop.config.publicUrl)
  if (refused) return refused
  const ip = callerOf(incoming, shop.config.trustedProxies)
  const signedIn = () => readVisitorSession(shop, request.headers.get('cookie'))
  const context = { shop, request, params, url, ip, signedIn }
  try {
    if (route.guard === 'staff')
      return await admitStaff(context, route, (asked) => (mustWait(route, asked) ? askOwner(route, asked) : route.handler(asked)))
    if (route.guard !== 'customer') return await route.handler(context)
    const customer = await signedIn()
    return customer ? await route.handler({ ...context, customer }) : problem(401, 'session_required')
  } catch (error) {
    if (error instanceof Refused) return error.response
    if (error instanceof HashQueueFull) return problem(503, 'busy', {}, { 'retry-after': String(HASH_RETRY_S) })
    shop.log.error(`${route.method} ${route.path} failed`, error)
    return isOutage(error) ? unavailable(request) : problem(500, 'unexpected')
  }
}

/** Returns whether the request has the token; without one in the settings, whether it comes from this machine. */
function isOperator(request: Request, incoming: IncomingMessage | undefined, token: string | null): boolean {
  if (token === null) return isLocal(incoming)
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${token}`))
}

/** Marks an answer without a matching row. */
const NOT_OURS = 'x-not-ours'
const notOurs = (): Response => new Response(null, { status: 404, headers: { [NOT_OURS]: '1' } })

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** Returns why an unsafe request is refused, or null: it must have the form that our own pages send (CSRF). */
export function refusal(route: Pick<ApiRoute, 'method' | 'body'>, request: Request, publicUrl: string): Response | null {
  if (route.method === 'GET' || route.body === 'machine' || route.body === 'open') return null
  const kind = route.body ?? 'json'
  if (!isOwnPage(request, publicUrl, kind)) return problem(403, 'foreign_origin')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === TYPES[kind] ? null : problem(415, 'unsupported_media_type')
}

/**
 * Checks the origin; without one JSON or bytes are sufficient (another site cannot send them without a preflight),
 * a form is not.
 */
function isOwnPage(request: Request, publicUrl: string, kind: keyof typeof TYPES): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  // A form of a page with `Referrer-Policy: no-referrer` has this origin; the browser's own word about the site counts.
  if (origin === 'null') return site === 'same-origin'
  if (origin === null) return site === 'same-origin' || kind !== 'form'
  const host = request.headers.get('host')
  return origin === publicUrl || (host !== null && URL.parse(origin)?.host === host)
}
