/** A document on its way to a tax office. */
import type { Authority } from './authority.ts'

/** `sent`: handed over, but not judged yet. */
export const TRANSMISSION_STATES = ['queued', 'sent', 'accepted', 'rejected'] as const
export type TransmissionState = (typeof TRANSMISSION_STATES)[number]

/** What the office says of a document that it has. */
export type TransmissionOutcome = { state: 'sent' } | { state: 'accepted' } | { state: 'rejected'; reason: string }

/** Characters of a reason that are kept. */
export const MAX_REASON = 2000

/** A document as a tax office is told of it. */
export interface OutgoingDocument {
  /** Stays the same when it is sent again. */
  id: string
  number: string
  authority: Authority
  isCreditNote: boolean
  /** Sold to a company, not to a person. */
  isToCompany: boolean
  /** The buyer lives, or is registered, outside the office's country. */
  isBuyerAbroad: boolean
  /** Digits of the seller's tax number in the office's country. */
  taxNumber: string
  xml: string
}
