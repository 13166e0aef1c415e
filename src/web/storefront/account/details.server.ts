/** Endpoints of a customer's personal details and consents. */
import { changeDetails, readDetails, type AccountDetails } from '#services/customers/details.ts'
import { currentConsents, newsletterLinkEnd, recordConsent } from '#services/customers/consents.ts'
import type { Shop } from '#services/shop.ts'
import { json, problem, readJson, type ApiRoute, type CustomerContext } from '#web/http/api/endpoint.ts'
import {
  consentsAnswer,
  consentsRequest,
  detailsAnswer,
  detailsRequest,
  type ConsentsView,
  type DetailsView,
} from '#web/schema/account.ts'

export const detailsView = ({ createdAt, ...details }: AccountDetails): DetailsView => ({
  ...details,
  createdAt: createdAt.toISOString(),
})

async function showDetails({ shop, customer }: CustomerContext): Promise<Response> {
  const details = await readDetails(shop, customer.id)
  return details ? json(detailsView(details)) : problem(401, 'session_required')
}

async function saveDetails(context: CustomerContext): Promise<Response> {
  const { shop, customer, request } = context
  const answer = await changeDetails(shop, customer, await readJson(request, detailsRequest))
  return answer.ok ? showDetails(context) : problem(422, answer.reason, { fields: answer.fields })
}

export async function consentsView(shop: Pick<Shop, 'db' | 'clock'>, customerId: string): Promise<ConsentsView> {
  const [{ newsletter }, until] = await Promise.all([currentConsents(shop, customerId), newsletterLinkEnd(shop, customerId)])
  return {
    newsletter: newsletter && {
      isGiven: newsletter.isGiven,
      at: newsletter.at.toISOString(),
      textVersion: newsletter.textVersion,
      locale: newsletter.locale,
    },
    newsletterUntil: until?.toISOString() ?? null,
  }
}

const showConsents = async ({ shop, customer }: CustomerContext): Promise<Response> => json(await consentsView(shop, customer.id))

async function saveConsents(context: CustomerContext): Promise<Response> {
  const { shop, customer, request } = context
  const { newsletter: isGiven, locale } = await readJson(request, consentsRequest)
  await recordConsent(shop, customer.id, { purpose: 'newsletter', isGiven, locale })
  return showConsents(context)
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/my/details',
    guard: 'customer',
    describe: { summary: 'Personal details of the customer', answers: { 200: detailsAnswer } },
    handler: showDetails,
  },
  {
    method: 'PUT',
    path: '/api/my/details',
    guard: 'customer',
    describe: { summary: 'Change name and telephone', body: detailsRequest, answers: { 200: detailsAnswer }, refusals: [422] },
    handler: saveDetails,
  },
  {
    method: 'GET',
    path: '/api/my/consents',
    guard: 'customer',
    describe: { summary: 'Consents of the customer', answers: { 200: consentsAnswer } },
    handler: showConsents,
  },
  {
    method: 'PUT',
    path: '/api/my/consents',
    guard: 'customer',
    describe: { summary: 'Give or withdraw a consent', body: consentsRequest, answers: { 200: consentsAnswer } },
    handler: saveConsents,
  },
]
