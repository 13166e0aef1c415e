/** After a page change: sets title, head and focus, and announces the page to screen readers. */
import type { DataRouter } from 'react-router'
import { notFoundHead, offlineTitle } from '#messages/errors.ts'
import { pageOpened } from '#messages/shell.ts'
import { isNotFound, isOffline, type Payload, type PayloadHead } from './payload.ts'

let known: DataRouter | undefined
/** History state of a page that changed in place: focus is not moved, and the page announces the change. */
export const CHANGED_IN_PLACE = 'changed-in-place'

/** Path and query of the page that was announced last; the first one is announced by the browser. */
let shown = ''

const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search

export function announcePages(router: DataRouter): void {
  known = router
  shown = addressOf(router.state.location)
}

const meta = (selector: string, attribute: string, value: string | undefined): void => {
  document.head.querySelector(selector)?.setAttribute(attribute, value ?? '')
}

const siteName = (): string => document.head.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? ''

function showHead(head: PayloadHead): void {
  document.title = head.title
  meta('meta[name=description]', 'content', head.description)
  meta('link[rel=canonical]', 'href', head.canonical && new URL(head.canonical, location.origin).href)
  meta('meta[name=robots]', 'content', head.robots ?? 'index, follow')
}

/** Called when a page has been rendered. */
export function announcePage(at: { pathname: string; search: string; hash: string; state?: unknown }): void {
  if (!known || addressOf(at) === shown) return
  const { loaderData, errors, matches } = known.state
  const action: string = known.state.historyAction
  shown = addressOf(at)
  const id = matches.at(-1)?.route.id ?? ''
  const payload = loaderData[id] as Payload | undefined
  if (isNotFound(errors?.[id])) showHead({ title: `${notFoundHead()} · ${siteName()}`, robots: 'noindex', alternates: {} })
  else if (isOffline(errors?.[id])) showHead({ title: `${offlineTitle()} · ${siteName()}`, robots: 'noindex', alternates: {} })
  else if (payload) showHead(payload.head)
  if (at.state === CHANGED_IN_PLACE && action !== 'POP') return
  const region = document.getElementById('announcer')
  if (region) region.textContent = pageOpened({ title: document.title })
  const main = document.getElementById('main')
  if (!main || at.hash || document.querySelector('dialog[open]')) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
