/** The inbox of messages, on the wire. */
import { z } from 'zod'
import { CONTACT_STATES, CONTACT_TOPICS, MAX_ANSWER_LENGTH, MESSAGE_VIEWS } from '#domain/contact/contact.ts'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import { locale, moment, textUpTo } from '#web/schema/values.ts'

const state = z.enum(CONTACT_STATES)
/** Room for one character more than is allowed, and for line breaks of two characters: the server says that it is too long. */
const answer = textUpTo(2 * MAX_ANSWER_LENGTH)

export const messagesQuery = z.object({
  view: z.enum(MESSAGE_VIEWS).default('open').catch('open'),
  /** Number of the last message of the page before. */
  after: textUpTo(MAX_FIELD_LENGTH).optional(),
})
export const messagesAnswer = z.object({
  messages: z.array(
    z.object({
      number: z.string(),
      locale,
      firstName: z.string(),
      lastName: z.string(),
      state,
      receivedAt: moment,
      beginning: z.string(),
    }),
  ),
  next: z.string().nullable(),
})
export type MessagesView = z.infer<typeof messagesAnswer>

export const messageAnswer = z.object({
  number: z.string(),
  locale,
  topic: z.enum(CONTACT_TOPICS),
  reference: z.string(),
  /** The order of that number, if there is one; it may be somebody else's. */
  order: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  message: z.string(),
  state,
  receivedAt: moment,
  events: z.array(
    z.object({
      position: z.int(),
      kind: z.enum(['answered', 'closed', 'noted']),
      at: moment,
      staffName: z.string().nullable(),
      text: z.string().nullable(),
    }),
  ),
})
export type MessageView = z.infer<typeof messageAnswer>

export const answerRequest = z.strictObject({ text: answer, closes: z.boolean(), seen: z.int().nonnegative() })
export const noteRequest = z.strictObject({ text: answer })
export const nothing = z.strictObject({})
export const doneAnswer = z.object({ done: z.literal(true) })
