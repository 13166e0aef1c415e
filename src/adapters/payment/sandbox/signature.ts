/** Signs and verifies notifications of the sandbox gateway. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Tolerance of the clocks, both ways, so that an old notification cannot be replayed. */
export const TOLERANCE_SECONDS = 300

/** Returns the shared key, derived from the shop's secret for this purpose only. */
export const notificationKey = (secret: string): Buffer =>
  createHmac('sha256', secret).update('sandbox gateway notifications').digest()

const mac = (key: Buffer, seconds: number, body: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest()

/** Header `Sandbox-Signature: t=1763748000,v1=<hex HMAC-SHA256 of "t.body">`. */
export function sign(key: Buffer, body: Uint8Array, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${mac(key, seconds, body).toString('hex')}`
}

/** Returns true when the header proves the bytes of the body, signed within the tolerance of `now`. */
export function isSigned(key: Buffer, body: Uint8Array, header: string | undefined, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!match) return false
  const seconds = Number(match[1])
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false
  return timingSafeEqual(Buffer.from(match[2]!, 'hex'), mac(key, seconds, body))
}
