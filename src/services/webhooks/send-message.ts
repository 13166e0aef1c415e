/** The job of a webhook's message: sends it, writes the attempt into the log, and waits longer after each failure. */
import { WEBHOOK_ATTEMPTS, WEBHOOK_PATIENCE_MS, webhookPause } from '#domain/connections/webhook.ts'
import { JobPostponed } from '#services/jobs/jobs.ts'
import type { Shop } from '#services/shop.ts'
import { findMessage, writeAttempt, type WebhookMessage } from '#store/webhooks/messages.ts'
import { findWebhook, noteAnswer, noteFailure, pauseWebhook, takeTurn, type Webhook } from '#store/webhooks/webhooks.ts'
import { postMessage, type PostOutcome } from './post-message.ts'
import { openSecret, signedHeaders } from './signature.ts'

type SendShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'log'>

const GONE = 410
/** While an address fails, one message at a time asks whether it answers again. */
const TURN_MS = 15_000

/** Returns the text of a message, the same at each attempt. */
export const bodyOf = ({ type, at, data }: Pick<WebhookMessage, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/** Sends a message that waits. It may come twice: the receiver knows it by its id. */
export async function sendMessage(shop: SendShop, { messageId }: { messageId: string }): Promise<void> {
  const message = await findMessage(shop.db.query, messageId)
  const webhook = message && (await findWebhook(shop.db.query, message.webhookId))
  // One that is off by itself keeps what waits until a person has it sent.
  if (message?.state !== 'waiting' || !webhook || webhook.pausedAt) return
  await waitForTurn(shop, webhook)
  const at = shop.clock.now()
  const begun = performance.now()
  const outcome = await post(shop, webhook, message)
  const durationMs = Math.round(performance.now() - begun)
  await settle(shop, { webhook, message }, { ...outcome, at, durationMs })
}

/** @throws JobPostponed where another message asks the address that fails */
async function waitForTurn({ db, clock }: SendShop, { id, failures, nextAt }: Webhook): Promise<void> {
  if (failures === 0) return
  const now = clock.now()
  if (await takeTurn(db.query, id, { now, nextAt: new Date(now.getTime() + TURN_MS) })) return
  throw new JobPostponed('its address does not answer', nextAt && nextAt > now ? nextAt : new Date(now.getTime() + TURN_MS))
}

async function post({ clock, config, tokens }: SendShop, webhook: Webhook, message: WebhookMessage): Promise<PostOutcome> {
  const now = clock.now()
  const before = webhook.secretBeforeUntil && webhook.secretBeforeUntil > now ? webhook.secretBefore : null
  const secrets = [webhook.secret, before].flatMap((sealed) => (sealed === null ? [] : (openSecret(tokens, sealed) ?? [])))
  if (secrets.length === 0) return { status: null, fault: 'no_secret' }
  const body = bodyOf(message)
  const headers = signedHeaders({ id: message.id, body, now }, secrets)
  return postMessage({ url: webhook.url, headers, body, inside: config.webhookHosts })
}

type Attempt = PostOutcome & { at: Date; durationMs: number }

/** @throws JobPostponed where the message is tried again */
async function settle(
  shop: SendShop,
  { webhook, message }: { webhook: Webhook; message: WebhookMessage },
  attempt: Attempt,
): Promise<void> {
  const { db, clock } = shop
  if (attempt.fault === null) {
    await writeAttempt(db.query, message.id, { ...attempt, state: 'sent' })
    return noteAnswer(db.query, webhook.id)
  }
  const now = clock.now()
  const isOver = message.attempts + 1 >= WEBHOOK_ATTEMPTS
  await writeAttempt(db.query, message.id, { ...attempt, state: isOver ? 'failed' : 'waiting' })
  const failures = Math.max(webhook.failures, message.attempts) + 1
  const nextAt = new Date(now.getTime() + webhookPause(failures))
  await noteFailure(db.query, webhook.id, { now, nextAt: new Date(now.getTime() + webhookPause(webhook.failures + 1)) })
  const since = webhook.failingSince ?? now
  if (attempt.status === GONE || now.getTime() - since.getTime() >= WEBHOOK_PATIENCE_MS) {
    await pauseWebhook(db.query, webhook.id, now)
    shop.log.error(`the webhook ${webhook.id} is off: its address does not answer`)
    return
  }
  if (!isOver) throw new JobPostponed(`attempt ${message.attempts + 1}: ${attempt.fault}`, nextAt)
}
