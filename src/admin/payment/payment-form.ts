/** Terms of payment as the form has them: amounts as they are typed, and the account field by field. */
import { MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method.ts'
import type { MarketTerms, PaymentTerms } from '#domain/payments/payment-terms.ts'
import { parseAmount } from '#domain/pricing/amount-input.ts'
import { amountOf } from '#admin/ui/amount.tsx'

interface Limits {
  isOn: boolean
  /** '' for any sum. */
  least: string
  most: string
}

interface MarketValues {
  /** 'card transfer cash' */
  order: string
  card: Limits & { hasWallets: boolean }
  transfer: Limits & { iban: string; holder: string; bic: string; bank: string }
  cash: Limits & { fee: string }
}

export interface PaymentValues {
  transferDays: string
  markets: Record<Locale, MarketValues>
}

/** Every order of the methods. */
export const ORDERS: readonly PaymentMethod[][] = PAYMENT_METHODS.flatMap((first) =>
  PAYMENT_METHODS.filter((method) => method !== first).map((second) => [
    first,
    second,
    ...PAYMENT_METHODS.filter((method) => method !== first && method !== second),
  ]),
)

export function toValues({ transferDays, markets }: PaymentTerms): PaymentValues {
  return {
    transferDays: String(transferDays),
    markets: perLocale((market) => {
      const { currency } = MARKETS[market]
      const { order, card, transfer, cash } = markets[market]
      const typed = (amount: number | null) => (amount === null ? '' : amountOf(amount, currency))
      const limits = ({ isOn, least, most }: Omit<MarketTerms['card'], 'hasWallets'>) => ({
        isOn,
        least: typed(least),
        most: typed(most),
      })
      const { iban = '', holder = '', bic = '', bank = '' } = transfer.account ?? {}
      return {
        order: order.join(' '),
        card: { ...limits(card), hasWallets: card.hasWallets },
        transfer: { ...limits(transfer), iban, holder, bic, bank },
        cash: { ...limits(cash), fee: typed(cash.fee) },
      }
    }),
  }
}

/** Returns the terms, and the code of what is wrong by the path of its field. */
export function toTerms({ transferDays, markets }: PaymentValues): { terms: PaymentTerms; faults: Record<string, string> } {
  const faults: Record<string, string> = {}
  const terms = {
    transferDays: /^\d{1,3}$/.test(transferDays.trim()) ? Number(transferDays) : 0,
    markets: perLocale((market) => {
      const typed = markets[market]
      const amount = (method: PaymentMethod, name: string, text: string): number | null => {
        const read = parseAmount(text, MARKETS[market].currency)
        if (typeof read !== 'string') return read
        faults[`markets.${market}.${method}.${name}`] = read === 'fractional' ? 'payment_whole' : 'payment_amount'
        return null
      }
      const limits = (method: PaymentMethod) => ({
        isOn: typed[method].isOn,
        least: amount(method, 'least', typed[method].least),
        most: amount(method, 'most', typed[method].most),
      })
      return {
        order: typed.order.split(' ') as PaymentMethod[],
        card: { ...limits('card'), hasWallets: typed.card.hasWallets },
        transfer: { ...limits('transfer'), account: accountOf(typed.transfer) },
        cash: { ...limits('cash'), fee: amount('cash', 'fee', typed.cash.fee) ?? 0 },
      }
    }),
  }
  return { terms, faults }
}

/** Returns null where nothing of an account is filled in. */
function accountOf({ iban, holder, bic, bank }: MarketValues['transfer']): MarketTerms['transfer']['account'] {
  const account = {
    iban: iban.replaceAll(/\s/g, '').toUpperCase(),
    holder: holder.trim(),
    bic: bic.trim().toUpperCase(),
    bank: bank.trim(),
  }
  return Object.values(account).every((text) => text === '') ? null : account
}

/** Returns faults of the request by the names of the form: 'terms.markets.ro.transfer.account.iban' → 'markets.ro.transfer.iban'. */
export const faultsOfForm = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, code]) => [path.replace(/^terms\./, '').replace('.account', ''), code]))
