/** Webhooks by an owner: made, changed, given another key, asked again, removed (D-64). */
import { MOST_WEBHOOKS, SECRET_OVERLAP_MS, TRIAL, urlFault, type WebhookEvent } from '#domain/connections/webhook.ts'
import { differenceOf } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import { insertMessage, sendAgain } from '#store/webhooks/messages.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  lockWebhook,
  replaceSecret,
  resumeWebhook,
  updateWebhook,
  type Webhook,
} from '#store/webhooks/webhooks.ts'
import { newWebhookSecret, sealSecret } from './signature.ts'

type HookShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'jobSignal'>

export const objectOf = ({ id, url }: Pick<Webhook, 'id' | 'url'>) => ({ kind: 'webhook' as const, id, name: new URL(url).host })

/** What people set, as the log has it. */
export const settingsOf = ({ url, events, isOn }: Pick<Webhook, 'url' | 'events' | 'isOn'>) => ({
  url,
  events: [...events],
  isOn,
})

type UrlFault = NonNullable<ReturnType<typeof urlFault>>

export type MadeWebhook =
  /** `secret` is shown once. */
  { ok: true; id: string; secret: string } | { ok: false; reason: UrlFault | 'too_many_webhooks' }

/** Makes a webhook, with the key that signs its messages. */
export async function makeWebhook(
  shop: HookShop,
  actor: Actor,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<MadeWebhook> {
  const fault = urlFault(url, shop.config.webhookHosts)
  if (fault) return { ok: false, reason: fault }
  return shop.db.transaction(async (tx) => {
    if ((await countWebhooks(tx)) >= MOST_WEBHOOKS) return { ok: false, reason: 'too_many_webhooks' }
    const now = shop.clock.now()
    const secret = newWebhookSecret()
    const webhook = { id: uuidv7(now), url, events: [...events], isOn: true }
    const made = { secret: sealSecret(shop.tokens, secret), createdAt: now, createdName: actor.staffName }
    await insertWebhook(tx, { ...webhook, ...made })
    await writeAudit(tx, actor, { action: 'webhook.made', object: objectOf(webhook), after: settingsOf(webhook) }, now)
    return { ok: true, id: webhook.id, secret }
  })
}

export interface WebhookChange {
  id: string
  /** Null for whichever is there. */
  version: number | null
  url?: string | undefined
  events?: readonly WebhookEvent[] | undefined
  isOn?: boolean | undefined
  undoes?: string
  reason?: string | null
}

export type ChangedWebhook =
  | { ok: true; entries: string[] }
  | { ok: false; reason: UrlFault | 'webhook_not_found' }
  | { ok: false; reason: 'changed_meanwhile'; current: Webhook }

/** Changes where a webhook goes, what it is told of, or whether. */
export async function changeWebhook(shop: HookShop, actor: Actor, change: WebhookChange): Promise<ChangedWebhook> {
  const { id, version, url, events, isOn, undoes = null, reason = null } = change
  const fault = url === undefined ? null : urlFault(url, shop.config.webhookHosts)
  if (fault) return { ok: false, reason: fault }
  return shop.db.transaction(async (tx) => {
    const webhook = isUuid(id) ? await lockWebhook(tx, id) : null
    if (!webhook) return { ok: false, reason: 'webhook_not_found' }
    if (version !== null && version !== webhook.version) return { ok: false, reason: 'changed_meanwhile', current: webhook }
    const wanted = { url: url ?? webhook.url, events: [...(events ?? webhook.events)], isOn: isOn ?? webhook.isOn }
    const difference = differenceOf(settingsOf(webhook), wanted)
    if (!difference) return { ok: true, entries: [] }
    await updateWebhook(tx, id, wanted)
    const act = { action: 'webhook.changed', object: objectOf({ id, url: wanted.url }), ...difference, undoes, reason }
    return { ok: true, entries: [await writeAudit(tx, actor, act, shop.clock.now())] }
  })
}

/** Does what is done to a webhook that is there. Returns null without one. */
const withWebhook = <T>(
  shop: HookShop,
  id: string,
  work: (tx: Parameters<typeof lockWebhook>[0], webhook: Webhook, now: Date) => Promise<T>,
): Promise<T | null> =>
  shop.db.transaction(async (tx) => {
    const webhook = isUuid(id) ? await lockWebhook(tx, id) : null
    return webhook && work(tx, webhook, shop.clock.now())
  })

/** Makes another key, which is shown once. The one before signs too for a day. */
export const rotateSecret = (shop: HookShop, actor: Actor, id: string): Promise<string | null> =>
  withWebhook(shop, id, async (tx, webhook, now) => {
    const secret = newWebhookSecret()
    const until = new Date(now.getTime() + SECRET_OVERLAP_MS)
    await replaceSecret(tx, id, sealSecret(shop.tokens, secret), until)
    const act = { action: 'webhook.secret_replaced', object: objectOf(webhook), after: { bothUntil: until.toISOString() } }
    await writeAudit(tx, actor, act, now)
    return secret
  })

/** Removes a webhook with what it was told. */
export async function removeWebhook(shop: HookShop, actor: Actor, id: string): Promise<boolean> {
  const removed = await withWebhook(shop, id, async (tx, webhook, now) => {
    await deleteWebhook(tx, id)
    await writeAudit(tx, actor, { action: 'webhook.removed', object: objectOf(webhook), before: settingsOf(webhook) }, now)
    return true
  })
  return removed === true
}

/** Asks an address again, with everything that waits for it. Returns how many messages that is, null without the webhook. */
export async function askAgain(shop: HookShop, actor: Actor, id: string): Promise<number | null> {
  const waiting = await withWebhook(shop, id, async (tx, webhook, now) => {
    const messages = await resumeWebhook(tx, id, now)
    await writeAudit(tx, actor, { action: 'webhook.asked_again', object: objectOf(webhook), after: { messages } }, now)
    return messages
  })
  shop.jobSignal.wake()
  return waiting
}

/** Sends a message that tells nothing, to see whether the address answers. Returns its id. */
export async function sendTrial(shop: HookShop, id: string): Promise<string | null> {
  const sent = await withWebhook(shop, id, async (tx, _, now) => {
    const message = uuidv7(now)
    await insertMessage(tx, { id: message, webhookId: id, type: TRIAL, data: {} }, now)
    return message
  })
  shop.jobSignal.wake()
  return sent
}

/** Sends a message again, whatever became of it. */
export async function repeatMessage(
  shop: HookShop,
  actor: Actor,
  { id, message }: { id: string; message: string },
): Promise<boolean> {
  if (!isUuid(message)) return false
  const done = await withWebhook(shop, id, async (tx, webhook, now) => {
    if (!(await sendAgain(tx, { webhookId: id, id: message }, now))) return false
    await writeAudit(tx, actor, { action: 'webhook.message_repeated', object: objectOf(webhook), after: { message } }, now)
    return true
  })
  shop.jobSignal.wake()
  return done === true
}
