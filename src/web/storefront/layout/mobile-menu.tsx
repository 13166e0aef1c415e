/** The mobile menu. */
import { useEffect, useState, type ReactNode } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/shell.ts'
import { accountPath } from './account-link.tsx'
import { menuData } from './menu-data.browser.ts'
import type { MenuData, MenuLink } from '#web/schema/layout.ts'
import { signedIn } from '#web/storefront/auth/signed-in.browser.ts'
import { CloseButton, Drawer } from '#web/ui/dialog.tsx'
import { useCurrentPaths } from '#web/app/current-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShell } from '#web/app/shell-data.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as dialogStyles from '#web/ui/dialog.module.css'
import * as headerStyles from './header.module.css'
import * as styles from './mobile-menu.module.css'

export default function MobileMenu({ marketMenu, onClose }: { marketMenu: ReactNode; onClose: () => void }) {
  const market = useMarket()
  const currentAt = useCurrentPaths()
  const { brand, menu: version } = useShell()
  const isSignedIn = useStore(signedIn)
  const [{ topCollections, all }, setMenu] = useState<Pick<MenuData, 'topCollections' | 'all'>>({ topCollections: [], all: null })
  useEffect(() => {
    void menuData(market.locale, version).then(setMenu, () => {})
  }, [market, version])
  return (
    <Drawer label={text.menu()} onClose={onClose} className={styles.mmDrawer}>
      <header>
        <img src={brand.logo} alt={brand.name} width="141" height="29" />
        <CloseButton onClose={onClose} />
      </header>
      <div className={dialogStyles.scroll}>
        <ul className={styles.menu}>
          {topCollections.map((collection) => (
            <li key={collection.href}>
              <a href={collection.href} aria-current={currentAt(collection.href)} onClick={onClose}>
                {collection.image && <img src={collection.image} alt="" width="44" height="55" />}
                <span>{collection.name}</span>
                <Icon name="caret-right" small />
              </a>
            </li>
          ))}
        </ul>
        <Ways all={all} onClose={onClose} />
      </div>
      <footer>
        <a
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}
          href={href(market, accountPath(isSignedIn))}
          onClick={onClose}
        >
          <Icon name="user" small />
          {text.account()}
        </a>
        <a
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}
          href={href(market, '/wishlist')}
          onClick={onClose}
        >
          <Icon name="heart" small />
          {text.wishlist()}
        </a>
        {marketMenu}
      </footer>
    </Drawer>
  )
}

/** The links at the end of the menu bar, its panels of no collection, and the collection of everything. */
function Ways({ all, onClose }: { all: MenuData['all']; onClose: () => void }) {
  const { nav, links } = useShell()
  const ways: (MenuLink & { isHot?: boolean })[] = [...links, ...nav.filter(({ isWay }) => isWay), ...(all ? [all] : [])]
  return (
    <ul className={`${styles.menu} ${styles.t}`}>
      {ways.map((way) => (
        <li key={way.href}>
          <a className={way.isHot ? headerStyles.hot : undefined} href={way.href} onClick={onClose}>
            {way.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
