/** Takes a change of a webhook back. */
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import type { WebhookEvent } from '#domain/connections/webhook.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { isUuid } from '#store/database/uuid.ts'
import { findWebhook } from '#store/webhooks/webhooks.ts'
import { changeWebhook, settingsOf } from './manage-webhooks.ts'

interface Settings {
  url?: string
  events?: WebhookEvent[]
  isOn?: boolean
}

export const undoWebhook: UndoHandler = async (shop, actor, entry, reason) => {
  const { id } = entry.object
  const webhook = isUuid(id) ? await findWebhook(shop.db.query, id) : null
  if (!webhook) return 'changed_since'
  const current: Record<string, JsonValue> = settingsOf(webhook)
  const left = entry.after as Record<string, JsonValue>
  const isAsLeft = Object.keys(left).every(
    (field) => canonicalJson(current[field] ?? null) === canonicalJson(left[field] ?? null),
  )
  if (!isAsLeft) return 'changed_since'
  const before = entry.before as Settings
  const answer = await changeWebhook(shop, actor, { id, version: webhook.version, ...before, undoes: entry.id, reason })
  return answer.ok ? 'done' : 'changed_since'
}
