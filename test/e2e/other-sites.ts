/**
 * The sites of services that count visits, show maps and play films: one server on this machine that answers for all of them and notes what
 * it was asked. Browsers reach it under the real names, so that the real policies hold.
 */
import { createServer } from 'node:http'
import type { BrowserContext } from '@playwright/test'

export const TAG_MANAGER = 'www.googletagmanager.com'
export const ANALYTICS = 'region1.google-analytics.com'
export const META = 'www.facebook.com'
export const TIKTOK = 'analytics.tiktok.com'
export const PIXEL = 'pixel.partner.example'
export const TILES = 'tile.openstreetmap.org'
export const FILMS = 'www.youtube-nocookie.com'

/** Settings of a shop that uses all of them. */
export const SERVICES = {
  TAG_MANAGER_ID: 'GTM-NEST1',
  META_PIXEL_ID: '123456789012345',
  TIKTOK_PIXEL_ID: 'C4NESTLING0123456789',
  TRACKING_PIXEL_URL: `https://${PIXEL}/p.gif?shop=7`,
  MAP_TILES_URL: `https://${TILES}/{z}/{x}/{y}.png`,
  FILM_HOSTS: FILMS,
}

/** A container as a merchant would publish it: each event goes to the statistics, with the cookie that they know a browser by. */
const CONTAINER = `
  const known = /_ga=([^;]+)/.exec(document.cookie)?.[1] ?? 'visitor-' + Math.random().toString(36).slice(2)
  document.cookie = '_ga=' + known + '; max-age=63072000; path=/'
  const consent = {}
  const take = (entry) => {
    if (entry[0] === 'consent') Object.assign(consent, entry[2])
    if (entry.event === 'page_view' || entry.event === 'purchase')
      fetch('https://${ANALYTICS}/g/collect?' + new URLSearchParams({
        en: entry.event, dl: entry.page_location, cid: known, gcs: JSON.stringify(consent), ep: JSON.stringify(entry.ecommerce ?? null),
      }), { mode: 'no-cors' })
  }
  const layer = window.dataLayer
  layer.forEach(take)
  layer.push = (...entries) => { entries.forEach(take); return Array.prototype.push.apply(layer, entries) }
`

/** The pixel as its site serves it: works off the queue, then answers calls itself. */
const TIKTOK_SCRIPT = `
  const id = new URL(document.querySelector('script[src*="events.js"]').src).searchParams.get('sdkid')
  const send = (event, value) => fetch('https://${TIKTOK}/api/v2/pixel?' + new URLSearchParams({ id, event, value: JSON.stringify(value ?? null) }), { mode: 'no-cors' })
  const queue = window.ttq
  window.ttq = { page: () => send('Pageview'), track: (event, ...more) => send(event, more) }
  for (const [method, ...given] of queue) window.ttq[method](...given)
`

/** One pixel. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

interface Answer {
  type: string
  body: string | Buffer
}

function answerOf(host: string, path: string): Answer {
  if (host === TAG_MANAGER) return { type: 'text/javascript', body: CONTAINER }
  if (host === TIKTOK && path.endsWith('events.js')) return { type: 'text/javascript', body: TIKTOK_SCRIPT }
  if (host === FILMS) return { type: 'text/html', body: '<!doctype html><title>film</title><button>play</button>' }
  return { type: 'image/gif', body: PICTURE }
}

export interface OtherSites {
  /** Addresses that were asked for, in their order. */
  asked: URL[]
  /** Answers what pages of a context ask of other sites. */
  answer(context: BrowserContext, shop: string): Promise<void>
  close(context: BrowserContext): Promise<void>
}

export async function openOtherSites(): Promise<OtherSites> {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(`https://${request.headers['x-site'] as string}${request.url}`)
    asked.push(url)
    const { type, body } = answerOf(url.host, url.pathname)
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    asked,
    async answer(context, shop) {
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== shop,
        async (route) => {
          const { host, pathname, search } = new URL(route.request().url())
          const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}${search}`, headers: { 'x-site': host } })
          await route.fulfill({ response })
        },
      )
    },
    async close(context) {
      // What a page is still loading belongs to nobody any more.
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
