/** Breadcrumb component: links to the parents of a page. */
import * as text from '#messages/listing.ts'
import { href } from '#domain/market/market.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as styles from './breadcrumb.module.css'

export interface Crumb {
  name: string
  /** Path with the market's prefix; the page itself has none. */
  href?: string
}

/** Path of the page, home first; on a phone only its parent. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const market = useMarket()
  return (
    <nav aria-label={text.youAreHere()}>
      <ol className={styles.crumb}>
        <li>
          <a href={href(market, '/')}>{text.home()}</a>
        </li>
        {trail.map((crumb) => (
          <li key={crumb.href ?? crumb.name} aria-current={crumb.href ? undefined : 'page'}>
            {crumb.href ? <a href={crumb.href}>{crumb.name}</a> : crumb.name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
