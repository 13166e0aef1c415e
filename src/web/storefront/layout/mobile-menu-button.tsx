/** The button that opens the mobile menu. */
import { useState, type ReactNode } from 'react'
import { menu } from '#messages/shell.ts'
import { prefetchPart } from '#web/ui/load-part.browser.ts'
import { menuData } from './menu-data.browser.ts'
import { useShell } from '#web/app/shell-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './mobile-menu-button.module.css'

const load = () => import('./mobile-menu.tsx')
const MobileMenu = lazyPart(load, OpeningFailed)

/** Without JavaScript it leads to the categories at the page's foot. */
export function MobileMenuButton({ marketMenu }: { marketMenu: ReactNode }) {
  const market = useMarket()
  const [isOpen, setOpen] = useState(false)
  const { menu: version } = useShell()
  const close = () => setOpen(false)
  const prepare = () => {
    prefetchPart(load)
    void menuData(market.locale, version).catch(() => {})
  }
  return (
    <>
      <a
        className={`${buttonStyles.iconButton} ${layoutStyles.narrowOnly} ${styles.burger}`}
        href="#shop"
        role="button"
        aria-label={menu()}
        aria-expanded={isOpen}
        onPointerDown={prepare}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="list" />
      </a>
      {isOpen && <MobileMenu marketMenu={marketMenu} onClose={close} reopen={() => setOpen(true)} />}
    </>
  )
}
