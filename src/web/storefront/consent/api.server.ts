/** Endpoints of consent: the proof of a choice, the purchase that is reported with it, and the frame in which a film of another site plays. */
import { filmEmbed } from '#domain/content/film.ts'
import { givePurchase } from '#services/consent/give-purchase.ts'
import { proveConsent } from '#services/consent/prove-consent.ts'
import { json, problem, readJson, tooMany, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { consentAnswer, consentRequest, purchaseAnswer, purchaseRequest } from '#web/schema/consent.ts'
import { filmFrame } from '#web/frames/documents.server.ts'

async function prove({ shop, request, ip }: ApiContext): Promise<Response> {
  const proved = await proveConsent(shop, await readJson(request, consentRequest), ip)
  if (proved.ok) return json({ id: proved.id, at: proved.at.toISOString() }, { status: 201 })
  return 'retryAfter' in proved ? tooMany(proved) : problem(409, proved.reason)
}

async function purchase({ shop, request, params }: ApiContext): Promise<Response> {
  const { key } = await readJson(request, purchaseRequest)
  const given = await givePurchase(shop, params.id!, key)
  return given === undefined ? problem(404, 'order_not_found') : json({ purchase: given })
}

/** `GET /frames/film?film=https://www.youtube.com/watch?v=…`: null, and thus the 404 page, for a film of a host that is not set. */
function film({ shop, url }: ApiContext): Response | null {
  const embed = filmEmbed(url.searchParams.get('film') ?? '', shop.config.integrations.filmHosts)
  if (embed === null) return null
  const { html, headers } = filmFrame(embed)
  return new Response(html, { headers })
}

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/consent',
    guard: 'public',
    describe: {
      summary: 'Keep the proof of a choice about cookies and services of others',
      body: consentRequest,
      answers: { 201: consentAnswer },
      refusals: [409, 429],
    },
    handler: prove,
  },
  {
    method: 'POST',
    path: '/api/orders/:id/purchase',
    guard: 'token',
    describe: {
      summary: 'Take the purchase of an order, once, to report it with the customer’s consent',
      body: purchaseRequest,
      answers: { 200: purchaseAnswer },
      refusals: [404],
    },
    handler: purchase,
  },
  {
    method: 'GET',
    path: '/frames/film',
    guard: 'public',
    describe: { summary: 'A frame with the player of a film of another site', answers: { 200: null } },
    handler: film,
  },
]
