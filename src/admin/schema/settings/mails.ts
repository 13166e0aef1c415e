/** Mails in the settings of the back office, on the wire: previews, a trial to oneself, and the log. */
import { z } from 'zod'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { MAIL_KINDS, MAIL_STATES } from '#domain/mail/mail-kind.ts'
import { count, locale, moment, textUpTo } from '#web/schema/values.ts'

const kind = z.enum(MAIL_KINDS)
/** Number of an order. */
const order = textUpTo(MAX_FIELD_LENGTH)

export const mailDeskAnswer = z.object({
  /** Sender of every mail, and whom an answer goes to. */
  from: z.string(),
  replyTo: z.string(),
  /** A mail server is configured; without one mails are stored only. */
  hasServer: z.boolean(),
  failed: z.array(z.object({ kind: z.string(), count })),
})

/** `as`: the subject with the text as JSON, or the mail itself for a frame. */
export const previewQuery = z.strictObject({
  kind,
  locale,
  order: order.optional(),
  as: z.enum(['json', 'html']).default('json'),
})
export const previewAnswer = z.object({ locale, subject: z.string(), text: z.string() })

export const trialRequest = z.strictObject({ kind, locale, order: order.nullable() })
export const trialAnswer = z.object({ recipient: z.string(), isSent: z.boolean() })

export const mailLogQuery = z.strictObject({
  /** A kind as it is stored: the log may have some that are not written any more. */
  kind: textUpTo(MAX_FIELD_LENGTH).optional(),
  state: z.enum(MAIL_STATES).optional(),
  before: z.uuid().optional(),
})
const loggedMail = z.object({
  id: z.uuid(),
  kind: z.string(),
  locale: z.string(),
  recipient: z.string(),
  subject: z.string(),
  order: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  state: z.enum(MAIL_STATES),
  error: z.string().nullable(),
})
export const mailLogAnswer = z.object({ mails: z.array(loggedMail), next: z.uuid().nullable() })

export const sendAgainRequest = z.strictObject({
  reason: textUpTo(MAX_FIELD_LENGTH).refine((value) => value.trim() !== '', 'text_required'),
})
export const sentAgain = z.object({ done: z.literal(true) })

export type MailDeskView = z.infer<typeof mailDeskAnswer>
export type PreviewView = z.infer<typeof previewAnswer>
export type TrialView = z.infer<typeof trialAnswer>
export type LoggedMailView = z.infer<typeof loggedMail>
export type MailLogView = z.infer<typeof mailLogAnswer>
