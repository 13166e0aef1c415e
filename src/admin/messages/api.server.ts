/** Endpoints of the inbox of messages. What strangers wrote goes out as JSON and is shown as text. */
import type { ContactState } from '#domain/contact/contact.ts'
import { CONTACT_PAGE, listContact, openContact, type OpenedMessage } from '#services/contact/contact-inbox.ts'
import { answerContact, closeContact, noteOnContact, type ContactRefusal } from '#services/contact/staff-contact.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import {
  answerRequest,
  doneAnswer,
  messageAnswer,
  messagesAnswer,
  messagesQuery,
  noteRequest,
  nothing,
  type MessageView,
} from '#admin/schema/messages.ts'

const STATUSES: Readonly<Record<ContactRefusal, number>> = {
  message_not_found: 404,
  message_closed: 409,
  message_changed: 409,
  answer_missing: 422,
  answer_long: 422,
}

const isRefusal = (outcome: string): outcome is ContactRefusal => Object.hasOwn(STATUSES, outcome)
const answerOf = (outcome: string): Response => (isRefusal(outcome) ? problem(STATUSES[outcome], outcome) : json({ done: true }))

function viewOf({ message: { id: _, receivedAt, ...message }, events, order }: OpenedMessage): MessageView {
  return {
    ...message,
    order,
    receivedAt: receivedAt.toISOString(),
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
  }
}

const reading: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/messages',
    guard: 'staff',
    action: 'messages.read',
    describe: {
      summary: 'Messages of the contact form, the newest first',
      query: messagesQuery,
      answers: { 200: messagesAnswer },
    },
    async handler({ shop, url }) {
      const { view, after = null } = parse(Object.fromEntries(url.searchParams), messagesQuery)
      const state: ContactState | null = view === 'all' ? null : view
      const found = await listContact(shop, { state, after })
      const messages = found.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() }))
      return json({ messages, next: found.length === CONTACT_PAGE ? found.at(-1)!.number : null })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/messages/:number',
    guard: 'staff',
    action: 'messages.read',
    describe: { summary: 'A message with what staff did', answers: { 200: messageAnswer }, refusals: [404] },
    async handler({ shop, params: { number = '' } }) {
      const opened = await openContact(shop, number)
      return opened ? json(viewOf(opened)) : problem(404, 'message_not_found')
    },
  },
]

const acting: ApiRoute[] = [
  {
    method: 'POST',
    path: '/admin/api/messages/:number/answer',
    guard: 'staff',
    action: 'messages.answer',
    describe: {
      summary: 'Mail an answer to the sender of a message',
      body: answerRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, params: { number = '' }, actor }) {
      const typed = await readJson(request, answerRequest)
      const outcome = await answerContact(shop, number, { ...typed, staffName: actor.staffName }, actor)
      if (outcome === 'answered') shop.jobSignal.wake()
      return answerOf(outcome)
    },
  },
  {
    method: 'POST',
    path: '/admin/api/messages/:number/note',
    guard: 'staff',
    action: 'messages.answer',
    describe: {
      summary: 'Leave a note for colleagues beside a message',
      body: noteRequest,
      answers: { 200: doneAnswer },
      refusals: [404, 422],
    },
    async handler({ shop, request, params: { number = '' }, actor }) {
      const { text } = await readJson(request, noteRequest)
      return answerOf(await noteOnContact(shop, number, { text, staffName: actor.staffName }, actor))
    },
  },
  {
    method: 'POST',
    path: '/admin/api/messages/:number/close',
    guard: 'staff',
    action: 'messages.answer',
    describe: {
      summary: 'Close a message, answered or not',
      body: nothing,
      answers: { 200: doneAnswer },
      refusals: [404, 409],
    },
    async handler({ shop, request, params: { number = '' }, actor }) {
      await readJson(request, nothing)
      return answerOf(await closeContact(shop, number, actor.staffName, actor))
    },
  },
]

export const routes: readonly ApiRoute[] = [...reading, ...acting]
