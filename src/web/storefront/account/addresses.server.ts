/** Endpoints of a customer's addresses, which the checkout is filled from. */
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
  type AddressRefusal,
  type SavedAddress,
} from '#services/customers/addresses.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import { shownPhone } from '#services/customers/phone.ts'
import { json, problem, readJson, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import {
  addressAnswer,
  addressesAnswer,
  addressRequest,
  deletedAnswer,
  nothing,
  type AddressesView,
  type AddressView,
} from '#web/schema/account.ts'

const phoneView = (phone: string | null): string => (phone === null ? '' : shownPhone(phone))

const addressView = ({ details, phone, ...address }: SavedAddress): AddressView => ({
  ...address,
  ...details,
  phone: phoneView(phone),
})

const notFound = () => problem(404, 'address_not_found')

function refused(refusal: AddressRefusal): Response {
  if (refusal.reason === 'validation_failed') return problem(422, refusal.reason, { fields: refusal.fields })
  return refusal.reason === 'address_not_found' ? notFound() : problem(409, refusal.reason)
}

/** Returns the addresses of a customer with what else the checkout begins with. */
export async function addressesView(shop: Pick<Shop, 'db'>, { id, email, phone }: SignedIn): Promise<AddressesView> {
  const addresses = (await listAddresses(shop, id)).map(addressView)
  return { addresses, contact: { email, phone: phoneView(phone) } }
}

async function list({ shop, customer }: CustomerContext): Promise<Response> {
  return json(await addressesView(shop, customer))
}

async function add({ shop, customer, request }: CustomerContext): Promise<Response> {
  const answer = await addAddress(shop, customer, await readJson(request, addressRequest))
  return answer.ok ? json(addressView(answer.address), { status: 201 }) : refused(answer)
}

async function change({ shop, customer, request, params }: CustomerContext): Promise<Response> {
  const answer = await changeAddress(shop, customer, params.id!, await readJson(request, addressRequest))
  return answer.ok ? json(addressView(answer.address)) : refused(answer)
}

async function remove({ shop, customer, request, params }: CustomerContext): Promise<Response> {
  await readJson(request, nothing)
  return (await removeAddress(shop, customer.id, params.id!)) ? json({ deleted: true }) : notFound()
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/addresses',
    guard: 'customer',
    describe: { summary: 'Addresses of the customer', answers: { 200: addressesAnswer } },
    handler: list,
  },
  {
    method: 'POST',
    path: '/api/my/addresses',
    guard: 'customer',
    describe: { summary: 'Add an address', body: addressRequest, answers: { 201: addressAnswer }, refusals: [404, 409, 422] },
    handler: add,
  },
  {
    method: 'PUT',
    path: '/api/my/addresses/:id',
    guard: 'customer',
    describe: { summary: 'Change an address', body: addressRequest, answers: { 200: addressAnswer }, refusals: [404, 409, 422] },
    handler: change,
  },
  {
    method: 'POST',
    path: '/api/my/addresses/:id/delete',
    guard: 'customer',
    describe: { summary: 'Delete an address', body: nothing, answers: { 200: deletedAnswer }, refusals: [404] },
    handler: remove,
  },
]
