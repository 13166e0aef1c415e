/** How an order may be paid: a list for each market. The card is always on it; the others are switches (D-46). */
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { BankAccount } from './bank-account.ts'

/** `transfer`: to the shop's bank account, before the order is sent; `cash`: on delivery, or when it is collected. */
export const PAYMENT_METHODS = ['card', 'transfer', 'cash'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** A payment that no gateway tells of: staff book it, and give it back by hand. It is the gateway's name in an attempt. */
export type BookedMethod = Exclude<PaymentMethod, 'card'>
export const isBookedByHand = (gateway: string): gateway is BookedMethod => gateway === 'transfer' || gateway === 'cash'

/** What a market offers besides the card; null where it is off. */
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

/** Where somebody is there to take the money, and the goods wait for it. */
const CASH_AT: readonly DeliveryMethod[] = ['courier', 'pickup']

/** Returns the methods for an order, the card first. A bought gift voucher is money itself: it is not paid on delivery. */
export function offeredMethods(
  { transfer, cash }: MethodSwitches,
  order: { delivery: DeliveryMethod; buysVouchers: boolean },
): OfferedMethod[] {
  const takesCash = cash !== null && CASH_AT.includes(order.delivery) && !order.buysVouchers
  return [
    { method: 'card', fee: 0 },
    ...(transfer ? [{ method: 'transfer' as const, fee: 0 }] : []),
    ...(takesCash ? [{ method: 'cash' as const, fee: cash.fee }] : []),
  ]
}
