/** Endpoints of a customer's passkeys (D-60), and of the confirmation that changes of them need. */
import { confirmByPassword, type Confirmation } from '#services/customers/confirm-session.ts'
import {
  addPasskey,
  listPasskeys,
  offerPasskey,
  removePasskey,
  renamePasskey,
  type Passkey,
} from '#services/customers/passkeys/passkeys.ts'
import { askForPasskey, confirmByPasskey } from '#services/customers/passkeys/sign-in.ts'
import { json, problem, readJson, tooMany, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import { csrfOf } from '#web/http/visitor/csrf.ts'
import { deletedAnswer, nothing } from '#web/schema/account.ts'
import {
  confirmationAnswer,
  confirmationRequest,
  creationOptionsAnswer,
  newPasskeyRequest,
  passkeyAnswer,
  passkeyNameRequest,
  passkeyRequest,
  passkeysAnswer,
  requestOptionsAnswer,
  type PasskeyView,
} from '#web/schema/passkeys.ts'
import { withCookies } from '#web/storefront/auth/auth-answers.server.ts'
import { browserOf, sessionCookie } from '#web/storefront/auth/auth-cookies.server.ts'

type Reason =
  | 'confirmation_required'
  | 'passkey_expired'
  | 'passkey_not_found'
  | 'passkey_refused'
  | 'passkey_stale'
  | 'too_many_passkeys'

function refused(reason: Reason): Response {
  switch (reason) {
    case 'confirmation_required':
      return problem(403, reason)
    case 'passkey_not_found':
      return problem(404, reason)
    case 'too_many_passkeys':
      return problem(409, reason)
    case 'passkey_expired':
      return problem(410, reason)
    case 'passkey_refused':
    case 'passkey_stale':
      return problem(422, reason)
  }
}

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

const secretOf = ({ shop, request }: CustomerContext) => csrfOf(shop, request.headers.get('cookie'))

async function list({ shop, customer }: CustomerContext): Promise<Response> {
  return json({ passkeys: (await listPasskeys(shop, customer.id)).map(passkeyView) })
}

async function offer(context: CustomerContext): Promise<Response> {
  const { shop, customer, request, ip } = context
  await readJson(request, nothing)
  const { token: browserSecret, setCookie } = secretOf(context)
  const offered = await offerPasskey(shop, customer, { browserSecret, ip })
  if (offered.ok) return withCookies(json(offered.options), [setCookie])
  return 'retryAfter' in offered ? tooMany(offered) : refused(offered.reason)
}

async function add(context: CustomerContext): Promise<Response> {
  const { shop, customer, request } = context
  const answer = await readJson(request, newPasskeyRequest)
  const { name: browser } = browserOf(shop, request)
  const added = await addPasskey(shop, customer, { answer, browser, browserSecret: secretOf(context).token })
  return added.ok ? json(passkeyView(added.passkey), { status: 201 }) : refused(added.reason)
}

async function rename({ shop, customer, request, params }: CustomerContext): Promise<Response> {
  const { name } = await readJson(request, passkeyNameRequest)
  const renamed = await renamePasskey(shop, customer, params.id!, name)
  if (renamed.ok) return json(passkeyView(renamed.passkey))
  return 'fields' in renamed ? problem(422, renamed.reason, { fields: renamed.fields }) : refused(renamed.reason)
}

async function remove({ shop, customer, request, params }: CustomerContext): Promise<Response> {
  await readJson(request, nothing)
  const removed = await removePasskey(shop, customer, { id: params.id!, browser: browserOf(shop, request).name })
  return removed.ok ? json({ deleted: true }) : refused(removed.reason)
}

/** The session goes on under another token. */
const confirmed = ({ shop, customer }: CustomerContext, { token, until }: Confirmation): Response =>
  withCookies(json({ until: until.toISOString() }), [sessionCookie(shop, { token, expiresAt: customer.expiresAt })])

async function confirm(context: CustomerContext): Promise<Response> {
  const { shop, customer, request } = context
  const { password } = await readJson(request, confirmationRequest)
  const answer = await confirmByPassword(shop, customer, password)
  if (answer.ok) return confirmed(context, answer)
  return 'retryAfter' in answer ? tooMany(answer) : problem(422, answer.reason, { fields: answer.fields })
}

async function askToConfirm(context: CustomerContext): Promise<Response> {
  const { shop, customer, request, ip } = context
  await readJson(request, nothing)
  const { token: browserSecret, setCookie } = secretOf(context)
  const asked = await askForPasskey(shop, { browserSecret, ip, customer })
  return asked.ok ? withCookies(json(asked.options), [setCookie]) : tooMany(asked)
}

async function confirmWithPasskey(context: CustomerContext): Promise<Response> {
  const { shop, customer, request } = context
  const answer = await readJson(request, passkeyRequest)
  const proven = await confirmByPasskey(shop, customer, { answer, browserSecret: secretOf(context).token })
  return proven.ok ? confirmed(context, proven) : refused(proven.reason)
}

const ofPasskeys: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/passkeys',
    guard: 'customer',
    describe: { summary: 'Passkeys of the customer', answers: { 200: passkeysAnswer } },
    handler: list,
  },
  {
    method: 'POST',
    path: '/api/my/passkeys/options',
    guard: 'customer',
    describe: {
      summary: 'Begin to add a passkey; the session was confirmed a short time ago',
      body: nothing,
      answers: { 200: creationOptionsAnswer },
      refusals: [403, 409, 429],
    },
    handler: offer,
  },
  {
    method: 'POST',
    path: '/api/my/passkeys',
    guard: 'customer',
    describe: {
      summary: 'Add the passkey that the browser made',
      body: newPasskeyRequest,
      answers: { 201: passkeyAnswer },
      refusals: [403, 409, 410, 422],
    },
    handler: add,
  },
  {
    method: 'PUT',
    path: '/api/my/passkeys/:id',
    guard: 'customer',
    describe: { summary: 'Rename a passkey', body: passkeyNameRequest, answers: { 200: passkeyAnswer }, refusals: [404, 422] },
    handler: rename,
  },
  {
    method: 'POST',
    path: '/api/my/passkeys/:id/delete',
    guard: 'customer',
    describe: {
      summary: 'Remove a passkey; the session was confirmed a short time ago',
      body: nothing,
      answers: { 200: deletedAnswer },
      refusals: [403, 404],
    },
    handler: remove,
  },
]

const ofConfirmations: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/my/confirmation',
    guard: 'customer',
    describe: {
      summary: 'Confirm the session by the password',
      body: confirmationRequest,
      answers: { 200: confirmationAnswer },
      refusals: [422, 429],
    },
    handler: confirm,
  },
  {
    method: 'POST',
    path: '/api/my/confirmation/passkey/options',
    guard: 'customer',
    describe: {
      summary: 'Begin to confirm the session by a passkey',
      body: nothing,
      answers: { 200: requestOptionsAnswer },
      refusals: [429],
    },
    handler: askToConfirm,
  },
  {
    method: 'POST',
    path: '/api/my/confirmation/passkey',
    guard: 'customer',
    describe: {
      summary: 'Confirm the session by a passkey',
      body: passkeyRequest,
      answers: { 200: confirmationAnswer },
      refusals: [410, 422],
    },
    handler: confirmWithPasskey,
  },
]

export const routes: ApiRoute[] = [...ofPasskeys, ...ofConfirmations]
