/** The header of the sign-in pages: logo and the way back to the shop. */
import { href } from '#domain/market/market.ts'
import { backToStore } from '#messages/customers/auth.ts'
import { home } from '#messages/shell.ts'
import { useShell } from '#web/app/shell-data.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as headerStyles from './header.module.css'
import * as styles from './auth-header.module.css'

export function Header() {
  const market = useMarket()
  const { brand } = useShell()
  return (
    <header className={styles.bar}>
      <a className={headerStyles.logo} href={href(market, '/')} aria-label={home({ name: brand.name })}>
        <img src={brand.logo} alt={brand.name} width="185" height="38" />
      </a>
      <a className={`${textStyles.link} ${textStyles.small}`} href={href(market, '/')}>
        {backToStore()}
      </a>
    </header>
  )
}
