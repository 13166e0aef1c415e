/** The way from a product to its comparison with those that the visitor compared before. */
import { withCompared, type ComparedKind } from '#domain/catalog/comparison.ts'
import { compareMany, compareThis } from '#messages/shopping/compare-link.ts'
import { compareHref } from '#web/storefront/compare/compare-href.ts'
import { useCompared } from '#web/storefront/compare/state/compared.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as styles from './details.module.css'

export function CompareLink({ id, kind }: { id: string; kind: ComparedKind }) {
  const market = useMarket()
  const together = withCompared(useCompared()[kind], id)
  return (
    <p className={styles.compare}>
      <a className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`} href={compareHref(market, together)}>
        {together.length > 1 ? compareMany(together.length) : compareThis()}
      </a>
    </p>
  )
}
