/** After a page change: the document's title and head, the focus, and one sentence for those who do not see. */
import type { DataRouter } from 'react-router'
import { lostHead } from '#messages/errors.ts'
import { pageOpened } from '#messages/shell.ts'
import { isMissing, type Payload, type PayloadHead } from '#web/payload.ts'

const meta = (selector: string, attribute: string, value: string | undefined): void => {
  document.head.querySelector(selector)?.setAttribute(attribute, value ?? '')
}

function showHead(head: PayloadHead): void {
  document.title = head.title
  meta('meta[name=description]', 'content', head.description)
  meta('link[rel=canonical]', 'href', head.canonical && new URL(head.canonical, location.origin).href)
  meta('meta[name=robots]', 'content', head.robots ?? 'index, follow')
}

export function announcePages(router: DataRouter): void {
  const region = document.getElementById('announcer')
  let shown = router.state.location
  router.subscribe(({ location, navigation, loaderData, errors, matches }) => {
    if (navigation.state !== 'idle' || location === shown) return
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search
    shown = location
    if (isSamePage) return
    const id = matches.at(-1)?.route.id ?? ''
    const error = errors?.[id]
    const payload = loaderData[id] as Payload | undefined
    if (isMissing(error)) showHead({ title: `${lostHead()} · Nestling`, robots: 'noindex', alternates: {} })
    else if (payload) showHead(payload.head)
    // The new page stands in the document one frame later.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (region) region.textContent = pageOpened({ title: document.title })
        const main = document.getElementById('main')
        if (!main || location.hash || document.querySelector('dialog[open]')) return
        main.tabIndex = -1
        main.focus({ preventScroll: true })
      }),
    )
  })
}
