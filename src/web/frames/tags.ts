/** Runs in a frame that counts: loads its service, and tells it of page views and purchases. Nothing is loaded before the page says so. */
import type { Purpose } from '#domain/consent/integrations.ts'
import type { Purchase } from '#domain/consent/purchase.ts'
import { giveMemory } from './kept-memory.ts'
import type { MemoryMessage, TagMessage } from './messages.ts'

/** A service, with the addresses of pages cleaned. */
interface Service {
  start(granted: readonly Purpose[], address: string): void
  consent?(granted: readonly Purpose[]): void
  view(address: string): void
  purchase(purchase: Purchase, address: string): void
}

function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Google's Consent Mode: each storage is denied unless its purpose is granted (LAW-48). */
function consentMode(granted: readonly Purpose[]): Record<string, 'granted' | 'denied'> {
  const of = (purpose: Purpose) => (granted.includes(purpose) ? 'granted' : 'denied')
  const marketing = of('marketing')
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: of('statistics'),
  }
}

function google(id: string): Service {
  const layer: unknown[] = []
  Object.assign(window, { dataLayer: layer })
  // Google reads `arguments`, which an array is not.
  function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments)
  }
  gtag('consent', 'default', consentMode([]))
  return {
    start(granted, address) {
      gtag('consent', 'update', consentMode(granted))
      gtag('set', { page_location: address, page_referrer: '', ads_data_redaction: true })
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
      loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
    },
    consent: (granted) => gtag('consent', 'update', consentMode(granted)),
    view(address) {
      gtag('set', { page_location: address })
      layer.push({ event: 'page_view', page_location: address, page_path: new URL(address).pathname })
    },
    purchase({ id: transaction, value, currency }, address) {
      layer.push({ ecommerce: null })
      layer.push({ event: 'purchase', page_location: address, ecommerce: { transaction_id: transaction, value, currency } })
    },
  }
}

/** Meta's picture: it says what is in its address and nothing else. */
function meta(id: string): Service {
  const send = (event: string, address: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      id,
      ev: event,
      dl: address,
      rl: '',
      if: 'false',
      ts: String(Date.now()),
      noscript: '1',
      ...more,
    })
    new Image().src = `https://www.facebook.com/tr?${query}`
  }
  return {
    start: () => undefined,
    view: (address) => send('PageView', address),
    purchase: ({ id: order, value, currency }, address) =>
      send('Purchase', address, { eid: order, 'cd[value]': String(value), 'cd[currency]': currency }),
  }
}

/** TikTok's queue before its script is there: an array whose calls are made up for later. */
type TikTokQueue = unknown[] & { methods: string[]; _i: Record<string, unknown>; _t: object; _o: object } & Record<
    string,
    (...given: unknown[]) => void
  >

function tiktok(id: string): Service {
  const script = 'https://analytics.tiktok.com/i18n/pixel/events.js'
  const methods = ['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group']
  const queued = (target: unknown[]) => {
    for (const method of methods)
      Object.assign(target, { [method]: (...given: unknown[]) => void target.push([method, ...given]) })
    return target
  }
  const own = Object.assign(queued([]), { _u: script })
  const queue = queued([]) as TikTokQueue
  Object.assign(queue, { methods, _i: { [id]: own }, _t: { [id]: Date.now() }, _o: { [id]: {} }, instance: () => own })
  Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq: queue })
  /** The script puts itself in the place of the queue. */
  const call = (method: string, ...given: unknown[]) =>
    ((window as unknown as { ttq: TikTokQueue }).ttq[method] as (...given: unknown[]) => void)(...given)
  return {
    start: () => loadScript(`${script}?sdkid=${id}&lib=ttq`),
    view: () => call('page'),
    purchase: ({ id: order, value, currency }) => call('track', 'CompletePayment', { value, currency }, { event_id: order }),
  }
}

const SERVICES: Record<string, (id: string) => Service> = { google, meta, tiktok }

const { frame = '', id = '' } = document.querySelector<HTMLScriptElement>('script[data-frame]')?.dataset ?? {}
const service = SERVICES[frame]?.(id)

addEventListener('message', ({ data, source }: MessageEvent<TagMessage>) => {
  if (source !== parent || !service) return
  switch (data.kind) {
    case 'start':
      giveMemory(data.memory, (memory) => parent.postMessage({ kind: 'memory', memory } satisfies MemoryMessage, '*'))
      return service.start(data.granted, data.address)
    case 'consent':
      return service.consent?.(data.granted)
    case 'view':
      return service.view(data.address)
    case 'purchase':
      return service.purchase(data.purchase, data.address)
  }
})
