/** Messages of the contact form: fields, their rules, and states. */
import { accountProblems, type AccountProblem } from '#domain/customers/account.ts'
import { textFault } from '#domain/customers/free-text.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export const CONTACT_TOPICS = ['order', 'product', 'withdrawal', 'other'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

export const CONTACT_STATES = ['open', 'answered', 'closed'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

/** Views of the inbox. */
export const MESSAGE_VIEWS = [...CONTACT_STATES, 'all'] as const

/** Characters of a message. */
export const MAX_MESSAGE_LENGTH = 4000
/** Characters of an order number as typed. */
export const MAX_REFERENCE_LENGTH = 40
/** Characters of an answer. */
export const MAX_ANSWER_LENGTH = 8000

/** How long a message is kept: 12 months. */
export const CONTACT_KEPT_MS = 365 * DAY_MS

export interface ContactForm {
  topic: ContactTopic
  /** Order number, '' for none. */
  reference: string
  firstName: string
  lastName: string
  email: string
  message: string
}

export type ContactField = 'firstName' | 'lastName' | 'email' | 'message'
export type ContactProblem = AccountProblem | 'message_required'

/** Returns the first problem of each field of a tidy form; an empty result means no problem. */
export function contactProblems(form: ContactForm): Partial<Record<ContactField, ContactProblem>> {
  const message = messageProblem(form.message)
  return { ...accountProblems(form), ...(message && { message }) }
}

/** A message may have addresses of pages: people name products by them. */
function messageProblem(message: string): ContactProblem | null {
  if (message === '') return 'message_required'
  if (message.length > MAX_MESSAGE_LENGTH) return 'too_long'
  return textFault(message, { multiline: true }) === 'text_invisible' ? 'text_invisible' : null
}

/** Returns a message as it is stored: composed letters, line breaks of one kind, at most one empty line together. */
export const tidyMessage = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

export const topicOf = (name: string | null): ContactTopic => CONTACT_TOPICS.find((topic) => topic === name) ?? 'other'
