/** How a market is paid, as the merchant sets it (D-46): which methods are on, in which order, for which sums, and at what fee. */
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import { LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { isBankAccount, type BankAccount } from './bank-account.ts'
import { PAYMENT_METHODS, type MethodSwitches, type OfferedMethod, type PaymentMethod } from './payment-method.ts'

interface MethodTerms {
  isOn: boolean
  /** What is due must be that much at least, and at most, in hundredths of the market's currency; null for any sum. */
  least: number | null
  most: number | null
}

export interface MarketTerms {
  /** Every method once, as the customer sees them. */
  order: PaymentMethod[]
  /** `hasWallets`: the wallets of the gateway are offered too. */
  card: MethodTerms & { hasWallets: boolean }
  /** The account is kept while the method is off: who chose it before still transfers to it. */
  transfer: MethodTerms & { account: BankAccount | null }
  cash: MethodTerms & { fee: number }
}

export interface PaymentTerms {
  /** Days for which an order waits for a bank transfer. */
  transferDays: number
  markets: Record<Locale, MarketTerms>
}

export const TRANSFER_DAYS = { least: 1, most: 30 } as const
/** Largest fee and limit, in hundredths: more is a typing fault. */
export const MAX_TERM_AMOUNT = 999_999_900

/** Returns the terms of a shop that has only the switches of its configuration. */
export const termsOf = (methods: Record<Locale, MethodSwitches>, transferDays: number): PaymentTerms => ({
  transferDays,
  markets: perLocale((market) => {
    const { transfer, cash } = methods[market]
    const anySum = { least: null, most: null }
    return {
      order: [...PAYMENT_METHODS],
      card: { isOn: true, ...anySum, hasWallets: true },
      transfer: { isOn: transfer !== null, ...anySum, account: transfer },
      cash: { isOn: cash !== null, ...anySum, fee: cash?.fee ?? 0 },
    }
  }),
})

/** Terms as they are stored: those of before wallets say nothing of them. */
export interface StoredTerms extends Omit<PaymentTerms, 'markets'> {
  markets: Record<Locale, Omit<MarketTerms, 'card'> & { card: MethodTerms & { hasWallets?: boolean } }>
}

/** Returns stored terms as they hold: wallets are on until the merchant takes them off. */
export const readTerms = ({ markets, ...others }: StoredTerms): PaymentTerms => ({
  ...others,
  markets: perLocale((market) => ({ ...markets[market], card: { hasWallets: true, ...markets[market].card } })),
})

/** Where somebody is there to take the money, and the goods wait for it. */
const CASH_AT: readonly DeliveryMethod[] = ['courier', 'pickup']

/** What decides which methods an order has. */
export interface OrderToOffer {
  delivery: DeliveryMethod
  buysVouchers: boolean
  /** Without the fee of a method, in hundredths. */
  due: number
}

/** Returns the methods for an order. A bought gift voucher is money itself: it is not paid on delivery. */
export function offeredMethods(terms: MarketTerms, { delivery, buysVouchers, due }: OrderToOffer): OfferedMethod[] {
  return terms.order.flatMap((method) => {
    const { isOn, least, most } = terms[method]
    const isPossible = method !== 'cash' || (CASH_AT.includes(delivery) && !buysVouchers)
    const isInLimits = (least === null || due >= least) && (most === null || due <= most)
    return isOn && isPossible && isInLimits ? [{ method, fee: method === 'cash' ? terms.cash.fee : 0 }] : []
  })
}

export type TermsFault =
  | 'payment_none_left'
  | 'payment_order'
  | 'payment_account_missing'
  | 'payment_account'
  | 'payment_limits'
  | 'payment_whole'
  | 'payment_days'

/** Returns what is wrong with terms, by the path of the field. */
export function termsFaults({ transferDays, markets }: PaymentTerms): { path: string; code: TermsFault }[] {
  const areDaysRight = Number.isInteger(transferDays) && transferDays >= TRANSFER_DAYS.least && transferDays <= TRANSFER_DAYS.most
  return [
    ...(areDaysRight ? [] : [{ path: 'transferDays', code: 'payment_days' as const }]),
    ...LOCALES.flatMap((market) =>
      marketFaults(markets[market], market).map(({ path, code }) => ({ path: `markets.${market}.${path}`, code })),
    ),
  ]
}

function marketFaults(terms: MarketTerms, market: Locale): { path: string; code: TermsFault }[] {
  const faults: { path: string; code: TermsFault }[] = []
  const step = smallestStep(MARKETS[market].currency)
  if (terms.order.length !== PAYMENT_METHODS.length || PAYMENT_METHODS.some((method) => !terms.order.includes(method)))
    faults.push({ path: 'order', code: 'payment_order' })
  for (const method of PAYMENT_METHODS) {
    const { least, most } = terms[method]
    if (least !== null && most !== null && least > most) faults.push({ path: `${method}.most`, code: 'payment_limits' })
    for (const [name, amount] of Object.entries({ least, most }))
      if (amount !== null && amount % step !== 0) faults.push({ path: `${method}.${name}`, code: 'payment_whole' })
  }
  if (terms.cash.fee % step !== 0) faults.push({ path: 'cash.fee', code: 'payment_whole' })
  const { account } = terms.transfer
  if (terms.transfer.isOn && account === null) faults.push({ path: 'transfer.account.iban', code: 'payment_account_missing' })
  if (account !== null && !isBankAccount(account)) faults.push({ path: 'transfer.account.iban', code: 'payment_account' })
  if (!isAlwaysPayable(terms)) faults.push({ path: 'card.isOn', code: 'payment_none_left' })
  return faults
}

/** Whether every order has a way to be paid. Payment on delivery is not for every order. */
const isAlwaysPayable = ({ card, transfer }: MarketTerms): boolean =>
  [card, transfer].some(({ isOn, least, most }) => isOn && least === null && most === null)
