import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type PointerEvent } from 'react'
import { href } from '#domain/market/market.ts'
import { categories, newNav, saleNav } from '#messages/shell.ts'
import { menuData } from './menu-data.browser.ts'
import type { MenuPanel } from './menu-data.ts'
import type { NavItem } from '#web/app/payload.ts'
import { useCurrentPlace } from '#web/app/current-place.ts'
import { useMarket } from '#web/ui/market.tsx'

const loadMega = () => import('./mega-menu.tsx')

interface Opened {
  panel: MenuPanel
  /** Stands in the state, not in a lazy component: what `aria-controls` names is there in the same moment. */
  MegaMenu: ComponentType<{ panel: MenuPanel; onFollow: () => void }>
}

/** A pointer that only passes opens nothing, and one that slips off for a moment closes nothing. */
const OPEN_MS = 120
const CLOSE_MS = 220

/**
 * The categories: plain links that work by themselves. Hover opens a panel after a moment, so does the first click; a
 * second click follows the link. Escape closes and gives the focus back.
 */
export function Menu({ nav }: { nav: NavItem[] }) {
  const market = useMarket()
  const currentAt = useCurrentPlace()
  const [opened, setOpened] = useState<Opened | null>(null)
  const panel = opened?.panel
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLElement>(null)
  const wanted = useRef('')

  const prepare = () => {
    void loadMega()
    void menuData(market.locale).catch(() => {})
  }
  const open = (key: string) => {
    wanted.current = key
    void Promise.all([menuData(market.locale), loadMega()]).then(
      ([menu, { default: MegaMenu }]) => {
        const found = menu.panels.find((one) => one.key === key)
        if (wanted.current === key && found) setOpened({ panel: found, MegaMenu })
      },
      () => {},
    )
  }
  const close = () => {
    clearTimeout(timer.current)
    wanted.current = ''
    setOpened(null)
  }
  const later = (delayMs: number, work: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, delayMs)
  }
  useEffect(() => {
    if (!panel) return
    const leave = () => {
      wanted.current = ''
      setOpened(null)
    }
    const outside = (event: Event) => box.current?.contains(event.target as Node) || leave()
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      box.current?.querySelector<HTMLElement>(`[data-panel="${panel.key}"]`)?.focus()
      leave()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [panel, wanted])

  const hovering = (event: PointerEvent, work: () => void) => event.pointerType === 'mouse' && work()
  const trigger = (item: NavItem) => ({
    'data-panel': item.key,
    'aria-expanded': panel?.key === item.key,
    'aria-controls': panel?.key === item.key ? 'mega' : undefined,
    onPointerEnter: (event: PointerEvent) => hovering(event, () => later(panel ? 0 : OPEN_MS, () => open(item.key))),
    onClick: (event: MouseEvent) => {
      if (panel?.key === item.key || event.metaKey || event.ctrlKey) return close()
      event.preventDefault()
      open(item.key)
    },
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches ahead and closes; the links in it act
    <nav
      ref={box}
      className="nav"
      aria-label={categories()}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerLeave={(event) => hovering(event, () => later(CLOSE_MS, close))}
    >
      <div className="wrap">
        <ul>
          {nav.map((item) => (
            <li key={item.key}>
              <a
                href={item.href}
                className={panel?.key === item.key ? 'on' : undefined}
                aria-current={currentAt(item.href)}
                {...trigger(item)}
              >
                {item.name}
              </a>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <a href={href(market, '/new')} aria-current={currentAt(href(market, '/new'))}>
              {newNav()}
            </a>
          </li>
          <li>
            <a className="hot" href={href(market, '/sale')} aria-current={currentAt(href(market, '/sale'))}>
              {saleNav()}
            </a>
          </li>
        </ul>
      </div>
      {opened && (
        <div onPointerEnter={() => clearTimeout(timer.current)}>
          <opened.MegaMenu panel={opened.panel} onFollow={close} />
        </div>
      )}
    </nav>
  )
}
