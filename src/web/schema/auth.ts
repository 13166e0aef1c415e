/** Accounts on the wire: signing in as contract 1a has it, and the shop's own calls. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { count, locale, moment, textUpTo } from './values.ts'

/** A submitted field, before the rules of the domain are applied. */
const text = textUpTo(MAX_FIELD_LENGTH)

/** `GET /api/auth/csrf` */
export const csrfAnswer = z.object({ csrfToken: z.string() })

/** `GET /api/auth/providers`: id → provider, with absolute addresses. */
export const providersAnswer = z.record(
  z.string(),
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['credentials', 'oauth']),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
)

/** `GET /api/auth/session`: `{}` when nobody is signed in. */
export const sessionAnswer = z.object({
  user: z.object({ name: z.string(), email: z.string() }).optional(),
  /** When the session ends unless it is used. */
  expires: moment.optional(),
})

export const registerRequest = z.strictObject({
  email: text,
  password: text,
  firstName: text,
  lastName: text,
  market: locale,
  /** A page that was opened before an update of the shop does not send it. */
  newsletter: z.boolean().default(false),
})
export const emailRequest = z.strictObject({ email: text })
export const tokenRequest = z.strictObject({ token: text })
/** `locale`: language of the page that says what is agreed to. */
export const newsletterRequest = z.strictObject({ token: text, locale })
export const resetRequest = z.strictObject({ token: text, password: text })
export const passwordRequest = z.strictObject({ current: text, password: text })
export const emailChangeRequest = z.strictObject({ email: text, password: text })
export const endSessionRequest = z.strictObject({ id: z.uuid() })

/** The same for every address (enumeration). */
export const sentAnswer = z.object({ sent: z.literal(true) })
export const doneAnswer = z.object({ done: z.literal(true) })
/** The address that is verified now. */
export const verifiedAnswer = z.object({ email: z.string() })

export const sessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** 'Firefox, Linux', '' for an unknown one. */
      browser: z.string(),
      createdAt: moment,
      lastUsedAt: moment,
      /** The session of this request. */
      isCurrent: z.boolean(),
    }),
  ),
})
export const endedAnswer = z.object({
  /** Number of sessions that ended. */
  ended: count,
})
