/** Where a product stands, in words. */
import { LOCALES } from '#domain/market/market.ts'
import type { ProductState } from '#domain/products/product-row.ts'
import * as say from '#messages/admin/goods/products.ts'
import { markets } from '#messages/admin/today.ts'
import { msg } from '#messages/text.ts'
import { dayText } from '#admin/prices/days.ts'
import type { ProductRowView } from '#admin/schema/goods/products.ts'
import * as styles from './products.module.css'

/** Names of the states in the filter. */
export const stateNames: Record<ProductState, () => string> = {
  live: say.states.live,
  scheduled: msg('Programat', 'Scheduled', 'Ütemezett'),
  blocked: msg('Blocat', 'Blocked', 'Blokkolt'),
  draft: say.states.draft,
}

function wordsOf({ state, blockers, publishedAt, noPromo }: ProductRowView): string {
  if (state === 'draft') return say.states.draft()
  if (state === 'scheduled') return say.states.scheduled({ day: dayText(publishedAt ?? '', 'ro') })
  if (state === 'live') return noPromo ? say.liveNoPromotions() : say.states.live()
  const worst = LOCALES.toSorted((a, b) => blockers[b].length - blockers[a].length)[0]!
  return say.states.blocked({ market: markets[worst](), count: blockers[worst].length })
}

export const StateText = ({ row }: { row: ProductRowView }) => (
  <span className={styles.state}>
    <i className={`${styles.dot} ${styles[`is-${row.state}`]}`} aria-hidden="true" />
    {wordsOf(row)}
  </span>
)
