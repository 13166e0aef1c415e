/** Webhooks and what they were told, for the screen. */
import { CHART_HOURS, MESSAGE_PAGE } from '#domain/connections/webhook.ts'
import type { Shop } from '#services/shop.ts'
import { isUuid } from '#store/database/uuid.ts'
import { listMessages, type WebhookAttempt, type WebhookMessage } from '#store/webhooks/messages.ts'
import { countWaiting, findWebhook, listWebhooks, readSentHours, type Webhook } from '#store/webhooks/webhooks.ts'
import { bodyOf } from './send-message.ts'
import { messageName } from './signature.ts'

export interface ShownWebhook extends Webhook {
  /** Attempts of the last hours, the oldest hour first. */
  hours: { sent: number; failed: number }[]
  waiting: number
}

/** Returns all webhooks with how they answered in the last day. */
export async function readWebhooks({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<ShownWebhook[]> {
  const [webhooks, sent, waiting] = await Promise.all([
    listWebhooks(db.query),
    readSentHours(db.query, { now: clock.now(), hours: CHART_HOURS }),
    countWaiting(db.query),
  ])
  return webhooks.map((webhook) => {
    const own = sent.filter(({ webhookId }) => webhookId === webhook.id)
    const hours = Array.from({ length: CHART_HOURS }, (_, index) => {
      const hour = own.find(({ ago }) => ago === CHART_HOURS - 1 - index)
      return { sent: hour?.sent ?? 0, failed: hour?.failed ?? 0 }
    })
    return { ...webhook, hours, waiting: waiting.get(webhook.id) ?? 0 }
  })
}

export interface ShownMessage extends WebhookMessage {
  /** As the receiver knows it. */
  name: string
  body: string
  tries: WebhookAttempt[]
}

/** Returns a page of what a webhook was told, the newest first; null without the webhook. */
export async function readMessages(
  { db }: Pick<Shop, 'db'>,
  { id, before }: { id: string; before: string | null },
): Promise<ShownMessage[] | null> {
  if (!isUuid(id) || !(await findWebhook(db.query, id))) return null
  const messages = await listMessages(db.query, { webhookId: id, before, most: MESSAGE_PAGE })
  return messages.map((message) => ({ ...message, name: messageName(message.id), body: bodyOf(message) }))
}
