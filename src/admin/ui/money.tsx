/** An amount with its currency: '1.299,90 RON', '28 080 HUF'. */
import type { Currency } from '#domain/market/market.ts'
import { amountText } from '#domain/pricing/money.ts'
import { locale } from '#messages/text.ts'
import * as styles from './money.module.css'

/** `amount` in hundredths. */
export const Money = ({ amount, currency }: { amount: number; currency: Currency }) => (
  <span className={styles.money}>
    {amountText(amount, currency, locale())} <span className={styles.currency}>{currency}</span>
  </span>
)
