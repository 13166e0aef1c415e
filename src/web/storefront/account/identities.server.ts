/** Endpoints of a customer's account at Google: linked and unlinked (D-60). */
import { beginConfirmation } from '#services/customers/identities/confirm.ts'
import { beginLink, unlinkIdentity } from '#services/customers/identities/links.ts'
import { json, problem, readJson, tooMany, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import { deletedAnswer, nothing } from '#web/schema/account.ts'
import { confirmByIdentityRequest, linkAnswer, linkRequest } from '#web/schema/identities.ts'
import { withCookies } from '#web/storefront/auth/auth-answers.server.ts'
import { browserOf } from '#web/storefront/auth/auth-cookies.server.ts'
import { flowCookie } from '#web/storefront/auth/identity-sign-in.server.ts'

async function link({ shop, request, customer, ip }: CustomerContext): Promise<Response> {
  const { market } = await readJson(request, linkRequest)
  if (!shop.google) return problem(404, 'not_found')
  const begun = await beginLink(shop, shop.google, { customer, market, ip })
  if (begun.ok) return withCookies(json({ url: begun.url }), [flowCookie(shop, begun.sealed)])
  switch (begun.reason) {
    case 'confirmation_required':
      return problem(403, begun.reason)
    case 'identity_linked':
      return problem(409, begun.reason)
    case 'google_unavailable':
      return problem(503, begun.reason)
    case 'too_many_sign_ins':
      return tooMany(begun)
  }
}

async function unlink({ shop, request, customer }: CustomerContext): Promise<Response> {
  await readJson(request, nothing)
  const unlinked = await unlinkIdentity(shop, customer, browserOf(shop, request).name)
  if (unlinked.ok) return json({ deleted: true })
  switch (unlinked.reason) {
    case 'confirmation_required':
      return problem(403, unlinked.reason)
    case 'identity_not_found':
      return problem(404, unlinked.reason)
    case 'only_way_in':
      return problem(409, unlinked.reason)
  }
}

async function confirm({ shop, request, customer, ip }: CustomerContext): Promise<Response> {
  const { market, page } = await readJson(request, confirmByIdentityRequest)
  if (!shop.google) return problem(404, 'not_found')
  const begun = await beginConfirmation(shop, shop.google, { customer, market, page, ip })
  if (begun.ok) return withCookies(json({ url: begun.url }), [flowCookie(shop, begun.sealed)])
  switch (begun.reason) {
    case 'identity_not_found':
      return problem(404, begun.reason)
    case 'google_unavailable':
      return problem(503, begun.reason)
    case 'too_many_sign_ins':
      return tooMany(begun)
  }
}

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/my/confirmation/google',
    guard: 'customer',
    describe: {
      summary: 'Begin to confirm the session by the account at Google',
      body: confirmByIdentityRequest,
      answers: { 200: linkAnswer },
      refusals: [404, 429],
    },
    handler: confirm,
  },
  {
    method: 'POST',
    path: '/api/my/google/link',
    guard: 'customer',
    describe: {
      summary: 'Begin to link the account at Google; the session was confirmed a short time ago',
      body: linkRequest,
      answers: { 200: linkAnswer },
      refusals: [403, 404, 409, 429],
    },
    handler: link,
  },
  {
    method: 'POST',
    path: '/api/my/google/unlink',
    guard: 'customer',
    describe: {
      summary: 'Unlink the account at Google; a password or a passkey is left',
      body: nothing,
      answers: { 200: deletedAnswer },
      refusals: [403, 404, 409],
    },
    handler: unlink,
  },
]
