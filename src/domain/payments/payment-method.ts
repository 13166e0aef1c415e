/** How an order may be paid (D-46); what each market offers is in `payment-terms.ts`. */
import type { BankAccount } from './bank-account.ts'

/** `transfer`: to the shop's bank account, before the order is sent; `cash`: on delivery, or when it is collected. */
export const PAYMENT_METHODS = ['card', 'transfer', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A payment that no gateway tells of: staff book it, and give it back by hand. It is the gateway's name in an attempt. */
export type BookedMethod = Exclude<PaymentMethod, 'card'>
export const isBookedByHand = (gateway: string): gateway is BookedMethod => gateway === 'transfer' || gateway === 'cash'

/** What a market offers besides the card by the configuration, until the merchant sets terms; null where it is off. */
export interface MethodSwitches {
  transfer: BankAccount | null
  /** `fee`: integer hundredths of the market's currency. */
  cash: { fee: number } | null
}

export interface OfferedMethod {
  method: PaymentMethod
  /** What it costs on top, in hundredths. */
  fee: number
}
