/** The pages of a gateway that lives in our own process: it answers them itself, with its own headers. */
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'

async function answer({ shop, request }: ApiContext): Promise<Response> {
  return (await shop.gateways.sandbox?.hosted?.answer(request)) ?? problem(404, 'not_found')
}

export const routes: ApiRoute[] = [
  { method: 'GET', path: '/sandbox/:file', guard: 'public', handler: answer },
  { method: 'GET', path: '/sandbox/pay/:ref', guard: 'token', handler: answer },
  { method: 'POST', path: '/sandbox/pay/:ref', guard: 'token', body: 'form', handler: answer },
  { method: 'GET', path: '/sandbox/pay/:ref/:page', guard: 'token', handler: answer },
  { method: 'POST', path: '/sandbox/pay/:ref/:page', guard: 'token', body: 'form', handler: answer },
]
