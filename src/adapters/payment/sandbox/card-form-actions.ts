/** Submissions of the card page. */
import { TEST_WALLET_CARDS } from '#domain/payments/wallet.ts'
import type { SandboxPayment, SandboxState } from './payment-records.ts'
import { checkCard, TEST_CARDS, type CardFaults, type CardForm } from './cards.ts'
import type { SandboxPayments } from './payments.ts'

/** Actions of the customer on the card page. */
export interface CardFormActions {
  /** Returns the payment, null for an unknown reference. */
  find(ref: string): Promise<SandboxPayment | null>
  /** Pays with a card. Returns the faults of the form, null when the card was processed. */
  submitCard(payment: SandboxPayment, form: CardForm): Promise<CardFaults | null>
  /** Pays with the card of the test wallet that ends so. Returns whether it has one. */
  payByWallet(payment: SandboxPayment, lastFour: string): Promise<boolean>
  answerChallenge(payment: SandboxPayment, approved: boolean): Promise<void>
  cancel(payment: SandboxPayment): Promise<void>
}

type CardResult = Extract<ReturnType<typeof checkCard>, { ok: true }>['outcome']
const OUTCOMES: Record<CardResult, { state: SandboxState; reason?: string }> = {
  approve: { state: 'paid' },
  decline: { state: 'declined', reason: 'card_declined' },
  insufficient_funds: { state: 'declined', reason: 'insufficient_funds' },
  challenge: { state: 'challenge' },
  slow: { state: 'processing' },
  refund_fails: { state: 'paid' },
}

const isInWallet = (lastFour: string): boolean => TEST_WALLET_CARDS.some((one) => one === lastFour)

/** Returns the customer's actions on these payments. */
export const cardFormActions = (payments: SandboxPayments, now: () => Date): CardFormActions => ({
  find: (ref) => payments.find(ref),
  async submitCard(payment, form) {
    const card = checkCard(form, now())
    if (!card.ok) return card.faults
    await payments.move(payment, ['open'], { ...OUTCOMES[card.outcome], card: card.lastFour })
    return null
  },
  async payByWallet(payment, lastFour) {
    const card = isInWallet(lastFour) && TEST_CARDS.find(({ number }) => number.endsWith(lastFour))
    if (!card) return false
    await payments.move(payment, ['open'], { ...OUTCOMES[card.outcome], card: lastFour })
    return true
  },
  answerChallenge: (payment, approved) =>
    payments.move(payment, ['challenge'], approved ? { state: 'paid' } : { state: 'declined', reason: 'authentication_failed' }),
  cancel: (payment) => payments.end(payment, { state: 'canceled', reason: 'canceled_by_customer' }),
})
