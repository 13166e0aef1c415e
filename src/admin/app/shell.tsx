/** The frame around every page of the back office: side bar, path, the bar of a telephone. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router'
import * as say from '#messages/admin/shell.ts'
import type { AdminPage, Frame } from '#admin/client/page.ts'
import * as search from '#messages/admin/palette.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { useGoKeys } from './go-keys.ts'
import { KeyHelp } from './key-help.tsx'
import { Palette } from './palette.tsx'
import { isSetting, pageAt, trailOf } from './pages.ts'
import { SideBar } from './sidebar.tsx'
import { StateNotes } from './state-notes.tsx'
import { TabBar } from './tab-bar.tsx'
import * as styles from './shell.module.css'

export function Shell({ pages }: { pages: readonly AdminPage[] }) {
  const { pathname } = useLocation()
  const [title, setTitle] = useState<string | null>(null)
  const page = pageAt(pages, pathname)
  const trail = useMemo(() => trailOf(pages, page), [pages, page])
  const name = title ?? page?.title()
  const main = useArrival(pathname)
  useEffect(() => {
    document.title = [name, `Nestling, ${say.backOffice()}`].filter(Boolean).join(' · ')
  }, [name])
  const frame = useMemo((): Frame => ({ pages, setTitle }), [pages])
  return (
    <div className={page?.isFit ? `${styles.app} ${styles.fit}` : styles.app}>
      <a className={styles.skip} href="#main">
        {say.skipToContent()}
      </a>
      <SideBar pages={pages} trail={trail} />
      <div className={styles.main}>
        <header className={styles.top}>
          <Path trail={trail} name={name} />
          <Tools pages={pages} />
        </header>
        <StateNotes />
        <main ref={main} id="main" className={styles.body} tabIndex={-1}>
          <Outlet context={frame} />
        </main>
      </div>
      <TabBar pages={pages} trail={trail} />
    </div>
  )
}

/** Search of everything and help, with their keys; the side bar by '['. */
function Tools({ pages }: { pages: readonly AdminPage[] }) {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  useGoKeys(pages)
  useKeys({
    'ctrl+k': () => setOpen('palette'),
    '?': () => setOpen('help'),
    '[': () => document.documentElement.toggleAttribute('data-narrow-side'),
  })
  const close = () => setOpen(null)
  return (
    <>
      <button type="button" className={styles.search} aria-haspopup="dialog" onClick={() => setOpen('palette')}>
        <Icon name="magnifying-glass" small />
        <span>{search.searchOrJump()}</span>
        <Key>Ctrl K</Key>
      </button>
      <button
        type="button"
        className={styles.help}
        aria-label={search.help()}
        title={search.help()}
        onClick={() => setOpen('help')}
      >
        <Icon name="question" />
      </button>
      {open === 'palette' && <Palette pages={pages} onClose={close} />}
      {open === 'help' && <KeyHelp pages={pages} onClose={close} />}
    </>
  )
}

/** Puts the focus and the window at the beginning of another page, unless the page has put the focus itself. */
function useArrival(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const kind = useNavigationType()
  const arrived = useRef(pathname)
  useEffect(() => {
    if (arrived.current === pathname) return
    arrived.current = pathname
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0)
    if (!main.current?.contains(document.activeElement) && document.querySelector('dialog[open]') === null)
      main.current?.focus({ preventScroll: true })
  }, [pathname, kind])
  return main
}

/** Where the page is: those above it, and its own name. */
function Path({ trail, name }: { trail: readonly AdminPage[]; name: string | undefined }) {
  return (
    <nav aria-label={say.path()}>
      <ol className={styles.path}>
        {trail.some(isSetting) && <li>{say.settings()}</li>}
        {trail.slice(0, -1).map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title()}</Link>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  )
}
