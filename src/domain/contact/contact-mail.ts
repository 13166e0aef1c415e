/** Content of the mails about messages of the contact form. */
import type { ContactTopic } from './contact.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'

interface Common {
  kind: 'contact'
  /** Of the mail. */
  locale: Locale
  /** Of the message. */
  number: string
  /** When the message came; an ISO moment. */
  at: string
  links: { home: string; logo: string }
  seller: Merchant
}

/** To the sender. It has nothing that was typed: anybody can have it sent to any address. */
export interface ContactReceivedMail extends Common {
  about: 'received'
}

/** To the merchant. */
export interface ContactNoticeMail extends Common {
  about: 'notice'
  topic: ContactTopic
  /** Order number as typed, '' for none. */
  reference: string
  name: string
  email: string
  message: string
  /** In which the message was written. */
  messageLocale: Locale
}

/** What staff answer, above the message that it answers. */
export interface ContactAnswerMail extends Common {
  about: 'answer'
  answer: string
  message: string
}

export type ContactMail = ContactReceivedMail | ContactNoticeMail | ContactAnswerMail
