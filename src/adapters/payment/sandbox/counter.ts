import type { SandboxPayment } from './books.ts'
import type { CardFaults, CardForm } from './cards.ts'

/** Actions of the customer on the card page. */
export interface SandboxCounter {
  find(ref: string): Promise<SandboxPayment | null>
  submitCard(payment: SandboxPayment, form: CardForm): Promise<CardFaults | null>
  answerChallenge(payment: SandboxPayment, approved: boolean): Promise<void>
  cancel(payment: SandboxPayment): Promise<void>
}
