import { useEffect, useState, type MouseEvent } from 'react'
import { href } from '#domain/market.ts'
import * as text from '#messages/shell.ts'
import { menuData } from '#web/browser/menu-data.ts'
import { Places, type Alternates } from '#web/layouts/header.tsx'
import type { MenuData } from '#web/menu.ts'
import { CloseButton, Drawer } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import '#web/styles/menu.css'

export default function MobileMenu({ alternates, onClose }: { alternates: Alternates; onClose: () => void }) {
  const market = useMarket()
  const [{ worlds, all }, setMenu] = useState<Pick<MenuData, 'worlds' | 'all'>>({ worlds: [], all: null })
  useEffect(() => {
    void menuData(market.locale).then(setMenu, () => {})
  }, [market])
  const followed = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) onClose()
  }
  return (
    <Drawer label={text.menu()} onClose={onClose} className="mm-drawer">
      <header>
        <img src="/brand/logo.svg" alt="Nestling" width="141" height="29" />
        <CloseButton onClose={onClose} />
      </header>
      <div className="scroll" onClick={followed}>
        <ul className="mm">
          {worlds.map((world) => (
            <li key={world.href}>
              <a href={world.href}>
                <img src={world.image} alt="" width="44" height="55" />
                <span>{world.name}</span>
                <Icon name="caret-right" small />
              </a>
            </li>
          ))}
        </ul>
        <ul className="mm t">
          <li>
            <a href={href(market, '/new')}>{text.newNav()}</a>
          </li>
          <li>
            <a className="hot" href={href(market, '/sale')}>
              {text.saleNav()}
            </a>
          </li>
          <li>
            <a href={href(market, '/brands')}>{text.brandsNav()}</a>
          </li>
          {all && (
            <li>
              <a href={all.href}>{all.name}</a>
            </li>
          )}
        </ul>
      </div>
      <footer onClick={followed}>
        <a className="btn btn-q btn-m" href={href(market, '/wishlist')}>
          <Icon name="heart" small />
          {text.wishlist()}
        </a>
        <Places alternates={alternates} />
      </footer>
    </Drawer>
  )
}
