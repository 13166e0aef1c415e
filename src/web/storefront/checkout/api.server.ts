/** Endpoint that places orders. */
import { href, MARKETS } from '#domain/market/market.ts'
import { isOpenPayment } from '#domain/payments/payment-state.ts'
import type { Shop } from '#services/shop.ts'
import { placeOrder, viewOrder, type Refusal } from '#services/orders/place-order.ts'
import { refreshPayment } from '#services/payments/payments.ts'
import { json, problem, readJson, type ApiContext, type ApiRoute, tooMany } from '#web/http/api/endpoint.ts'
import { orderAnswer } from '#web/schema/order.ts'
import { answerOrder } from '#web/storefront/order/order-answer.server.ts'
import { quoteView } from '#web/storefront/cart/quote-view.server.ts'
import { idempotencyKey, orderPlaced, orderProblem, orderRequest, type OrderPlaced } from '#web/schema/checkout.ts'

/** A quote in the refusal is the fresh one, to be shown before another attempt. */
function refused(refusal: Refusal, shop: Pick<Shop, 'catalog'>): Response {
  switch (refusal.reason) {
    case 'validation_failed':
      return problem(422, refusal.reason, { fields: refusal.fields })
    case 'out_of_stock':
    case 'total_changed':
    case 'delivery_unavailable':
      return problem(409, refusal.reason, { quote: quoteView(refusal.quote, shop.catalog.current) })
    case 'total_too_large':
    case 'too_many_pieces':
      return problem(422, refusal.reason)
    case 'idempotency_conflict':
      return problem(409, refusal.reason)
    case 'too_many_orders':
    case 'too_many_orders_email':
    case 'too_many_orders_phone':
    case 'too_many_unpaid_orders':
    case 'too_many_unpaid_pieces':
      return tooMany(refusal)
  }
}

async function place({ shop, request, ip, signedIn }: ApiContext): Promise<Response> {
  const key = idempotencyKey.safeParse(request.headers.get('idempotency-key'))
  if (!key.success) return problem(400, 'idempotency_key_required')
  const { terms: _, ...question } = await readJson(request, orderRequest)
  const customer = await signedIn()
  const answer = await placeOrder(shop, question, key.data, ip, customer?.id)
  if (!answer.ok) return refused(answer, shop)
  const page = answer.due > 0 ? 'payment' : 'confirmation'
  const next = href(MARKETS[question.market], `/checkout/${page}/${answer.id}`)
  const placed: OrderPlaced = { id: answer.id, number: answer.number, next }
  return json(placed, { status: 201 })
}

/** Malformed, unknown and foreign ids get the same bytes (D-8). */
async function view({ shop, params }: ApiContext): Promise<Response> {
  const token = params.id ?? ''
  let order = await viewOrder(shop, token)
  // The gateway's notification may be late or lost: while an attempt is open, whoever waits for it here has the gateway asked.
  if (order?.attempt && isOpenPayment(order.attempt.state) && (await refreshPayment(shop, order.id)))
    order = await viewOrder(shop, token)
  if (!order) return problem(404, 'order_not_found')
  return answerOrder(shop, order, token)
}

export const routes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/api/orders',
    guard: 'public',
    describe: {
      summary: 'Place an order; needs an Idempotency-Key',
      body: orderRequest,
      answers: { 201: orderPlaced },
      refusals: [409, 422, 429],
      problem: orderProblem,
    },
    handler: place,
  },
  {
    method: 'GET',
    path: '/api/orders/:id',
    guard: 'token',
    describe: { summary: 'An order by its public id', answers: { 200: orderAnswer }, refusals: [404] },
    handler: view,
  },
]
