import { lazy, Suspense, useState } from 'react'
import { menu } from '#messages/shell.ts'
import { menuData } from './menu-data.browser.ts'
import type { Alternates } from './header.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'

const load = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(load)

/** Without JavaScript it leads to the categories at the page's foot. */
export function MobileMenuButton({ alternates }: { alternates: Alternates }) {
  const market = useMarket()
  const [isOpen, setOpen] = useState(false)
  const prepare = () => {
    void load()
    void menuData(market.locale).catch(() => {})
  }
  return (
    <>
      <a
        className="ico m-only burger"
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
      <Suspense fallback={null}>{isOpen && <MobileMenu alternates={alternates} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
