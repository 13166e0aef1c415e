/** After a page change: sets title, head and focus, and announces the page to screen readers. */
import { notFoundHead, offlineTitle } from '#messages/errors.ts'
import { pageOpened } from '#messages/shell.ts'
import { addressOf, type Place, type Shown } from '#web/router/router.browser.ts'
import { isNotFound, isOffline, type PayloadHead } from './payload.ts'
import type { View } from './view.ts'

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

/** Called when a page has been rendered. @param before the place shown until then */
export function announcePage({ place, action, view: { payload, error } }: Shown<View>, before: Place): void {
  if (addressOf(place) === addressOf(before)) return
  if (isNotFound(error)) showHead({ title: `${notFoundHead()} · ${siteName()}`, robots: 'noindex', alternates: {} })
  else if (isOffline(error)) showHead({ title: `${offlineTitle()} · ${siteName()}`, robots: 'noindex', alternates: {} })
  else if (payload) showHead(payload.head)
  if (place.isInPlace && action !== 'pop') return
  const region = document.getElementById('announcer')
  if (region) region.textContent = pageOpened({ title: document.title })
  const main = document.getElementById('main')
  if (!main || place.hash || document.querySelector('dialog[open]')) return
  main.tabIndex = -1
  main.focus({ preventScroll: true })
}
