/** Codes of authenticator apps (RFC 6238): six digits, 30 s, SHA-1, the only form that every app knows. */
import { Secret, TOTP } from 'otpauth'
import type { Shop } from '#services/shop.ts'

const PERIOD_S = 30
/** Intervals before and after the present one whose code is right too: clocks of phones differ. */
const WINDOW = 1
const PURPOSE = 'staff totp'
const KEY_BYTES = 20

type Tokens = Pick<Shop['tokens'], 'seal' | 'unseal'>

/** Returns a new key, sealed for the database. */
export const newTotpKey = (tokens: Tokens): string => tokens.seal(PURPOSE, new Secret({ size: KEY_BYTES }).base32)

/** Returns the key as a person types it into an app, null when it was sealed by a secret that the shop has no more. */
export const readTotpKey = (tokens: Tokens, sealed: string): string | null => tokens.unseal(PURPOSE, sealed)

const totp = (key: string, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD_S, algorithm: 'SHA1' })

/** Returns the address that an authenticator app reads from the picture. */
export const totpAddress = (key: string, { issuer, label }: { issuer: string; label: string }): string =>
  totp(key, issuer, label).toString()

/** Returns the interval of 30 s whose code was typed; null for a wrong code. */
export function totpInterval(key: string, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, '')
  const delta = /^\d{6}$/.test(token) ? totp(key).validate({ token, timestamp: now.getTime(), window: WINDOW }) : null
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta
}
