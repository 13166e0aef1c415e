/** Consent on every page: the banner, the settings, the services that count, and what is shown in a page after a click. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { allowedFrames, SETTINGS_ANCHOR, type Choice } from '#domain/consent/consent.ts'
import { saved } from '#messages/consent/settings.ts'
import { doneOrder } from '#web/storefront/order/state/done-order.browser.ts'
import type { ConsentQuestion } from '#web/app/payload.ts'
import type { Route } from '#web/routes.ts'
import { useMarket } from '#web/ui/market.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { Banner } from './banner.tsx'
import { choose, consentRecord, grantedNow, mustAskNow, proveChoice } from './choice.browser.ts'
import { Embeds } from './embeds.tsx'
import { countedAddress } from './page-address.ts'
import { fetchPurchases, notePurchase } from './purchases.browser.ts'
import { Settings } from './settings.tsx'
import { TagFrames } from './tag-frames.browser.ts'

interface Props {
  terms: ConsentQuestion
  /** Path of the page with the market's prefix. */
  path: string
  /** Of the page: the entry has the list of them. */
  route: Route
  isFound: boolean
}

export default function Consent({ terms, path, route, isFound }: Props) {
  const { locale } = useMarket()
  const record = useStore(consentRecord)
  const granted = useMemo(() => grantedNow(terms, record), [terms, record])
  const asks = useMemo(() => mustAskNow(terms, record), [terms, record])
  const [isOpen, setOpen] = useState(false)
  const address = countedAddress(path, route, isFound, location.origin)
  const allowed = useMemo(() => allowedFrames(terms, granted), [terms, granted])
  useTagFrames({ path, address, allowed, granted })
  useOpener(setOpen)
  useEffect(() => void proveChoice(locale), [locale])
  const decide = (choice: Choice) => {
    choose(terms, choice, locale)
    setOpen(false)
    toast(saved())
  }
  return (
    <>
      {asks && address !== null && !isOpen && (
        <AtTop>
          <Banner terms={terms} onChoose={decide} onSettings={() => setOpen(true)} />
        </AtTop>
      )}
      {isOpen && <Settings terms={terms} record={record} granted={granted} onChoose={decide} onClose={() => setOpen(false)} />}
      {terms.asked.some(({ purpose }) => purpose === 'external') && (
        <Embeds
          path={path}
          terms={terms}
          isAllowed={granted.includes('external')}
          onAllow={() => choose(terms, { external: true }, locale)}
        />
      )}
    </>
  )
}

/** Puts the banner before everything else: who uses a keyboard or a screen reader meets it first, as others see it first. */
function AtTop({ children }: { children: React.ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(children, place)
}

type Counted = Parameters<TagFrames['show']>[0]

function useTagFrames(counted: Counted): void {
  const frames = useRef<TagFrames | null>(null)
  const latest = useRef(counted)
  const { path, address, allowed, granted } = counted
  useEffect(() => {
    frames.current = new TagFrames()
    // A page out of the browser's memory is seen once more.
    const show = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      frames.current?.viewAgain()
      frames.current?.show(latest.current)
    }
    addEventListener('pageshow', show)
    return () => {
      removeEventListener('pageshow', show)
      frames.current?.close()
    }
  }, [])
  useEffect(() => {
    latest.current = { path, address, allowed, granted }
    const show = () => frames.current?.show({ path, address, allowed, granted })
    // A page that the browser renders ahead has not been seen.
    const ahead = document as { prerendering?: boolean }
    if (!ahead.prerendering) return show()
    document.addEventListener('prerenderingchange', show, { once: true })
    return () => document.removeEventListener('prerenderingchange', show)
  }, [path, address, allowed, granted])
  useEffect(() => frames.current?.forget(allowed), [allowed])
  const token = useStore(doneOrder)
  useEffect(() => {
    const told = allowed.filter((frame) => frame !== 'pixel')
    if (told.length === 0) return
    const noted = token ? notePurchase(token, told) : Promise.resolve()
    // What fails is asked again on the next page.
    noted.then(fetchPurchases).catch(() => undefined)
  }, [token, allowed])
}

/** Opens the settings by any link to them, also that of the address. */
function useOpener(setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a')
      if (link?.hash !== `#${SETTINGS_ANCHOR}` || link.origin !== location.origin || event.button > 0) return
      event.preventDefault()
      setOpen(true)
    }
    // Before the router, which would leave the page.
    document.addEventListener('click', open, { capture: true })
    return () => document.removeEventListener('click', open, { capture: true })
  }, [setOpen])
  useEffect(() => {
    if (location.hash === `#${SETTINGS_ANCHOR}`) setOpen(true)
  }, [setOpen])
}
