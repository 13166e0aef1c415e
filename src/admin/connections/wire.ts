/** Keys of programs and webhooks on the wire. */
import { z } from 'zod'
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
