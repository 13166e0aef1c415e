/** Endpoints of a customer's children. Nothing of a child stands in an address (LAW-51). */
import { addChild, changeChild, listChildren, removeChild, type ChildRefusal } from '#services/customers/children.ts'
import { json, problem, readJson, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import { childAnswer, childRequest, childrenAnswer, deletedAnswer, nothing, type ChildView } from '#web/schema/account.ts'

const notFound = () => problem(404, 'child_not_found')

function refused(refusal: ChildRefusal): Response {
  if (refusal.reason === 'validation_failed') return problem(422, refusal.reason, { fields: refusal.fields })
  return refusal.reason === 'child_not_found' ? notFound() : problem(409, refusal.reason)
}

async function list({ shop, customer }: CustomerContext): Promise<Response> {
  return json({ children: await listChildren(shop, customer.id) })
}

async function add({ shop, customer, request }: CustomerContext): Promise<Response> {
  const answer = await addChild(shop, customer, await readJson(request, childRequest))
  return answer.ok ? json(answer.child satisfies ChildView, { status: 201 }) : refused(answer)
}

async function change({ shop, customer, request, params }: CustomerContext): Promise<Response> {
  const answer = await changeChild(shop, customer, params.id!, await readJson(request, childRequest))
  return answer.ok ? json(answer.child satisfies ChildView) : refused(answer)
}

async function remove({ shop, customer, request, params }: CustomerContext): Promise<Response> {
  await readJson(request, nothing)
  return (await removeChild(shop, customer.id, params.id!)) ? json({ deleted: true }) : notFound()
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/children',
    guard: 'customer',
    describe: { summary: 'Children of the customer', answers: { 200: childrenAnswer } },
    handler: list,
  },
  {
    method: 'POST',
    path: '/api/my/children',
    guard: 'customer',
    describe: { summary: 'Add a child', body: childRequest, answers: { 201: childAnswer }, refusals: [404, 409, 422] },
    handler: add,
  },
  {
    method: 'PUT',
    path: '/api/my/children/:id',
    guard: 'customer',
    describe: { summary: 'Change a child', body: childRequest, answers: { 200: childAnswer }, refusals: [404, 409, 422] },
    handler: change,
  },
  {
    method: 'POST',
    path: '/api/my/children/:id/delete',
    guard: 'customer',
    describe: { summary: 'Delete a child', body: nothing, answers: { 200: deletedAnswer }, refusals: [404] },
    handler: remove,
  },
]
