/** Endpoints by which a customer gets a copy of everything and deletes the account (LAW-53). */
import { confirmByPassword } from '#services/customers/confirm-session.ts'
import { deleteAccount } from '#services/customers/delete-account.ts'
import { exportAccount } from '#services/customers/export-account.ts'
import { json, problem, readJson, tooMany, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import { cookieNames, writeCookie } from '#web/http/visitor/cookies.ts'
import { deletedAnswer, deletionAnswer, deletionConfirmRequest, deletionRequest, exportAnswer } from '#web/schema/account.ts'
import { withCookies } from '#web/storefront/auth/auth-answers.server.ts'
import { sessionCookie } from '#web/storefront/auth/auth-cookies.server.ts'

async function download({ shop, customer }: CustomerContext): Promise<Response> {
  const headers = { 'content-disposition': 'attachment; filename="account.json"' }
  return json(await exportAccount(shop, customer), { headers })
}

async function begin({ shop, customer, request }: CustomerContext): Promise<Response> {
  const { password } = await readJson(request, deletionRequest)
  const answer = await confirmByPassword(shop, customer, password)
  if (answer.ok) {
    const { token, until } = answer
    return withCookies(json({ until: until.toISOString() }), [sessionCookie(shop, { token, expiresAt: customer.expiresAt })])
  }
  return 'retryAfter' in answer ? tooMany(answer) : problem(422, answer.reason, { fields: answer.fields })
}

async function confirm({ shop, customer, request }: CustomerContext): Promise<Response> {
  const { email } = await readJson(request, deletionConfirmRequest)
  const answer = await deleteAccount(shop, customer, email)
  if (!answer.ok && answer.reason === 'email_differs')
    return problem(422, 'validation_failed', { fields: { email: answer.reason } })
  if (!answer.ok) return problem(403, answer.reason)
  const { publicUrl } = shop.config
  const { session, browser } = cookieNames(publicUrl)
  const response = json({ deleted: true })
  for (const name of [session, browser]) response.headers.append('set-cookie', writeCookie(publicUrl, name, '', 0))
  return response
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/export',
    guard: 'customer',
    describe: { summary: 'Everything that is stored about the customer', answers: { 200: exportAnswer } },
    handler: download,
  },
  {
    method: 'POST',
    path: '/api/my/deletion',
    guard: 'customer',
    describe: {
      summary: 'Begin to delete the account: the password',
      body: deletionRequest,
      answers: { 200: deletionAnswer },
      refusals: [422, 429],
    },
    handler: begin,
  },
  {
    method: 'POST',
    path: '/api/my/deletion/confirm',
    guard: 'customer',
    describe: {
      summary: 'Delete the account: its address, typed once more',
      body: deletionConfirmRequest,
      answers: { 200: deletedAnswer },
      refusals: [403, 422],
    },
    handler: confirm,
  },
]
