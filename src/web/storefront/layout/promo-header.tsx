/** The header of promo pages: logo, account and cart, nothing that leads away. */
import { href } from '#domain/market/market.ts'
import { home } from '#messages/shell.ts'
import { useShell } from '#web/app/shell-data.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import * as styles from './header.module.css'

export function Header() {
  const market = useMarket()
  const { brand } = useShell()
  return (
    <header data-promo="">
      <div className={`${layoutStyles.wrap} ${styles.top}`}>
        <a className={styles.logo} href={href(market, '/')} aria-label={home({ name: brand.name })}>
          <img src={brand.logo} alt={brand.name} width="185" height="38" />
        </a>
        <div className={styles.tools}>
          <AccountLink />
          <CartLink />
        </div>
      </div>
    </header>
  )
}
