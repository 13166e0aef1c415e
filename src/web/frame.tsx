/** Round every page: header, the page's place, and what floats above it. */
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import type { Market } from '#domain/market.ts'
import { skip } from '#messages/shell.ts'
import { announcePage } from '#web/browser/announce.ts'
import { onOpenCartDrawer } from '#web/browser/cart-drawer.ts'
import { shouldAskForPlace } from '#web/browser/place.ts'
import { restoreScroll } from '#web/browser/scroll.ts'
import { CheckoutHeader } from '#web/layouts/checkout-header.tsx'
import { Header, type Alternates } from '#web/layouts/header.tsx'
import type { Payload, ShellData } from '#web/payload.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { ShellProvider } from '#web/ui/shell-data.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

const LocaleModal = lazy(() => import('#web/layouts/locale-modal.tsx'))
const CartDrawer = lazy(() => import('#web/ui/cart-drawer.tsx'))

interface Props {
  market: Market
  shell: ShellData
  layout: 'default' | 'checkout'
}

export function Frame({ market, shell, layout }: Props) {
  const navigation = useNavigation()
  const location = useLocation()
  useLayoutEffect(() => {
    restoreScroll()
    announcePage()
  }, [location])
  const leaf = useMatches().at(-1)
  const alternates = (leaf?.loaderData as Payload | undefined)?.head.alternates ?? {}
  return (
    <MarketProvider value={market}>
      <ShellProvider value={shell}>
        <a className="skip" href="#main">
          {skip()}
        </a>
        {layout === 'default' ? <Header nav={shell.nav} alternates={alternates} /> : <CheckoutHeader page={leaf?.id ?? ''} />}
        <Outlet />
        <Floating isAsking={layout === 'default'} alternates={alternates} />
        <Overlay isLoading={navigation.state === 'loading'} />
        <ToastRegion />
      </ShellProvider>
    </MarketProvider>
  )
}

/** Dialogs whose code comes when they are wanted. */
function Floating({ isAsking, alternates }: { isAsking: boolean; alternates: Alternates }) {
  const [opener, setOpener] = useState<HTMLElement | null | false>(false)
  const [asks, setAsks] = useState(false)
  useEffect(() => onOpenCartDrawer(setOpener), [])
  useEffect(() => setAsks(isAsking && shouldAskForPlace()), [isAsking])
  return (
    <Suspense fallback={null}>
      {opener !== false && <CartDrawer opener={opener} onClose={() => setOpener(false)} />}
      {asks && <LocaleModal alternates={alternates} onClose={() => setAsks(false)} />}
    </Suspense>
  )
}
