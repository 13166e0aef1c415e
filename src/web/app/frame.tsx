/** Round every page: header, the page's place, and what floats above it. */
import { useEffect, type ComponentType, useLayoutEffect, useMemo, useState } from 'react'
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
import { ROUTES } from '#web/routes.ts'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'
import { CurrentPlaceProvider } from './current-place.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { ShellProvider } from './shell-data.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

const LocaleModal = lazyPart(
  () => import('#web/storefront/market/locale-modal.tsx'),
  // It is asked again on the next page.
  () => null,
)
const CartDrawer = lazyPart(() => import('#web/storefront/cart/cart-drawer.tsx'), OpeningFailed)

interface Props {
  market: Market
  shell: ShellData
  Header: ComponentType<HeaderProps>
}

/** Pages opened by a private token: nobody is asked for the country there (D-72). */
const PRIVATE: ReadonlySet<string> = new Set(ROUTES.filter((route) => route.cache === 'private').map((route) => route.page))

export function Frame({ market, shell, Header }: Props) {
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
        <a className="skip" href="#main">
          {skip()}
        </a>
        <CurrentPlaceProvider value={place}>
          <Header page={leaf?.id ?? ''} nav={shell.nav} alternates={alternates} query={typeof query === 'string' ? query : ''} />
        </CurrentPlaceProvider>
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

/** Dialogs whose code comes when they are wanted. */
function Floating({ page, alternates }: Pick<HeaderProps, 'page' | 'alternates'>) {
  const [opener, setOpener] = useState<HTMLElement | null | false>(false)
  const [isAnswered, setAnswered] = useState(false)
  const isInBrowser = useInBrowser()
  const asks = useMemo(() => isInBrowser && !PRIVATE.has(page) && shouldAskForPlace(), [isInBrowser, page])
  useEffect(() => onOpenCartDrawer(setOpener), [])
  const close = () => setOpener(false)
  return (
    <>
      {opener !== false && <CartDrawer opener={opener} onClose={close} reopen={() => setOpener(opener)} />}
      {asks && !isAnswered && <LocaleModal key={page} alternates={alternates} onClose={() => setAnswered(true)} />}
    </>
  )
}
