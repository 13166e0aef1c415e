/** Explains a reduced price (LAW-22). */
import { plainText } from '#domain/pricing/money.ts'
import { reduction } from '#domain/pricing/price.ts'
import { dateInWords } from '#messages/dates.ts'
import * as text from '#messages/product.ts'
import { useMarket } from '#web/ui/market.tsx'
import type { VariantView } from './view.ts'
import * as styles from './why-price.module.css'

/** Explains a reduction: start, prior price, percentage (LAW-22), and the recommended price beside it (LAW-23). */
export function WhyPrice({ variant }: { variant: VariantView & { prior: number } }) {
  const { currency, locale } = useMarket()
  const { sale, prior, since, rrp } = variant
  const plain = (amount: number) => plainText(amount, currency, locale)
  const percent = reduction(sale, prior)?.percent ?? 0
  const facts = [
    since !== null && { name: text.whySince(), value: dateInWords(since) },
    { name: text.whyPrior(), value: plain(prior) },
    { name: text.whyNow(), value: plain(sale) },
    { name: text.whyOff(), value: plain(prior - sale) + (percent > 0 ? ` (${percent}%)` : '') },
    rrp !== null && { name: text.whyRecommended(), value: plain(rrp) },
  ].filter((fact) => fact !== false)
  return (
    <details className={styles.whyPrice}>
      <summary>{text.whyPrice()}</summary>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{text.whyMeasured()}</p>
    </details>
  )
}
