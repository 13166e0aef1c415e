/** Passkeys in the browser (D-60). The library that speaks to the device is loaded when one is made, used or offered. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { CHALLENGE_MS, TRANSPORTS, type Transport } from '#domain/customers/passkey.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { browserFailure, unknownPasskey } from '#messages/customers/passkeys.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import type { NewPasskeyRequest, PasskeyRequest } from '#web/schema/passkeys.ts'
import { failureSentence } from './auth-form.ts'

const library = () => import('@simplewebauthn/browser')

/** Whether the browser knows passkeys; only over https or on this machine. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Makes a passkey and adds it to the account. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await postJson<PublicKeyCredentialCreationOptionsJSON>('/api/my/passkeys/options', {})
  const { startRegistration } = await library()
  const { id, response } = await startRegistration({ optionsJSON })
  const isKnown = (one: string): one is Transport => (TRANSPORTS as readonly string[]).includes(one)
  const made: NewPasskeyRequest = {
    id,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
    transports: [...new Set(response.transports)].filter(isKnown),
  }
  await postJson('/api/my/passkeys', made)
}

/** Confirms the session by a passkey of its customer. Returns until when it counts, an ISO moment. */
export async function confirmWithPasskey(): Promise<string> {
  const { until } = await postJson<{ until: string }>(
    '/api/my/confirmation/passkey',
    await signed('/api/my/confirmation/passkey/options'),
  )
  return until
}

/** Signs in with a passkey that the visitor chooses. */
export async function signInWithPasskey(): Promise<void> {
  await postJson(SIGN_IN, await signed(OPTIONS))
}

const SIGN_IN = '/api/auth/passkey'
const OPTIONS = '/api/auth/passkey/options'

/** `offer`: among the suggestions of the field for the address, without a dialog of the browser, until it is aborted. */
async function signed(path: string, offer?: AbortSignal): Promise<PasskeyRequest> {
  const optionsJSON = await postJson<PublicKeyCredentialRequestOptionsJSON>(path, {}, offer && { signal: offer })
  const { startAuthentication } = await library()
  // It would end what waits for the device now.
  offer?.throwIfAborted()
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill: offer !== undefined })
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle = null } = response
  return { id, clientData, authenticatorData, signature, userHandle }
}

interface Offer {
  onSignedIn: () => void
  onRefused: (error: unknown) => void
}

/** Before its challenge is over an offer is renewed. */
const RENEW_MS = CHALLENGE_MS - MINUTE_MS

/**
 * Offers the visitor's passkeys among the suggestions of the field for the address. Nobody has asked for it: where it cannot be had, nothing is
 * said. Returns the function that ends it.
 */
export function offerPasskeys({ onSignedIn, onRefused }: Offer): () => void {
  const offer = new AbortController()
  let askedAt = 0
  const ask = async () => {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    const answer = await signed(OPTIONS, offer.signal).catch(() => null)
    if (answer && !offer.signal.aborted) await postJson(SIGN_IN, answer).then(onSignedIn, onRefused)
  }
  const renew = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < RENEW_MS) return
    askedAt = Date.now()
    void ask()
  }
  renew()
  const timer = setInterval(renew, MINUTE_MS)
  document.addEventListener('visibilitychange', renew)
  return () => {
    offer.abort()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', renew)
    void endWaiting()
  }
}

async function endWaiting(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

/** Returns the sentence for a failure of the device or the browser, null for one of a call to the shop. */
export const deviceFailure = (error: unknown): string | null =>
  error instanceof Error && error.name === 'FetchError' ? null : browserFailure(error instanceof Error ? error.name : '')

/** Returns the sentence for a failed sign-in. */
export function signInFailure(error: unknown): string {
  const isUnknown = failureOf(error).problem?.code === 'passkey_refused'
  return deviceFailure(error) ?? (isUnknown ? unknownPasskey() : failureSentence(error))
}
