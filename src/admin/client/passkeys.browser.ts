/** Passkeys in the browser of staff. The library that speaks to the device is loaded when one is made or used. */
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { TRANSPORTS, type Transport } from '#domain/customers/passkey.ts'
import type { NewPasskeyRequest, PasskeyRequest } from '#admin/schema/passkeys.ts'
import { call, ofDevice, type Answer } from './calls.browser.ts'

const library = () => import('@simplewebauthn/browser')

/** Whether the browser knows passkeys; only over https or on this machine. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Asks the server for a challenge, the device for its answer, and sends that. A refusal of the device is one of the call. */
async function answered<T>(path: string, answer: (optionsJSON: never) => Promise<object>): Promise<Answer<T>> {
  const options = await call<never>('POST', `${path}/options`)
  if (!options.ok) return options
  let body: object
  try {
    body = await answer(options.data)
  } catch (error) {
    return { ok: false, code: ofDevice(error), fields: {} }
  }
  return call<T>('POST', path, body)
}

/** Uses a passkey: for a sign-in, its second step, or a confirmation. */
export const givePasskey = <T>(path: '/sign-in/passkey' | '/second-step/passkey' | '/confirm/passkey'): Promise<Answer<T>> =>
  answered<T>(path, async (optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<PasskeyRequest> => {
    const { startAuthentication } = await library()
    const { id, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON: clientData, authenticatorData, signature, userHandle = null } = response
    return { id, clientData, authenticatorData, signature, userHandle }
  })

/** Makes a passkey: a further one, or the first second step. */
export const makePasskey = <T>(path: '/passkeys' | '/enrol/passkey'): Promise<Answer<T>> =>
  answered<T>(path, async (optionsJSON: PublicKeyCredentialCreationOptionsJSON): Promise<NewPasskeyRequest> => {
    const { startRegistration } = await library()
    const { id, response } = await startRegistration({ optionsJSON })
    const isKnown = (one: string): one is Transport => (TRANSPORTS as readonly string[]).includes(one)
    const transports = [...new Set(response.transports)].filter(isKnown)
    return { id, clientData: response.clientDataJSON, attestation: response.attestationObject, transports }
  })
