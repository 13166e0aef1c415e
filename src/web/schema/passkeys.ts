/** Passkeys on the wire: the JSON forms of WebAuthn level 3 for what the browser is asked, and its answers in base64url. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { ANSWER_LENGTHS, TRANSPORTS } from '#domain/customers/passkey.ts'
import { count, moment, textUpTo } from './values.ts'

const base64url = (length: number) =>
  z
    .string()
    .max(length)
    .regex(/^[\w-]+$/)

const credential = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) })

/** For `navigator.credentials.create`. */
export const creationOptionsAnswer = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: count,
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  /** Those that the customer has already. */
  excludeCredentials: z.array(credential),
})

/** For `navigator.credentials.get`. */
export const requestOptionsAnswer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: count,
  userVerification: z.literal('required'),
  /** Empty for a sign-in. */
  allowCredentials: z.array(credential),
})

const answer = { id: base64url(ANSWER_LENGTHS.id), clientData: base64url(ANSWER_LENGTHS.clientData) }

export const newPasskeyRequest = z.strictObject({
  ...answer,
  attestation: base64url(ANSWER_LENGTHS.attestation),
  /** Of those that are known, others are left out. */
  transports: z.array(z.enum(TRANSPORTS)).max(TRANSPORTS.length),
})

export type NewPasskeyRequest = z.infer<typeof newPasskeyRequest>

export const passkeyRequest = z.strictObject({
  ...answer,
  authenticatorData: base64url(ANSWER_LENGTHS.authenticatorData),
  signature: base64url(ANSWER_LENGTHS.signature),
  userHandle: base64url(ANSWER_LENGTHS.userHandle).nullable(),
})
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** The session begins; its cookie comes with the answer. */
export const signedInAnswer = z.object({ signedIn: z.literal(true) })

export const passkeyAnswer = z.object({
  id: z.uuid(),
  /** '' for one without a name. */
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
})
export type PasskeyView = z.infer<typeof passkeyAnswer>
export const passkeysAnswer = z.object({ passkeys: z.array(passkeyAnswer) })
export const passkeyNameRequest = z.strictObject({ name: textUpTo(MAX_FIELD_LENGTH) })

export const confirmationRequest = z.strictObject({ password: textUpTo(MAX_FIELD_LENGTH) })
/** The account can be deleted and its passkeys changed `until` then. */
export const confirmationAnswer = z.object({ until: moment })
