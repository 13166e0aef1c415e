/** Endpoints of webhooks: where programs of the merchant are told of changes, and the log of what they were told. */
import { MESSAGE_PAGE, WEBHOOK_EVENTS } from '#domain/connections/webhook.ts'
import {
  askAgain,
  changeWebhook,
  makeWebhook,
  removeWebhook,
  repeatMessage,
  rotateSecret,
  sendTrial,
} from '#services/webhooks/manage-webhooks.ts'
import { readMessages, readWebhooks, type ShownMessage, type ShownWebhook } from '#services/webhooks/read-webhooks.ts'
import { json, parse, problem, readJson, type ApiRoute } from '#web/http/api/endpoint.ts'
import { doneAnswer, nothing } from '#admin/schema/staff.ts'
import {
  askedAgainAnswer,
  messagesAnswer,
  messagesQuery,
  newWebhookRequest,
  secretAnswer,
  trialAnswer,
  webhookChanged,
  webhookChangeRequest,
  webhooksAnswer,
  type MessageView,
  type WebhookView,
} from './wire.ts'

const webhookView = (webhook: ShownWebhook): WebhookView => {
  const { id, url, events, isOn, pausedAt, failingSince, createdAt, createdName, version, hours, waiting } = webhook
  return {
    id,
    url,
    events,
    isOn,
    createdName,
    version,
    hours,
    waiting,
    pausedAt: pausedAt?.toISOString() ?? null,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

const messageView = ({ id, name, type, at, state, body, tries }: ShownMessage): MessageView => ({
  id,
  name,
  type,
  state,
  body,
  at: at.toISOString(),
  tries: tries.map((attempt) => ({ ...attempt, at: attempt.at.toISOString() })),
})

const ofWebhooks: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/webhooks',
    guard: 'staff',
    action: 'keys.manage',
    describe: {
      summary: 'Webhooks, how they answered in the last day, and what they can be told of',
      answers: { 200: webhooksAnswer },
    },
    handler: async ({ shop }) => json({ webhooks: (await readWebhooks(shop)).map(webhookView), events: WEBHOOK_EVENTS }),
  },
  {
    method: 'POST',
    path: '/admin/api/webhooks',
    guard: 'staff',
    action: 'keys.manage',
    describe: {
      summary: 'Make a webhook; the key of its signatures is shown in this answer only',
      body: newWebhookRequest,
      answers: { 201: secretAnswer },
      refusals: [422],
    },
    async handler({ shop, request, actor }) {
      const { url, events } = await readJson(request, newWebhookRequest)
      const made = await makeWebhook(shop, actor, { url: url.trim(), events: [...new Set(events)] })
      return made.ok ? json({ id: made.id, secret: made.secret }, { status: 201 }) : problem(422, made.reason)
    },
  },
  {
    method: 'PATCH',
    path: '/admin/api/webhooks/:id',
    guard: 'staff',
    action: 'keys.manage',
    describe: {
      summary: 'Change where a webhook goes, what it is told of, or whether',
      body: webhookChangeRequest,
      answers: { 200: webhookChanged },
      refusals: [404, 409, 422],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      const change = await readJson(request, webhookChangeRequest)
      const changed = await changeWebhook(shop, actor, { ...change, id, url: change.url?.trim() })
      if (changed.ok) return json({ entries: changed.entries })
      if (changed.reason !== 'changed_meanwhile')
        return problem(changed.reason === 'webhook_not_found' ? 404 : 422, changed.reason)
      const { url, events, isOn, version } = changed.current
      return problem(409, changed.reason, { current: { url, events, isOn, version } })
    },
  },
  {
    method: 'DELETE',
    path: '/admin/api/webhooks/:id',
    guard: 'staff',
    action: 'keys.manage',
    describe: { summary: 'Remove a webhook with its log', body: nothing, answers: { 200: doneAnswer }, refusals: [404] },
    async handler({ shop, request, actor, params: { id = '' } }) {
      await readJson(request, nothing)
      return (await removeWebhook(shop, actor, id)) ? json({ done: true }) : problem(404, 'webhook_not_found')
    },
  },
  {
    method: 'POST',
    path: '/admin/api/webhooks/:id/secret',
    guard: 'staff',
    action: 'keys.manage',
    describe: {
      summary: 'Make another key for the signatures, shown in this answer only; the one before signs too for a day',
      body: nothing,
      answers: { 201: secretAnswer },
      refusals: [404],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      await readJson(request, nothing)
      const secret = await rotateSecret(shop, actor, id)
      return secret === null ? problem(404, 'webhook_not_found') : json({ id, secret }, { status: 201 })
    },
  },
]

const ofMessages: ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/webhooks/:id/messages',
    guard: 'staff',
    action: 'keys.manage',
    describe: {
      summary: 'What a webhook was told, with every attempt, the newest first',
      query: messagesQuery,
      answers: { 200: messagesAnswer },
      refusals: [404],
    },
    async handler({ shop, url, params: { id = '' } }) {
      const { before = null } = parse(Object.fromEntries(url.searchParams), messagesQuery)
      const messages = await readMessages(shop, { id, before })
      if (!messages) return problem(404, 'webhook_not_found')
      return json({ messages: messages.map(messageView), next: messages.length === MESSAGE_PAGE ? messages.at(-1)!.id : null })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/webhooks/:id/trial',
    guard: 'staff',
    action: 'settings.change',
    describe: { summary: 'Send a message that tells nothing', body: nothing, answers: { 202: trialAnswer }, refusals: [404] },
    async handler({ shop, request, params: { id = '' } }) {
      await readJson(request, nothing)
      const message = await sendTrial(shop, id)
      return message === null ? problem(404, 'webhook_not_found') : json({ message }, { status: 202 })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/webhooks/:id/again',
    guard: 'staff',
    action: 'settings.change',
    describe: {
      summary: 'Ask an address again, with everything that waits for it',
      body: nothing,
      answers: { 200: askedAgainAnswer },
      refusals: [404],
    },
    async handler({ shop, request, actor, params: { id = '' } }) {
      await readJson(request, nothing)
      const messages = await askAgain(shop, actor, id)
      return messages === null ? problem(404, 'webhook_not_found') : json({ messages })
    },
  },
  {
    method: 'POST',
    path: '/admin/api/webhooks/:id/messages/:message/again',
    guard: 'staff',
    action: 'settings.change',
    describe: { summary: 'Send a message again', body: nothing, answers: { 202: doneAnswer }, refusals: [404] },
    async handler({ shop, request, actor, params: { id = '', message = '' } }) {
      await readJson(request, nothing)
      const done = await repeatMessage(shop, actor, { id, message })
      return done ? json({ done: true }, { status: 202 }) : problem(404, 'message_not_found')
    },
  },
]

export const routes: readonly ApiRoute[] = [...ofWebhooks, ...ofMessages]
