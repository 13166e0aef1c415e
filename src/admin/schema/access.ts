/** Signing in to the back office, on the wire. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { ACTIONS, ROLES } from '#domain/staff/roles.ts'
import { locale, moment, textUpTo } from '#web/schema/values.ts'

const text = textUpTo(MAX_FIELD_LENGTH)

export const tokenRequest = z.strictObject({ token: text })
export const codeRequest = z.strictObject({ code: text })
export const signInRequest = z.strictObject({ email: text, password: text })
export const resetAskRequest = z.strictObject({ email: text })
export const foundingRequest = z.strictObject({
  token: text,
  firstName: text,
  lastName: text,
  email: text,
  password: text,
  locale,
})
export const passwordLinkRequest = z.strictObject({ purpose: z.enum(['invitation', 'reset']), token: text })
export const newPasswordRequest = passwordLinkRequest.extend({ password: text })
export const nothing = z.strictObject({})

/** Who is signed in, and what they may do. */
export const staffAnswer = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  locale,
  /** Actions that the role may do, with or without a limit. */
  actions: z.array(z.enum(ACTIONS)),
  /** Until when the second step need not be given again. */
  confirmedUntil: moment,
  /** Second steps that the person has. */
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
  expiresAt: moment,
})
export type StaffView = z.infer<typeof staffAnswer>

export const sessionAnswer = z.object({
  staff: staffAnswer.nullable(),
  /** What a sign-in that was begun waits for. */
  waitsFor: z.enum(['second_step', 'enrol']).nullable(),
})
export type SessionView = z.infer<typeof sessionAnswer>

export const linkAnswer = z.object({ validUntil: moment })
export const passwordLinkAnswer = linkAnswer.extend({ email: z.string(), firstName: z.string() })
export const nextAnswer = z.object({ next: z.enum(['second_step', 'enrol']) })
/** Whose sign-in waits, and the second steps that the person has. */
export const waitingAnswer = z.object({ email: z.string(), hasApp: z.boolean(), hasPasskey: z.boolean() })
export type WaitingView = z.infer<typeof waitingAnswer>
export const totpOfferAnswer = z.object({
  email: z.string(),
  /** Base32, in groups of four. */
  key: z.string(),
  address: z.string(),
  /** Rows of the QR code, a character a module: '1' dark, '0' light. */
  picture: z.array(z.string()),
})
export type TotpOfferView = z.infer<typeof totpOfferAnswer>
export const enrolledAnswer = z.object({ recoveryCodes: z.array(z.string()), staff: staffAnswer })
export const signedInAnswer = z.object({ staff: staffAnswer })
export const sentAnswer = z.object({ sent: z.literal(true) })
export const doneAnswer = z.object({ done: z.literal(true) })
