/** Submissions of the card page. */
import type { SandboxPayment, SandboxState } from './books.ts'
import { checkCard, type CardFaults, type CardForm } from './cards.ts'
import type { SandboxPayments } from './payments.ts'

/** Actions of the customer on the card page. */
export interface SandboxCounter {
  find(ref: string): Promise<SandboxPayment | null>
  submitCard(payment: SandboxPayment, form: CardForm): Promise<CardFaults | null>
  answerChallenge(payment: SandboxPayment, approved: boolean): Promise<void>
  cancel(payment: SandboxPayment): Promise<void>
}

type Fate = Extract<ReturnType<typeof checkCard>, { ok: true }>['fate']
const OUTCOMES: Record<Fate, { state: SandboxState; reason?: string }> = {
  approve: { state: 'paid' },
  decline: { state: 'declined', reason: 'card_declined' },
  insufficient_funds: { state: 'declined', reason: 'insufficient_funds' },
  challenge: { state: 'challenge' },
  slow: { state: 'processing' },
}

/** Returns the customer's side of these payments. */
export const sandboxCounter = (payments: SandboxPayments, now: () => Date): SandboxCounter => ({
  find: (ref) => payments.find(ref),
  async submitCard(payment, form) {
    const card = checkCard(form, now())
    if (!card.ok) return card.faults
    await payments.move(payment, ['open'], { ...OUTCOMES[card.fate], card: card.lastFour })
    return null
  },
  answerChallenge: (payment, approved) =>
    payments.move(payment, ['challenge'], approved ? { state: 'paid' } : { state: 'declined', reason: 'authentication_failed' }),
  cancel: (payment) => payments.end(payment, { state: 'canceled', reason: 'canceled_by_customer' }),
})
