/** Endpoints of signing in and out as the front end of contract 1a calls them: A1 to A20 with the stricter rules for this shop. */
import { formatFullName } from '#domain/customers/address.ts'
import { signIn } from '#services/customers/sign-in.ts'
import { signOut } from '#services/customers/sessions.ts'
import { HASH_RETRY_S, HashQueueFull } from '#services/customers/password-hash.ts'
import { isOutage, RETRY_AFTER_S } from '#services/jobs/outage.ts'
import { isReference } from '#services/tokens.ts'
import { json, Refused, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cookieNames, writeCookie } from '#web/http/visitor/cookies.ts'
import { csrfOf } from '#web/http/visitor/csrf.ts'
import { sessionTokenOf } from '#web/http/visitor/session.ts'
import { csrfAnswer, providersAnswer, sessionAnswer } from '#web/schema/auth.ts'
import {
  answerForm,
  baseOf,
  callbackUrlCookie,
  callbackUrlOf,
  errorUrl,
  failureUrl,
  pagePath,
  presentAsUrl,
  readForm,
  redirectTo,
  withCookies,
  type AuthAnswer,
  type AuthForm,
} from './auth-answers.server.ts'
import { browserCookie, browserOf, sessionCookie, typedEmailCookie } from './auth-cookies.server.ts'
import { identityProvider, leaveForProvider, returnFromProvider } from './identity-sign-in.server.ts'

/** The provider that every shop has: e-mail address and password. */
const CREDENTIALS = 'credentials'

/** A1. */
function csrf({ shop, request }: ApiContext): Response {
  const { token, setCookie } = csrfOf(shop, request.headers.get('cookie'))
  const headers = { 'cache-control': 'private, no-cache, no-store' }
  return withCookies(json({ csrfToken: token }, { headers }), [setCookie])
}

/** A2. */
function providers({ shop }: ApiContext): Response {
  const base = baseOf(shop)
  const all = [
    { id: CREDENTIALS, name: 'E-mail', type: 'credentials' },
    ...(shop.google ? [{ id: shop.google.id, name: shop.google.name, type: 'oauth' }] : []),
  ]
  const described = all.map(({ id, name, type }) => {
    return [id, { id, name, type, signinUrl: `${base}/signin/${id}`, callbackUrl: `${base}/callback/${id}` }]
  })
  return json(Object.fromEntries(described), { headers: { 'cache-control': 'private, no-store' } })
}

/** A3 and A4: the session's cookie is sent again with its new end, and deleted when the session is over. */
async function session({ shop, request, url, signedIn }: ApiContext): Promise<Response> {
  const cookies = request.headers.get('cookie')
  const customer = await signedIn()
  const token = sessionTokenOf(shop, cookies)
  const named = url.searchParams.get('callbackUrl')
  const set = [
    csrfOf(shop, cookies).setCookie,
    named === null ? null : callbackUrlCookie(shop, cookies, callbackUrlOf(shop, null, named)),
    token === null ? null : sessionCookie(shop, customer ? { token, expiresAt: customer.expiresAt } : null),
  ]
  const user = customer && { name: formatFullName(customer, customer.locale), email: customer.email }
  const body = customer ? { user, expires: customer.expiresAt.toISOString() } : {}
  return withCookies(json(body, { headers: { 'cache-control': 'private, no-store' } }), set)
}

/** A13. */
function signInPage(context: ApiContext): Response {
  const { shop, request, url } = context
  const cookies = request.headers.get('cookie')
  const callbackUrl = callbackUrlOf(shop, cookies, url.searchParams.get('callbackUrl'))
  const error = url.searchParams.get('error')
  const query = new URLSearchParams({ callbackUrl, ...(error !== null && { error }) })
  return redirectTo(`${pagePath(context, 'signin')}?${query}`, [callbackUrlCookie(shop, cookies, callbackUrl)])
}

/** Errors that are shown on the page for signing in (A14). */
const SHOWN_AT_SIGN_IN = new Set([
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
  'CredentialsSignin',
  'SessionRequired',
])

/** A14. */
function errorPage(context: ApiContext): Response {
  const { searchParams } = context.url
  const error = searchParams.get('error') ?? ''
  const reference = searchParams.get('reference') ?? ''
  const query = new URLSearchParams({ error, ...(isReference(reference) && { reference }) })
  return redirectTo(
    SHOWN_AT_SIGN_IN.has(error) ? `${baseOf(context.shop)}/signin?${query}` : `${pagePath(context, 'error')}?${query}`,
  )
}

type Action = (context: ApiContext, form: AuthForm) => AuthAnswer | Promise<AuthAnswer>

/** Returns the handler of a form post: the CSRF token is checked, and every failure has an address too (A9, client rules). */
const action = (run: Action) => async (context: ApiContext) => {
  const { shop } = context
  const form = await readForm(context)
  if (!form.hasCsrfToken) return refuse(context, form, { status: 400, url: errorUrl(shop, 'MissingCSRF') })
  try {
    const answer = await run(context, form)
    return answer.status < 400 ? answerForm(form, answer) : refuse(context, form, answer)
  } catch (error) {
    if (error instanceof Refused) throw error
    return refuse(context, form, answerFor(shop, error))
  }
}

