/** The cart in the header: a link that opens the drawer. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/shell.ts'
import { openCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { useCartCount } from '#web/storefront/cart/state/cart.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as styles from './header.module.css'

export function CartLink() {
  const market = useMarket()
  const inCart = useCartCount()
  return (
    <a
      className={buttonStyles.iconButton}
      href={href(market, '/cart')}
      aria-label={inCart ? text.cartCount(inCart) : text.cart()}
      onClick={(event) => {
        if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
        if (location.pathname === href(market, '/cart')) return
        event.preventDefault()
        openCartDrawer()
      }}
    >
      <Icon name="tote" />
      {inCart > 0 && (
        <span key={inCart} className={`${buttonStyles.count} ${styles.hop}`}>
          {inCart}
        </span>
      )}
    </a>
  )
}
