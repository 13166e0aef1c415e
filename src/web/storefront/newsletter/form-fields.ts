/** Fields of the form that both sides know. */
import type { AccountProblem } from '#domain/customers/account.ts'
import type { FormSource } from '#domain/newsletter/newsletter.ts'

/** Where the form stands; a checkout has a box instead. */
export type ShownSource = Exclude<FormSource, 'checkout'>

export const formSource = (name: string | null): ShownSource => (name === 'home' || name === 'footer' ? name : 'page')

export interface TypedForm {
  firstName: string
  lastName: string
  email: string
  faults: Partial<Record<'firstName' | 'lastName' | 'email', AccountProblem>>
}
