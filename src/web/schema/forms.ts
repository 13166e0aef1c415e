/** Forms that anybody can send, on the wire. */
import { z } from 'zod'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { itemId, locale, textUpTo } from './values.ts'

/** `GET /api/forms/stamp` */
export const stampAnswer = z.object({ stamp: z.string() })
export type StampAnswer = z.output<typeof stampAnswer>

/** `POST /api/alerts` */
export const alertRequest = z.strictObject({ market: locale, item: itemId, email: textUpTo(MAX_EMAIL_LENGTH) })

/** `sent`: a mail asks for the confirmation. `waiting`: the customer's own verified address waits. */
export const alertAnswer = z.object({ state: z.enum(['sent', 'waiting']) })
export type AlertAnswer = z.infer<typeof alertAnswer>
