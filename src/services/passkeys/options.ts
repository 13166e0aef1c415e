/** What browsers are asked for when a passkey is made or used, the same for customers and staff. */
import { CEREMONY_MS } from '#domain/customers/passkey.ts'
import type { Shop } from '#services/shop.ts'
import { ALGORITHMS, relyingParty, userHandleOf } from './proofs.ts'

/** What `navigator.credentials.create` is asked for, as JSON (WebAuthn level 3, PublicKeyCredentialCreationOptionsJSON). */
export interface CreationOptions {
  challenge: string
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { type: 'public-key'; alg: number }[]
  /** In ms. */
  timeout: number
  attestation: 'none'
  authenticatorSelection: { residentKey: 'required'; requireResidentKey: true; userVerification: 'required' }
  excludeCredentials: CredentialDescriptor[]
}

/** What `navigator.credentials.get` is asked for, as JSON (WebAuthn level 3, PublicKeyCredentialRequestOptionsJSON). */
export interface RequestOptions {
  challenge: string
  rpId: string
  /** In ms. */
  timeout: number
  userVerification: 'required'
  /** None for a sign-in: the authenticator knows whose its passkeys are. */
  allowCredentials: CredentialDescriptor[]
}

interface CredentialDescriptor {
  type: 'public-key'
  id: string
  transports: string[]
}

/** What a browser needs to recognise a passkey. */
interface Credential {
  credentialId: Buffer
  transports: string[]
}

const describeCredential = ({ credentialId, transports }: Credential): CredentialDescriptor => ({
  type: 'public-key',
  id: credentialId.toString('base64url'),
  transports,
})

export interface Creation {
  challenge: string
  /** Name of the shop. */
  name: string
  /** Whose passkey it will be; `id` of the account. */
  user: { id: string; email: string; fullName: string }
  /** Passkeys that the account has. */
  credentials: readonly Credential[]
}

export const creationOptions = (
  shop: Pick<Shop, 'config'>,
  { challenge, name, user, credentials }: Creation,
): CreationOptions => ({
  challenge,
  rp: { id: relyingParty(shop).id, name },
  user: { id: userHandleOf(user.id), name: user.email, displayName: user.fullName },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CEREMONY_MS,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: credentials.map(describeCredential),
})

/** @param credentials passkeys that may answer; none for whoever has one */
export const requestOptions = (
  shop: Pick<Shop, 'config'>,
  challenge: string,
  credentials: readonly Credential[],
): RequestOptions => ({
  challenge,
  rpId: relyingParty(shop).id,
  timeout: CEREMONY_MS,
  userVerification: 'required',
  allowCredentials: credentials.map(describeCredential),
})
