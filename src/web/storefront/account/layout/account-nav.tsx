/** The navigation of the account. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/account.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as styles from './account-page.module.css'

const ENTRIES: readonly { path: string; icon: IconName; name: () => string }[] = [
  { path: '/my', icon: 'house', name: text.overview },
  { path: '/my/orders', icon: 'package', name: text.orders },
  { path: '/my/details', icon: 'user', name: text.details },
  { path: '/my/addresses', icon: 'map-pin', name: text.addresses },
  { path: '/my/children', icon: 'baby', name: text.children },
  { path: '/my/partnerships', icon: 'tag', name: text.partnerships },
  { path: '/my/vouchers', icon: 'ticket', name: text.vouchers },
  { path: '/wishlist', icon: 'heart', name: text.wishlist },
  { path: '/my/security', icon: 'lock-key', name: text.security },
  { path: '/my/privacy', icon: 'shield-check', name: text.privacy },
  { path: '/auth/signout', icon: 'arrow-right', name: text.signOut },
]

/** Links to the pages of the account, in a row that scrolls on narrow screens. `current`: path without the market's prefix. */
export function AccountNav({ current }: { current: string }) {
  const market = useMarket()
  return (
    <nav className={styles.side} aria-label={text.account()}>
      <ul>
        {ENTRIES.map(({ path, icon, name }) => (
          <li key={path}>
            <a href={href(market, path)} aria-current={path === current ? 'page' : undefined}>
              <Icon name={icon} />
              {name()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
