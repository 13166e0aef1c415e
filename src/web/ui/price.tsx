/** Price components: amounts as the price labels show them. */
import type { Currency } from '#domain/market/market.ts'
import { formatParts, plainText } from '#domain/pricing/money.ts'
import { oldPrice } from '#messages/shell.ts'
import { inLocale } from '#messages/text.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from './layout.module.css'
import * as styles from './price.module.css'

/** An amount as the price labels show it: superscript decimals, one plain price for screen readers (LOC-2, LOC-3). */
function Amount({ amount, currency, ending = '' }: { amount: number; currency: Currency; ending?: string | undefined }) {
  const { locale, hideZeroDecimals } = useMarket()
  const { before, whole, decimals, after } = formatParts(amount, currency, { hideZeroDecimals })
  return (
    <>
      <span aria-hidden="true">
        {before + whole}
        {decimals && <sup>{decimals}</sup>}
        {after + ending}
      </span>
      <span className={layoutStyles.visuallyHidden}>{plainText(amount, currency, locale) + ending}</span>
    </>
  )
}

/**
 * @param props.amount integer hundredths
 * @param props.ending suffix of the language: `-tól`
 * @param props.was the lawful prior price (LAW-22), or another one that `wasName` names; only shown when it is higher
 */
export function Price({
  amount,
  currency,
  ending,
  was,
  wasName,
}: {
  amount: number
  currency?: Currency
  ending?: string | undefined
  was?: number | null
  wasName?: string | undefined
}) {
  const market = useMarket()
  const unit = currency ?? market.currency
  if (was == null || was <= amount)
    return (
      <span className={styles.price}>
        <Amount amount={amount} currency={unit} ending={ending} />
      </span>
    )
  return (
    <span className={styles.prices}>
      <span className={`${styles.price} ${styles.sale}`}>
        <Amount amount={amount} currency={unit} ending={ending} />
      </span>
      <s className={styles.was}>
        <span className={layoutStyles.visuallyHidden}>{`${wasName ?? inLocale(market.locale, oldPrice)} `}</span>
        <Amount amount={was} currency={unit} />
      </s>
    </span>
  )
}
