/** Round every page: header, the page's place, and what floats above it. */
import { lazy, Suspense, useEffect, type ComponentType, useLayoutEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import type { Market } from '#domain/market/market.ts'
import { skip } from '#messages/shell.ts'
import { announcePage } from './announce.browser.ts'
import { onOpenCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { shouldAskForPlace } from './market-choice.browser.ts'
import { restoreScroll } from './scroll.browser.ts'
import { useInBrowser } from './stored.browser.ts'
import type { HeaderProps, Payload, ShellData } from './payload.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'
import { CurrentPlaceProvider } from './current-place.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { ShellProvider } from './shell-data.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

const LocaleModal = lazy(() => import('#web/storefront/market/locale-modal.tsx'))
const CartDrawer = lazy(() => import('#web/storefront/cart/cart-drawer.tsx'))

interface Props {
  market: Market
  shell: ShellData
  Header: ComponentType<HeaderProps>
  /** Whether the visitor may be asked for the country here. */
  isAsking: boolean
}

export function Frame({ market, shell, Header, isAsking }: Props) {
  const navigation = useNavigation()
  const location = useLocation()
  useLayoutEffect(() => {
    restoreScroll(location)
    announcePage(location)
  }, [location])
  const leaf = useMatches().at(-1)
  const payload = leaf?.loaderData as Payload | undefined
  const alternates = payload?.head.alternates ?? {}
  const place = useMemo(() => [location.pathname, ...pathsAbove(payload)], [location.pathname, payload])
  return (
    <MarketProvider value={market}>
      <ShellProvider value={shell}>
        <a className="skip" href="#main">
          {skip()}
        </a>
        <CurrentPlaceProvider value={place}>
          <Header page={leaf?.id ?? ''} nav={shell.nav} alternates={alternates} />
        </CurrentPlaceProvider>
        <Outlet />
        <Floating isAsking={isAsking} alternates={alternates} />
        <Overlay isLoading={navigation.state === 'loading'} />
        <ToastRegion />
      </ShellProvider>
    </MarketProvider>
  )
}

/** Returns the paths of a page's breadcrumb; none where it has none. */
const pathsAbove = (payload: Payload | undefined): string[] =>
  (payload?.data as { trail?: Crumb[] } | null | undefined)?.trail?.flatMap(({ href }) => href ?? []) ?? []

/** Dialogs whose code comes when they are wanted. */
function Floating({ isAsking, alternates }: Pick<Props, 'isAsking'> & Pick<HeaderProps, 'alternates'>) {
  const [opener, setOpener] = useState<HTMLElement | null | false>(false)
  const [isAnswered, setAnswered] = useState(false)
  const isInBrowser = useInBrowser()
  const asks = useMemo(() => isInBrowser && isAsking && shouldAskForPlace(), [isInBrowser, isAsking])
  useEffect(() => onOpenCartDrawer(setOpener), [])
  return (
    <Suspense fallback={null}>
      {opener !== false && <CartDrawer opener={opener} onClose={() => setOpener(false)} />}
      {asks && !isAnswered && <LocaleModal alternates={alternates} onClose={() => setAnswered(true)} />}
    </Suspense>
  )
}
