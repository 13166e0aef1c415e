/** Endpoints of customers. */
import { z, type ZodType } from 'zod'
import {
  askForEmail,
  changeCustomer,
  endSessions,
  sendLink,
  setCustomerDisabled,
  type CustomerRefusal,
  type DeskAnswer,
} from '#services/people/change-customer.ts'
import { findCustomers, newsletterReaders, openCustomer } from '#services/people/find-customers.ts'
import { addNote, eraseCustomer, mergeGuestOrders, removeNote, sendDataCopy } from '#services/people/person-data.ts'
import type { Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import { json, parse, problem, readJson, type ApiRoute, type OfficeContext } from '#web/http/api/endpoint.ts'
import { askedAnswer } from '#admin/schema/approvals.ts'
import {
  changeCustomerRequest,
  customerAnswer,
  customerEmailRequest,
  customerLinkRequest,
  customerReason,
  customersAnswer,
  customersQuery,
  customerWritten,
  disableCustomerRequest,
  eraseRequest,
  noteRequest,
  readersAnswer,
} from '#admin/schema/customers.ts'
import { customerView, guestView, listedView } from './views.server.ts'

const STATUSES: Partial<Record<CustomerRefusal, number>> = {
  customer_not_found: 404,
  changed_meanwhile: 409,
  email_taken: 409,
  customer_disabled: 409,
  verified_already: 409,
  too_many_requests: 429,
}

function written(answer: DeskAnswer): Response {
  if (answer.ok) return json({ done: true, entries: answer.entries })
  if (answer.reason === 'validation_failed') return problem(422, answer.reason, { fields: answer.fields })
  return problem(STATUSES[answer.reason] ?? 422, answer.reason)
}

/** An id that no account has, for what is none. */
const NO_ID = '00000000-0000-0000-0000-000000000000'
const idOf = (text: string | undefined): string => z.uuid().safeParse(text).data ?? NO_ID

/** Returns the endpoint of one act on a customer, all but its action. */
function act<Body>(
  name: string,
  { summary, body, mayWait }: { summary: string; body: ZodType<Body>; mayWait?: true },
  run: (shop: Shop, actor: Actor, wish: Body & { id: string }) => Promise<DeskAnswer>,
) {
  return {
    method: 'POST' as const,
    path: `/admin/api/customers/:id${name}`,
    guard: 'staff' as const,
    ...(mayWait && { mayWait }),
    describe: {
      summary,
      body,
      answers: { 200: customerWritten, ...(mayWait && { 202: askedAnswer }) } as Record<number, ZodType>,
      refusals: [403, 404, 409, 422, 429],
    },
    async handler({ shop, request, actor, grant, params }: OfficeContext) {
      const wish = await readJson(request, body)
      // Whoever may only ask has asked already: an owner's call comes with another grant.
      if (grant === 'on_approval') return problem(403, 'not_permitted')
      return written(await run(shop, actor, { ...wish, id: idOf(params.id) }))
    },
  }
}

const change = <Body>(
  name: string,
  of: { summary: string; body: ZodType<Body> },
  run: (shop: Shop, actor: Actor, wish: Body & { id: string }) => Promise<DeskAnswer>,
): ApiRoute => ({ ...act(name, of, run), action: 'customers.change' })

const reading: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/customers',
    guard: 'staff',
    action: 'customers.read',
    describe: {
      summary: 'Accounts, the newest first; words find names, addresses, telephones and order numbers, also of guests',
      query: customersQuery,
      answers: { 200: customersAnswer },
    },
    async handler({ shop, url }) {
      const { view, words, market, after } = parse(Object.fromEntries(url.searchParams), customersQuery)
      const question = { view, ...(words && { words: words.trim() }), ...(market && { market }), ...(after && { after }) }
      const { customers, hasMore, guests } = await findCustomers(shop, question)
      return json({
        customers: customers.map(listedView),
        guests: guests.map(guestView),
        next: hasMore ? customers.at(-1)!.id : null,
      })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/customers/:id',
    guard: 'staff',
    action: 'customers.read',
    describe: {
      summary: 'A person, without children, codes and what was looked at',
      answers: { 200: customerAnswer },
      refusals: [404],
    },
    async handler({ shop, params }) {
      const opened = await openCustomer(shop, idOf(params.id))
      return opened ? json(customerView(opened)) : problem(404, 'customer_not_found')
    },
  },
  {
    method: 'GET',
    path: '/admin/api/newsletter-readers',
    guard: 'staff',
    action: 'customers.read',
    describe: { summary: 'How many receive the newsletter, by language', answers: { 200: readersAnswer } },
    handler: async ({ shop }) => json({ readers: await newsletterReaders(shop) }),
  },
]

const acts: readonly ApiRoute[] = [
  change('', { summary: 'Change name and telephone, with a reason', body: changeCustomerRequest }, changeCustomer),
  change(
    '/email',
    { summary: 'Mail a link to a new address, which counts once the link was used', body: customerEmailRequest },
    askForEmail,
  ),
  change('/disable', { summary: 'Stop an account, or let it go on', body: disableCustomerRequest }, setCustomerDisabled),
  change('/sign-out', { summary: 'End every session', body: customerReason }, endSessions),
  change('/link', { summary: 'Mail the link for a new password, or to verify the address', body: customerLinkRequest }, sendLink),
  change(
    '/merge',
    { summary: 'Take the guest orders under the verified address into the account', body: customerReason },
    mergeGuestOrders,
  ),
  {
    ...act(
      '/copy',
      {
        summary: 'Mail the person the way to the copy of their data, which staff do not see',
        body: customerReason,
        mayWait: true,
      },
      sendDataCopy,
    ),
    action: 'customers.export',
  },
  {
    ...act(
      '/erase',
      {
        summary: 'Delete an account for good, in the version that was read; its orders are kept without the person',
        body: eraseRequest,
        mayWait: true,
      },
      eraseCustomer,
    ),
    action: 'customers.erase',
  },
  change('/notes', { summary: 'Write a note for colleagues', body: noteRequest }, addNote),
  {
    method: 'POST',
    path: '/admin/api/customers/:id/notes/:note/remove',
    guard: 'staff',
    action: 'customers.change',
    describe: { summary: 'Remove a note', answers: { 200: customerWritten }, refusals: [404, 422] },
    handler: async ({ shop, actor, params }) =>
      written(await removeNote(shop, actor, { id: idOf(params.id), note: idOf(params.note) })),
  },
]

export const routes: readonly ApiRoute[] = [...reading, ...acts]
