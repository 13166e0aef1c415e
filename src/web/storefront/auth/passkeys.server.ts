/** Endpoints of signing in with a passkey (D-60): JSON; refusals are problems, the same for every passkey that cannot be used. */
import { askForPasskey, signInWithPasskey } from '#services/customers/passkeys/sign-in.ts'
import { json, problem, readJson, tooMany, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { csrfOf } from '#web/http/visitor/csrf.ts'
import { sessionTokenOf } from '#web/http/visitor/session.ts'
import { nothing } from '#web/schema/account.ts'
import { passkeyRequest, requestOptionsAnswer, signedInAnswer } from '#web/schema/passkeys.ts'
import { withCookies } from './auth-answers.server.ts'
import { browserCookie, browserOf, sessionCookie } from './auth-cookies.server.ts'

/** A challenge is for the browser with this CSRF token. */
async function options({ shop, request, ip }: ApiContext): Promise<Response> {
  await readJson(request, nothing)
  const { token: browserSecret, setCookie } = csrfOf(shop, request.headers.get('cookie'))
  const asked = await askForPasskey(shop, { browserSecret, ip, customer: null })
  return asked.ok ? withCookies(json(asked.options), [setCookie]) : tooMany(asked)
}

async function signIn({ shop, request, ip }: ApiContext): Promise<Response> {
  const answer = await readJson(request, passkeyRequest)
  const cookies = request.headers.get('cookie')
  const signedIn = await signInWithPasskey(shop, {
    answer,
    browserSecret: csrfOf(shop, cookies).token,
    ip,
    browser: browserOf(shop, request),
    formerToken: sessionTokenOf(shop, cookies),
  })
  if (signedIn.ok)
    return withCookies(json({ signedIn: true }), [sessionCookie(shop, signedIn), browserCookie(shop, signedIn.browserToken)])
  if ('retryAfter' in signedIn) return tooMany(signedIn)
  return problem(signedIn.reason === 'passkey_expired' ? 410 : 401, signedIn.reason)
}

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/passkey/options',
    guard: 'public',
    describe: {
      summary: 'Begin to sign in with a passkey; the same for everybody',
      body: nothing,
      answers: { 200: requestOptionsAnswer },
      refusals: [429],
    },
    handler: options,
  },
  {
    method: 'POST',
    path: '/api/auth/passkey',
    guard: 'public',
    describe: {
      summary: 'Sign in with a passkey',
      body: passkeyRequest,
      answers: { 200: signedInAnswer },
      refusals: [401, 410, 429],
    },
    handler: signIn,
  },
]
