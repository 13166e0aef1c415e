/** Endpoints of a customer's orders. Another customer's order, a guest's and none answer with the same bytes. */
import { claimGuestOrders, listOrders, viewCustomerOrder } from '#services/orders/customer-orders.ts'
import { cancelUnpaidOrder } from '#services/payments/cancel-unpaid-order.ts'
import { readMarketTerms } from '#services/payment-terms/read-terms.ts'
import { json, parse, problem, readJson, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import { nothing } from '#web/schema/account.ts'
import { canceledAnswer, claimedAnswer, customerOrderAnswer, ordersAnswer, ordersQuery } from '#web/schema/account-orders.ts'
import { customerOrderView, ordersView } from './account-orders-view.server.ts'

async function list({ shop, customer, url }: CustomerContext): Promise<Response> {
  const { page } = parse(Object.fromEntries(url.searchParams), ordersQuery)
  return json(ordersView(await listOrders(shop, customer.id, page), shop.clock.now()))
}

async function view({ shop, customer, params }: CustomerContext): Promise<Response> {
  const order = await viewCustomerOrder(shop, customer.id, params.number!)
  if (!order) return problem(404, 'order_not_found')
  const terms = await readMarketTerms(shop.db.query, shop.config, order.order.market)
  return json(customerOrderView(order, { now: shop.clock.now(), terms }))
}

async function claim({ shop, customer, request }: CustomerContext): Promise<Response> {
  await readJson(request, nothing)
  return json({ claimed: await claimGuestOrders(shop, customer.id) })
}

async function cancel({ shop, customer, request, params }: CustomerContext): Promise<Response> {
  await readJson(request, nothing)
  const outcome = await cancelUnpaidOrder(shop, customer.id, params.number!)
  if (outcome === 'canceled') return json({ canceled: true })
  return problem(outcome === 'order_not_found' ? 404 : 409, outcome)
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/orders',
    guard: 'customer',
    describe: { summary: 'Orders of the customer, the newest first', query: ordersQuery, answers: { 200: ordersAnswer } },
    handler: list,
  },
  {
    method: 'GET',
    path: '/api/my/orders/:number',
    guard: 'customer',
    describe: { summary: 'An order of the customer', answers: { 200: customerOrderAnswer }, refusals: [404] },
    handler: view,
  },
  {
    method: 'POST',
    path: '/api/my/orders/claim',
    guard: 'customer',
    describe: {
      summary: 'Take the guest orders under the verified address into the account',
      body: nothing,
      answers: { 200: claimedAnswer },
    },
    handler: claim,
  },
  {
    method: 'POST',
    path: '/api/my/orders/:number/cancel',
    guard: 'customer',
    describe: {
      summary: 'Cancel an unpaid order of the customer',
      body: nothing,
      answers: { 200: canceledAnswer },
      refusals: [404, 409],
    },
    handler: cancel,
  },
]
