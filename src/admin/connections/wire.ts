/** Keys of programs and webhooks on the wire. */
import { z } from 'zod'
import { MESSAGE_STATES, WEBHOOK_EVENTS, WEBHOOK_URL_LENGTH } from '#domain/connections/webhook.ts'
import { KEY_ACTIONS, KEY_LIVES, KEY_NAME_LENGTH } from '#domain/staff/api-key.ts'
import { moment, textUpTo } from '#web/schema/values.ts'

const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How it begins; the rest is not stored. */
  start: z.string(),
  scope: z.array(z.string()),
  createdAt: moment,
  createdName: z.string(),
  lastUsedAt: moment.nullable(),
  /** Null for one without an end. */
  expiresAt: moment.nullable(),
  isOver: z.boolean(),
})
export const keysAnswer = z.object({
  keys: z.array(apiKey),
  /** What a key can be given. */
  actions: z.array(z.enum(KEY_ACTIONS)),
})
export type KeysView = z.infer<typeof keysAnswer>

export const keyRequest = z.strictObject({
  name: textUpTo(KEY_NAME_LENGTH).refine((name) => name.trim() !== '', 'required'),
  scope: z.array(z.enum(KEY_ACTIONS)).min(1).max(KEY_ACTIONS.length),
  /** Days until it ends, null for no end. */
  days: z.literal(KEY_LIVES),
})

/** `token` is shown here and never again. */
export const madeKeyAnswer = z.object({ id: z.uuid(), token: z.string() })

const event = z.enum(WEBHOOK_EVENTS)
const url = textUpTo(WEBHOOK_URL_LENGTH)
const events = z.array(event).min(1).max(WEBHOOK_EVENTS.length)

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(event),
  isOn: z.boolean(),
  /** Since when it is off by itself; null where it is not. */
  pausedAt: moment.nullable(),
  /** Since when its address has not answered. */
  failingSince: moment.nullable(),
  createdAt: moment,
  createdName: z.string(),
  version: z.int(),
  hours: z.array(z.object({ sent: z.int(), failed: z.int() })),
  waiting: z.int(),
})
export type WebhookView = z.infer<typeof webhook>
export const webhooksAnswer = z.object({ webhooks: z.array(webhook), events: z.array(event) })
export type WebhooksView = z.infer<typeof webhooksAnswer>

export const newWebhookRequest = z.strictObject({ url, events })
export const webhookChangeRequest = z.strictObject({
  version: z.int().nonnegative(),
  url: url.optional(),
  events: events.optional(),
  isOn: z.boolean().optional(),
})
/** `secret` is shown here and never again. */
export const secretAnswer = z.object({ id: z.uuid(), secret: z.string() })
export const webhookChanged = z.object({ entries: z.array(z.uuid()) })
export const askedAgainAnswer = z.object({ messages: z.int() })
export const trialAnswer = z.object({ message: z.uuid() })

export const messagesQuery = z.strictObject({ before: z.uuid().optional() })
const message = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  at: moment,
  state: z.enum(MESSAGE_STATES),
  body: z.string(),
  tries: z.array(
    z.object({ number: z.int(), at: moment, status: z.int().nullable(), fault: z.string().nullable(), durationMs: z.int() }),
  ),
})
export type MessageView = z.infer<typeof message>
export const messagesAnswer = z.object({ messages: z.array(message), next: z.uuid().nullable() })
export type MessagesView = z.infer<typeof messagesAnswer>
