/** Round every page: header, the page's place, and what floats above it. */
import { lazy, Suspense, useEffect, type ComponentType, useLayoutEffect, useMemo, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import type { Market } from '#domain/market.ts'
import { skip } from '#messages/shell.ts'
import { announcePage } from '#web/browser/announce.ts'
import { onOpenCartDrawer } from '#web/browser/cart-drawer.ts'
import { shouldAskForPlace } from '#web/browser/place.ts'
import { restoreScroll } from '#web/browser/scroll.ts'
import { useInBrowser } from '#web/browser/stored.ts'
import type { HeaderProps, Payload, ShellData } from '#web/payload.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { ShellProvider } from '#web/ui/shell-data.tsx'
import { Overlay } from '#web/ui/overlay.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

const LocaleModal = lazy(() => import('#web/layouts/locale-modal.tsx'))
const CartDrawer = lazy(() => import('#web/ui/cart-drawer.tsx'))

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
  const alternates = (leaf?.loaderData as Payload | undefined)?.head.alternates ?? {}
  return (
    <MarketProvider value={market}>
      <ShellProvider value={shell}>
        <a className="skip" href="#main">
          {skip()}
        </a>
        <Header page={leaf?.id ?? ''} nav={shell.nav} alternates={alternates} />
        <Outlet />
        <Floating isAsking={isAsking} alternates={alternates} />
        <Overlay isLoading={navigation.state === 'loading'} />
        <ToastRegion />
      </ShellProvider>
    </MarketProvider>
  )
}

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
