/**
 * Checks what a browser sends for a passkey (WebAuthn level 3, sections 7.1 and 7.2). The library is loaded with the first one: it needs
 * 30 MB.
 */
import { z } from 'zod'
import type { Transport } from '#domain/customers/passkey.ts'
import type { Shop } from '#services/shop.ts'

/** Parts of an answer, in base64url. */
interface AnyAnswer {
  /** Of the credential. */
  id: string
  clientData: string
}

/** A new passkey, as `navigator.credentials.create` answers. */
export interface NewPasskeyAnswer extends AnyAnswer {
  attestation: string
  transports: Transport[]
}

/** A signature with a passkey, as `navigator.credentials.get` answers. */
export interface PasskeyAnswer extends AnyAnswer {
  authenticatorData: string
  signature: string
  /** Whose passkey the authenticator says it is, null where it does not say. */
  userHandle: string | null
}

/** ES256, EdDSA, RS256: every browser and operating system has one of them. */
export const ALGORITHMS = [-7, -8, -257]

/** Returns the name under which browsers keep passkeys of this shop, and the only origin that may use them. */
export function relyingParty({ config }: Pick<Shop, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, origin }
}

/** Returns the holder of a passkey as an authenticator keeps it: the bytes of the account's id, in base64url. */
export const userHandleOf = (accountId: string): string => Buffer.from(accountId.replaceAll('-', ''), 'hex').toString('base64url')

const collected = z.object({ challenge: z.string(), crossOrigin: z.boolean().optional() })

/** Returns the challenge that an answer is for; null for one that was made in a frame of another site, or that cannot be read. */
export function challengeOf({ clientData }: AnyAnswer): string | null {
  try {
    const { challenge, crossOrigin } = collected.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')))
    return crossOrigin ? null : challenge
  } catch {
    return null
  }
}

export interface ProvenPasskey {
  credentialId: Buffer
  publicKey: Buffer
  counter: number
}

/** Returns the passkey of an answer to this challenge, null when anything about it is wrong. */
export async function proveNewPasskey(
  shop: Pick<Shop, 'config'>,
  challenge: string,
  { id, clientData, attestation }: NewPasskeyAnswer,
): Promise<ProvenPasskey | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers')
  const party = relyingParty(shop)
  try {
    const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestation))
    // None is asked for, and browsers then leave out all but a signature of the key itself: no certificate is parsed.
    const isPlain = decoded.get('fmt') === 'none' || (decoded.get('fmt') === 'packed' && !decoded.get('attStmt').get('x5c'))
    if (!isPlain) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...envelope(id),
        response: { clientDataJSON: clientData, attestationObject: attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified || registrationInfo.credential.id !== id) return null
    const { publicKey, counter } = registrationInfo.credential
    return { credentialId: Buffer.from(id, 'base64url'), publicKey: Buffer.from(publicKey), counter }
  } catch {
    return null
  }
}

/** Returns the counter of a right signature of this passkey for this challenge, null when anything about it is wrong. */
export async function provePasskey(
  shop: Pick<Shop, 'config'>,
  challenge: string,
  { id, clientData, authenticatorData, signature }: PasskeyAnswer,
  publicKey: Buffer,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty(shop)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...envelope(id), response: { clientDataJSON: clientData, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is compared when it is written, under the lock of its row.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

const envelope = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })
