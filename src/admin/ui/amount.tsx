/** Amounts as staff read them in every language: '1.299,90', with the code of the currency small behind. */
import { amountText } from '#domain/pricing/money.ts'
import type { Currency } from '#domain/market/market.ts'
import * as styles from './amount.module.css'

/** Returns an amount of hundredths without its currency. */
export const amountOf = (amount: number, currency: Currency): string => amountText(amount, currency, 'ro')

export function Amount({ amount, currency }: { amount: number; currency: Currency }) {
  return (
    <>
      {amountOf(amount, currency)} <small className={styles.code}>{currency}</small>
    </>
  )
}
