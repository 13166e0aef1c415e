/** Passkeys of staff and one's own second step, on the wire. */
import { z } from 'zod'
import { passkeyAnswer } from '#web/schema/passkeys.ts'

export {
  creationOptionsAnswer,
  newPasskeyRequest,
  passkeyNameRequest,
  passkeyRequest,
  requestOptionsAnswer,
  type NewPasskeyRequest,
  type PasskeyRequest,
  type PasskeyView,
} from '#web/schema/passkeys.ts'

export const addedAnswer = z.object({ id: z.uuid() })

/** One's own second steps. */
export const secondStepsAnswer = z.object({
  hasApp: z.boolean(),
  passkeys: z.array(passkeyAnswer),
  /** Recovery codes that were not used. */
  recoveryCodes: z.int(),
})
export type SecondStepsView = z.infer<typeof secondStepsAnswer>
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })
