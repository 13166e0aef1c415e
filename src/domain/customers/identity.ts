/** What a provider at which a person signed in proves about them, and what follows for the shop's accounts (D-60). */
import type { Locale } from '#domain/market/market.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { emailProblem } from './email.ts'
import { tidyText } from './free-text.ts'
import { cleanPersonName } from './person-name.ts'

export interface ProvenPerson {
  issuer: string
  /** The issuer's own key of the person: with the issuer, the only key of an identity (ASVS 6.8.1). */
  subject: string
  email: string
  /** The provider has verified at some time that the person receives mails at the address. */
  isEmailVerified: boolean
  /** The organisation whose mailboxes the provider keeps and to which the person belongs; null for none. */
  hostedDomain: string | null
  /** As the person wrote them there. */
  firstName: string
  lastName: string
}

/** Pages of the account, under `/my`, on which the session is confirmed by an identity. */
export const CONFIRMING_PAGES = ['details', 'privacy', 'security'] as const
export type ConfirmingPage = (typeof CONFIRMING_PAGES)[number]

/** A sign-in at a provider takes at most this long. */
export const IDENTITY_SIGN_IN_MS = 10 * MINUTE_MS

/** Returns whether an account can be made of what the provider knows: an address of which it says that it is the person's. */
export const hasVerifiedEmail = ({ email, isEmailVerified }: Pick<ProvenPerson, 'email' | 'isEmailVerified'>): boolean =>
  isEmailVerified && emailProblem(email) === null

/**
 * Returns whether the provider keeps the mailbox itself, so that nobody else can have the address now. Any other address it verified once:
 * it may have gone to somebody else since, and does not open that person's account.
 */
export const keepsMailbox = (person: Pick<ProvenPerson, 'email' | 'isEmailVerified' | 'hostedDomain'>): boolean =>
  hasVerifiedEmail(person) && (person.hostedDomain !== null || /@(?:gmail|googlemail)\.com$/i.test(person.email))

/** Returns the names of a new account; the last one is '' for a person with one name. */
export function accountNames(person: Pick<ProvenPerson, 'email' | 'firstName' | 'lastName'>, market: Locale) {
  const firstName = cleanPersonName(tidyText(person.firstName, market))
  const lastName = cleanPersonName(tidyText(person.lastName, market))
  if (firstName !== '' || lastName !== '') return { firstName, lastName }
  return { firstName: cleanPersonName(person.email.slice(0, person.email.lastIndexOf('@')).replace(/[._]+/g, ' ')), lastName: '' }
}