function answerFor(shop: ApiContext['shop'], error: unknown): AuthAnswer {
  const isFull = error instanceof HashQueueFull
  if (!isFull && !isOutage(error)) return { status: 500, url: failureUrl(shop, 'signing in or out failed', error) }
  if (!isFull) shop.log.error('signing in or out failed', error)
  return { status: 503, url: errorUrl(shop, 'Busy'), retryAfter: isFull ? HASH_RETRY_S : RETRY_AFTER_S }
}

/** Remembers where the visitor wanted to go: the page of the error leads there, and is in the language of it. */
function refuse({ shop, request }: ApiContext, form: AuthForm, answer: AuthAnswer): Response {
  const isNamed = form.fields.has('callbackUrl')
  const cookie = isNamed ? callbackUrlCookie(shop, request.headers.get('cookie'), form.callbackUrl) : null
  return withCookies(answerForm(form, answer), [cookie])
}

/** A5 to A8. */
const signInWithPassword: Action = async ({ shop, request, ip }, { fields, callbackUrl, isJson }) => {
  const email = fields.get('email') ?? ''
  const answer = await signIn(shop, {
    email,
    password: fields.get('password') ?? '',
    ip,
    browser: browserOf(shop, request),
    formerToken: sessionTokenOf(shop, request.headers.get('cookie')),
  })
  if (answer.ok) {
    const { token, browserToken, expiresAt } = answer
    return {
      status: 200,
      url: callbackUrl,
      cookies: [sessionCookie(shop, { token, expiresAt }), browserCookie(shop, browserToken)],
    }
  }
  // With JavaScript the address is still in its field.
  const cookies = isJson ? [] : [typedEmailCookie(shop, email)]
  switch (answer.reason) {
    case 'CredentialsSignin':
      return { status: 401, url: errorUrl(shop, answer.reason, { provider: CREDENTIALS }), cookies }
    case 'EmailNotVerified':
      return { status: 401, url: errorUrl(shop, answer.reason), cookies }
    case 'too_many_sign_ins':
      return { status: 429, url: errorUrl(shop, 'TooManySignIns'), retryAfter: answer.retryAfter, cookies }
  }
}

/** A10 to A12: credentials are posted to the callback. */
const startSignIn: Action = (context, form) => {
  const { shop, params } = context
  const provider = identityProvider(shop, params.provider)
  if (provider) return leaveForProvider(context, form, provider)
  return { status: 200, url: `${baseOf(shop)}/signin${params.provider === CREDENTIALS ? '' : '?csrf=true'}` }
}

/** The redirect of another provider. */
function callback(context: ApiContext): Response | Promise<Response> {
  const provider = identityProvider(context.shop, context.params.provider)
  return provider ? returnFromProvider(context, provider) : unknownAction(context)
}

/** A15 and A16. */
const endSession: Action = async ({ shop, request }, { callbackUrl }) => {
  const token = sessionTokenOf(shop, request.headers.get('cookie'))
  if (token !== null) await signOut(shop, token)
  const { publicUrl } = shop.config
  const forgotten = writeCookie(publicUrl, cookieNames(publicUrl).callbackUrl, '', 0)
  return { status: 200, url: callbackUrl, cookies: [sessionCookie(shop, null), forgotten] }
}

/** A17, and callbacks of unknown providers (A12). */
const unknownAction = ({ request }: Pick<ApiContext, 'request'>): Response =>
  new Response(`Error: This action with HTTP ${request.method} is not supported`, {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  })

const form = { method: 'POST', guard: 'public', body: 'form', present: presentAsUrl } as const

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/csrf',
    guard: 'public',
    describe: { summary: 'The CSRF token of the forms below', answers: { 200: csrfAnswer } },
    handler: csrf,
  },
  {
    method: 'GET',
    path: '/api/auth/providers',
    guard: 'public',
    describe: { summary: 'The ways to sign in', answers: { 200: providersAnswer } },
    handler: providers,
  },
  {
    method: 'GET',
    path: '/api/auth/session',
    guard: 'public',
    describe: { summary: 'Who is signed in', answers: { 200: sessionAnswer } },
    handler: session,
  },
  { method: 'GET', path: '/api/auth/signin', guard: 'public', handler: signInPage },
  { method: 'GET', path: '/api/auth/signin/:provider', guard: 'public', handler: signInPage },
  { method: 'GET', path: '/api/auth/error', guard: 'public', handler: errorPage },
  {
    method: 'GET',
    path: '/api/auth/signout',
    guard: 'public',
    handler: (context) => redirectTo(pagePath(context, 'signout')),
  },
  { method: 'GET', path: '/api/auth/callback/:provider', guard: 'public', handler: callback },
  { ...form, path: '/api/auth/callback/credentials', handler: action(signInWithPassword) },
  { ...form, path: '/api/auth/signin/:provider', handler: action(startSignIn) },
  { ...form, path: '/api/auth/signout', handler: action(endSession) },
]

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Everything else under the base address: not described, and behind all other rows of it. */
export const unknownActions: ApiRoute[] = METHODS.map((method) => ({
  method,
  path: '/api/auth/*',
  guard: 'public',
  // Another site learns that it may not ask, a client of the contract that there is no such action.
  present: (refusal) => (refusal.status === 403 ? refusal : unknownAction({ request: { method } as Request })),
  handler: unknownAction,
}))
