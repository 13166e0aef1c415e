/** Fields of the contact form that both sides know. */
import type { ContactField, ContactForm, ContactProblem } from '#domain/contact/contact.ts'

export interface TypedMessage extends ContactForm {
  faults: Partial<Record<ContactField, ContactProblem>>
}
