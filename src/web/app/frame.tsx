/** The frame of every page: header, page, overlays. */
import { useLayoutEffect, useMemo, type ComponentType } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import type { Market } from '#domain/market/market.ts'
import { skip } from '#messages/shell.ts'
import { announcePage } from './announce.browser.ts'
import { restoreScroll } from './scroll.browser.ts'
import type { AppModules } from './modules.ts'
import type { HeaderProps, Payload, ShellData } from './payload.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'
import { CurrentPathsProvider } from './current-paths.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { ShellProvider } from './shell-data.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import * as styles from './frame.module.css'

interface Props {
  market: Market
  shell: ShellData
  Header: ComponentType<HeaderProps>
  Floating: AppModules['Floating']
}

export function Frame({ market, shell, Header, Floating }: Props) {
  const navigation = useNavigation()
  const location = useLocation()
  useLayoutEffect(() => {
    restoreScroll(location)
    announcePage(location)
  }, [location])
  const leaf = useMatches().at(-1)
  const payload = leaf?.loaderData as Payload | undefined
  const alternates = payload?.head.alternates ?? {}
  // What was searched for, on the page of results.
  const query = (payload?.data as { query?: unknown } | null | undefined)?.query
  const place = useMemo(() => [location.pathname, ...pathsAbove(payload)], [location.pathname, payload])
  return (
    <MarketProvider value={market}>
      <ShellProvider value={shell}>
        <a className={styles.skip} href="#main">
          {skip()}
        </a>
        <CurrentPathsProvider value={place}>
          <Header page={leaf?.id ?? ''} nav={shell.nav} alternates={alternates} query={typeof query === 'string' ? query : ''} />
        </CurrentPathsProvider>
        <Outlet />
        <Floating page={leaf?.id ?? ''} alternates={alternates} />
        <Overlay isLoading={navigation.state === 'loading'} />
        <ToastRegion />
      </ShellProvider>
    </MarketProvider>
  )
}

/** Returns the paths of a page's breadcrumb; none where it has none. */
const pathsAbove = (payload: Payload | undefined): string[] =>
  (payload?.data as { trail?: Crumb[] } | null | undefined)?.trail?.flatMap(({ href }) => href ?? []) ?? []
