/** Signatures of webhooks as standardwebhooks.com has them: HMAC-SHA-256 of id, time and body. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Shop } from '#services/shop.ts'

const PURPOSE = 'webhook'
const MARK = 'whsec_'
const KEY_BYTES = 32

type Tokens = Pick<Shop['tokens'], 'seal' | 'unseal'>

/** Returns a new key as the receiver gets it. */
export const newWebhookSecret = (): string => MARK + randomBytes(KEY_BYTES).toString('base64')

export const sealSecret = (tokens: Tokens, secret: string): string => tokens.seal(PURPOSE, secret)
/** Returns a key; null when it was sealed by a secret that the shop has no more. */
export const openSecret = (tokens: Tokens, sealed: string): string | null => tokens.unseal(PURPOSE, sealed)

export const messageName = (id: string): string => `msg_${id.replaceAll('-', '')}`

/** Returns the three headers of a message; each key signs. */
export function signedHeaders(
  { id, body, now }: { id: string; body: string; now: Date },
  secrets: readonly string[],
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const time = String(Math.floor(now.getTime() / 1000))
  const name = messageName(id)
  const sign = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(MARK.length), 'base64'))
      .update(`${name}.${time}.${body}`)
      .digest('base64')
  const signatures = secrets.map((secret) => `v1,${sign(secret)}`)
  return { 'webhook-id': name, 'webhook-timestamp': time, 'webhook-signature': signatures.join(' ') }
}
