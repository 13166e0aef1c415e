/** Payment of an order, and notifications of gateways. */
import { chooseMethod, type MethodRefusal } from '#services/payments/choose-method.ts'
import { viewOrder } from '#services/orders/place-order.ts'
import { takeNotification } from '#services/payments/payments.ts'
import { startPayment, type StartRefusal } from '#services/payments/start-payment.ts'
import { BadProof, GatewayUnavailable } from '#services/ports.ts'
import { json, problem, readBytes, readJson, type ApiContext, type ApiRoute, tooMany } from '#web/http/api/endpoint.ts'
import { methodRequest, orderAnswer, paymentAction, paymentRequest, type PaymentAction } from '#web/schema/order.ts'
import { answerOrder } from './order-answer.server.ts'

const statuses: Record<StartRefusal, number> = {
  order_not_found: 404,
  order_paid: 409,
  order_canceled: 409,
  order_expired: 409,
  amount_not_payable: 422,
  method_unavailable: 422,
  gateway_unavailable: 503,
}

/** `POST /api/orders/{id}/payments`: what the browser does next. The amount is the order's, not the request's. */
async function start({ shop, request, params, ip }: ApiContext): Promise<Response> {
  const { way } = await readJson(request, paymentRequest)
  const started = await startPayment(shop, params.id!, ip, way)
  if (started.ok) return json(started.action satisfies PaymentAction)
  if ('retryAfter' in started) return tooMany(started)
  const status = statuses[started.reason]
  return problem(status, started.reason, {}, status === 503 ? { 'retry-after': '10' } : {})
}

/** `POST /api/payments/{gateway}/notify`: the raw bytes are verified before they are parsed. */
async function notify({ shop, request, params, url }: ApiContext): Promise<Response> {
  const body = await readBytes(request)
  try {
    const headers = Object.fromEntries(request.headers)
    const answer = await takeNotification(shop, params.gateway!, body, headers, url.searchParams)
    return answer ? new Response(answer.body, answer) : problem(404, 'not_found')
  } catch (error) {
    if (error instanceof GatewayUnavailable) {
      // The gateway sends it again.
      shop.log.error(`a notification of ${params.gateway} could not be processed`, error)
      return problem(503, 'gateway_unavailable')
    }
    if (!(error instanceof BadProof)) throw error
    // Anybody can cause this line, so it is no error.
    shop.log.info(`a notification for ${params.gateway} was not proven: ${error.message}`)
    return problem(400, 'bad_proof')
  }
}

const methodStatuses: Record<MethodRefusal, number> = {
  order_not_found: 404,
  order_paid: 409,
  order_canceled: 409,
  order_expired: 409,
  payment_in_review: 409,
  method_unavailable: 422,
  total_changed: 409,
}

/** `POST /api/orders/{id}/method`: answers the order as it is now. */
async function choose({ shop, request, params }: ApiContext): Promise<Response> {
  const choice = await readJson(request, methodRequest)
  const token = params.id!
  const outcome = await chooseMethod(shop, token, choice)
  if (outcome !== 'chosen') return problem(methodStatuses[outcome], outcome)
  return answerOrder(shop, (await viewOrder(shop, token))!, token)
}

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/orders/:id/method',
    guard: 'token',
    describe: {
      summary: 'Choose how an order is paid',
      body: methodRequest,
      answers: { 200: orderAnswer },
      refusals: [404, 409, 422],
    },
    handler: choose,
  },
  {
    method: 'POST',
    path: '/api/orders/:id/payments',
    guard: 'token',
    describe: {
      summary: 'Start to pay an order, or go on with it',
      body: paymentRequest,
      answers: { 200: paymentAction },
      refusals: [404, 409, 422, 429],
    },
    handler: start,
  },
  {
    method: 'POST',
    path: '/api/payments/:gateway/notify',
    guard: 'public',
    body: 'machine',
    describe: { summary: 'For gateways: a signed notification', answers: { 200: null }, refusals: [404] },
    handler: notify,
  },
]
