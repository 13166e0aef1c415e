/** Round every page: header, the page's place, and what floats above it. */
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import type { Market } from '#domain/market.ts'
import { skip } from '#messages/shell.ts'
import { announcePage } from '#web/browser/announce.ts'
import { onOpenCartDrawer } from '#web/browser/cart-drawer.ts'
import { shouldAskForPlace } from '#web/browser/place.ts'
import { restoreScroll } from '#web/browser/scroll.ts'
import { useInBrowser } from '#web/browser/stored.ts'
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
    restoreScroll(location)
    announcePage(location)
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
