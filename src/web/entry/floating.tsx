/** Parts that float over every page: locale modal, toasts, dialogs. */
import { useEffect, useMemo, useState } from 'react'
import { shouldAskForMarket } from '#web/app/market-choice.browser.ts'
import type { FloatingProps } from '#web/app/modules.ts'
import { useShell } from '#web/app/shell-data.tsx'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { routeAt } from '#web/app/view.ts'
import { ROUTES } from '#web/routes.ts'
import { onOpenCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { lazyPart, OpeningFailed } from '#web/ui/lazy-part.tsx'

const LocaleModal = lazyPart(
  () => import('#web/storefront/market/locale-modal.tsx'),
  // It is asked again on the next page.
  () => null,
)
const CartDrawer = lazyPart(() => import('#web/storefront/cart/cart-drawer.tsx'), OpeningFailed)

const Consent = lazyPart(
  () => import('#web/storefront/consent/consent.tsx'),
  // Without it nothing that needs consent is loaded.
  () => null,
)

/** Pages opened by a private token: the locale modal does not open there (D-72). */
const PRIVATE: ReadonlySet<string> = new Set(ROUTES.filter((route) => route.cache === 'private').map((route) => route.page))

/** Dialogs over every page; their code is loaded when they open. */
export function Floating({ page, path, isFound, alternates }: FloatingProps) {
  const { consent } = useShell()
  const [opener, setOpener] = useState<HTMLElement | null | false>(false)
  const [isAnswered, setAnswered] = useState(false)
  const isInBrowser = useInBrowser()
  const asks = useMemo(() => isInBrowser && !PRIVATE.has(page) && shouldAskForMarket(), [isInBrowser, page])
  useEffect(() => onOpenCartDrawer(setOpener), [])
  const close = () => setOpener(false)
  return (
    <>
      {opener !== false && <CartDrawer opener={opener} onClose={close} reopen={() => setOpener(opener)} />}
      {asks && !isAnswered && <LocaleModal key={page} alternates={alternates} onClose={() => setAnswered(true)} />}
      {consent && <Consent terms={consent} path={path} route={routeAt(path).route} isFound={isFound} />}
    </>
  )
}
