/** The menu bar of wide screens. */
import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { categories } from '#messages/shell.ts'
import { loadPart, prefetchPart } from '#web/ui/load-part.browser.ts'
import { menuData } from './menu-data.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import type { MenuPanel } from '#web/schema/layout.ts'
import type { NavItem, NavLink } from '#web/app/payload.ts'
import { useShell } from '#web/app/shell-data.tsx'
import { useCurrentPaths } from '#web/app/current-paths.ts'
import { PartBoundary } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as headerStyles from './header.module.css'
import * as styles from './menu.module.css'

const loadMega = () => import('./mega-menu.tsx')

interface Opened {
  panel: MenuPanel
  /** Stands in the state, not in a lazy component: what `aria-controls` names is there in the same moment. */
  MegaMenu: ComponentType<{ panel: MenuPanel; onFollow: () => void }>
}

/** A pointer that only passes opens nothing, and one that slips off for a moment closes nothing. */
const OPEN_MS = 120
const CLOSE_MS = 220
/** The way from a trigger into its panel may cross the neighbours: another panel opens where the pointer rests. */
const SWITCH_MS = 200

/**
 * The categories: plain links that work by themselves. Hover opens a panel after a moment, so does the first click; a
 * second click follows the link. A panel stands right behind its trigger, so that Tab leads into it. Escape closes and
 * gives the focus back.
 */
export function Menu({ nav }: { nav: NavItem[] }) {
  const box = useRef<HTMLElement>(null)
  const panels = usePanels(box)
  const { opened, prepare, close, closeLater } = panels
  const { links } = useShell()

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches ahead and closes; the links in it act
    <nav
      ref={box}
      className={styles.nav}
      aria-label={categories()}
      onPointerEnter={prepare}
      onFocus={prepare}
      onPointerLeave={closeLater}
    >
      {/* It appears under a pointer that rests, which is no wish to leave: only a move closes. */}
      {opened && <div className={styles.veil} onPointerMove={closeLater} onPointerDown={close} />}
      <div className={layoutStyles.wrap}>
        <ul>
          {nav.map((item) => (
            <Item key={item.key} item={item} panels={panels} />
          ))}
        </ul>
        <ul>
          {links.map((link) => (
            <PlainLink key={link.href} link={link} panels={panels} />
          ))}
        </ul>
      </div>
    </nav>
  )
}

type Panels = ReturnType<typeof usePanels>

/** A link that opens a panel. */
function Item({ item, panels }: { item: NavItem; panels: Panels }) {
  const { opened, hover, open, close, cancel } = panels
  const currentAt = useCurrentPaths()
  const isOpen = opened?.panel.key === item.key
  const onClick = (event: MouseEvent) => {
    if (isOpen || event.metaKey || event.ctrlKey) return close()
    event.preventDefault()
    open(item.key, () => navigate(item.href))
  }
  return (
    <li>
      <a
        href={item.href}
        className={isOpen ? styles.on : undefined}
        aria-current={currentAt(item.href)}
        data-panel={item.key}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'mega' : undefined}
        {...hover(item.key, () => open(item.key))}
        onClick={onClick}
      >
        {item.name}
      </a>
      {isOpen && (
        <div onPointerEnter={cancel}>
          <PartBoundary instead={null}>
            <opened.MegaMenu panel={opened.panel} onFollow={close} />
          </PartBoundary>
        </div>
      )}
    </li>
  )
}

/** A link without a panel. */
function PlainLink({ link: { name, href: to, isHot }, panels }: { link: NavLink; panels: Panels }) {
  const currentAt = useCurrentPaths()
  return (
    <li>
      <a
        className={isHot ? headerStyles.hot : undefined}
        href={to}
        aria-current={currentAt(to)}
        {...panels.hover('', panels.close)}
      >
        {name}
      </a>
    </li>
  )
}

/** Which panel is open, and what opens and closes it. */
function usePanels(box: RefObject<HTMLElement | null>) {
  const market = useMarket()
  const { menu: version } = useShell()
  const [opened, setOpened] = useState<Opened | null>(null)
  const panel = opened?.panel
  const [{ later, leave, cancel, want, isWanted }] = useState(createIntent)

  const prepare = () => {
    prefetchPart(loadMega)
    void menuData(market.locale, version).catch(() => {})
  }
  const open = (key: string, whenFailed: () => void = () => {}) => {
    want(key)
    void Promise.all([menuData(market.locale, version), loadPart(loadMega)]).then(
      ([menu, { default: MegaMenu }]) => {
        const found = menu.panels.find((one) => one.key === key)
        if (isWanted(key) && found) setOpened({ panel: found, MegaMenu })
      },
      () => isWanted(key) && whenFailed(),
    )
  }
  const close = () => {
    want('')
    setOpened(null)
  }
  useClosing(box, panel?.key, close)

  /** Handles a pointer over a menu item; `work` is delayed while it moves down towards the panel. */
  const hover = (key: string, work: () => void) => {
    const wait = () => later(panel ? SWITCH_MS : OPEN_MS, work)
    return {
      onPointerEnter: byMouse(() => (panel?.key === key ? cancel() : wait())),
      onPointerMove: byMouse(({ movementY }) => panel && panel.key !== key && movementY > 0 && wait()),
      onPointerLeave: byMouse(cancel),
    }
  }
  return { opened, prepare, open, close, cancel, hover, closeLater: byMouse(() => leave(CLOSE_MS, close)) }
}

const byMouse = (work: (event: PointerEvent) => unknown) => (event: PointerEvent) =>
  void (event.pointerType === 'mouse' && work(event))

/** Pending state: one timer, and the panel requested last. */
function createIntent() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeaving = false
  let key = ''
  const cancel = () => {
    clearTimeout(timer)
    isLeaving = false
  }
  const later = (delayMs: number, work: () => void) => {
    cancel()
    timer = setTimeout(work, delayMs)
  }
  return {
    cancel,
    later,
    /** As `later`, but counts from the first call. */
    leave(delayMs: number, work: () => void) {
      if (isLeaving) return
      later(delayMs, work)
      isLeaving = true
    },
    want(wanted: string) {
      cancel()
      key = wanted
    },
    isWanted: (asked: string) => asked === key,
  }
}

/** Closes the open panel on a press or a focus elsewhere, on Escape, and when it has been scrolled out of sight. */
function useClosing(box: RefObject<HTMLElement | null>, key: string | undefined, close: () => void) {
  useEffect(() => {
    if (key === undefined) return
    const trigger = box.current?.querySelector<HTMLElement>(`[data-panel="${key}"]`)
    const onPress = (event: Event) => box.current?.contains(event.target as Node) || close()
    const onFocus = (event: Event) => trigger?.closest('li')?.contains(event.target as Node) || close()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      trigger?.focus()
      close()
    }
    const onScroll = () => (document.getElementById('mega')?.getBoundingClientRect().bottom ?? 0) <= 0 && close()
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onScroll)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `close` is the same work in every render
  }, [key])
}
