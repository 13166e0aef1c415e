/** The cart in the header: a link that opens the drawer. */
import { useEffect, useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/shell.ts'
import { openCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { cart, useCartCount } from '#web/storefront/cart/state/cart.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as styles from './header.module.css'

const pieces = (): number => cart.lines.reduce((sum, { qty }) => sum + qty, 0)

/** Returns how often something was added since the page was opened. What the browser had kept is no addition. */
function useAdditions(): number {
  const [additions, setAdditions] = useState(0)
  useEffect(() => {
    let before = pieces()
    return cart.subscribe(() => {
      const now = pieces()
      if (now > before) setAdditions((count) => count + 1)
      before = now
    })
  }, [])
  return additions
}

export function CartLink() {
  const market = useMarket()
  const inCart = useCartCount()
  const additions = useAdditions()
  // The transform of a parent of both would move the count: it is placed by the link.
  const hop = additions > 0 ? styles.hop : ''
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
      <span key={additions} className={`${styles.tote} ${hop}`}>
        <Icon name="tote" />
      </span>
      {inCart > 0 && (
        <span key={`count ${additions}`} className={`${buttonStyles.count} ${hop}`}>
          {inCart}
        </span>
      )}
    </a>
  )
}
