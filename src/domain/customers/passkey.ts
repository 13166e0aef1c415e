/** Passkeys of a customer (D-60): their names, the time for a challenge, and how much of a browser's answer is read. */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { textFault, type TextFault } from './free-text.ts'

/** Characters of the name that a customer gives a passkey. */
export const MAX_PASSKEY_NAME = 40

export type PasskeyNameProblem = 'passkey_name_required' | 'passkey_name_too_long' | TextFault

/** Returns what is wrong with a name, or null. */
export function passkeyNameProblem(name: string): PasskeyNameProblem | null {
  const length = [...name.trim()].length
  if (length === 0) return 'passkey_name_required'
  return length > MAX_PASSKEY_NAME ? 'passkey_name_too_long' : textFault(name)
}

/** Returns the name under which a new passkey is kept: its browser's, with a number when the account has one of that name. */
export function newPasskeyName(browser: string, taken: readonly string[]): string {
  const names = [browser, ...taken.map((_, at) => `${browser} ${at + 2}`)]
  return names.find((name) => !taken.includes(name))!
}

/** A challenge can be answered so long. */
export const CHALLENGE_MS = 10 * MINUTE_MS
/** The browser waits so long for the person, where it heeds that. */
export const CEREMONY_MS = 5 * MINUTE_MS

/** How a credential's authenticator is reached, as browsers name it. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
export type Transport = (typeof TRANSPORTS)[number]

/** Characters of the parts of an answer, in base64url. A credential's id has 1,023 bytes at most. */
export const ANSWER_LENGTHS = {
  id: 1364,
  clientData: 4096,
  authenticatorData: 4096,
  attestation: 16_384,
  signature: 2048,
  userHandle: 88,
} as const
