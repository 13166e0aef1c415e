/**
 * The frames that load services of others: one document each, with a policy that names that service alone, in a sandbox without the shop's
 * origin. What runs there cannot read a page, its storage or its cookies.
 */
import type { Integrations, MapTiles, TagFrame } from '#domain/consent/integrations.ts'
import { TAG_FRAMES } from '#domain/consent/integrations.ts'
import { STRIPE_WALLETS_PATH } from '#domain/payments/wallet.ts'

/** The scripts of the frames, as the build has named them. */
export interface FrameScripts {
  tags: string
  map: string
  wallets: string
}

export interface FrameDocument {
  path: string
  html: string
  headers: Record<string, string>
}

const HTML = 'text/html; charset=utf-8'
/** A frame is asked for anew after a change of the settings. */
const CACHE = 'public, max-age=0, must-revalidate'

/** Origins that a service needs, by kind of request. */
interface Needs {
  scripts?: readonly string[]
  pictures?: readonly string[]
  calls?: readonly string[]
}

/** Google's own list for Tag Manager with Google Analytics and Google Ads. */
const GOOGLE: Required<Needs> = {
  scripts: ['https://www.googletagmanager.com', 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  pictures: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
    'https://googleads.g.doubleclick.net',
    'https://pagead2.googlesyndication.com',
  ],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.google.com',
    'https://pagead2.googlesyndication.com',
  ],
}
const META = 'https://www.facebook.com'
const TIKTOK = 'https://analytics.tiktok.com'

const originOf = (address: string): string => new URL(address.replace(/\{[zxy]\}/g, '0')).origin

/** Returns the headers of a frame. `sandbox`: what it may do; null for a document that has no script at all. */
function headersOf({ scripts, pictures, calls }: Needs, sandbox: string | null, own = true): Record<string, string> {
  const list = (name: string, sources: readonly string[] = []) => (sources.length > 0 ? [`${name} ${sources.join(' ')}`] : [])
  return {
    'content-type': HTML,
    'cache-control': CACHE,
    'content-security-policy': [
      "default-src 'none'",
      ...list('script-src', own ? ["'self'", ...(scripts ?? [])] : scripts),
      ...list('img-src', pictures),
      ...list('connect-src', calls),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      ...(sandbox === null ? [] : [`sandbox ${sandbox}`.trim()]),
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    // The shop's name, never the address of a page.
    'referrer-policy': 'strict-origin',
  }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** @param data attributes of the script, by name */
function page(title: string, script: string, data: Record<string, string>): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escape(value)}"`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title><script type="module" src="${script}"${attributes.join('')}></script></head><body></body></html>`
}

const scriptFrame = (name: TagFrame, id: string, needs: Needs, { tags }: FrameScripts): FrameDocument => ({
  path: `/frames/${name}`,
  html: page(name, tags, { frame: name, id }),
  headers: headersOf(needs, 'allow-scripts'),
})

/** The picture of the shell needs no script. */
const pictureFrame = (address: string): FrameDocument => ({
  path: '/frames/pixel',
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>pixel</title></head><body><img src="${escape(address)}" alt="" width="1" height="1"></body></html>`,
  headers: headersOf({ pictures: [originOf(address)] }, '', false),
})

const mapFrame = ({ tiles, attribution, attributionUrl, maxZoom }: MapTiles, { map }: FrameScripts): FrameDocument => ({
  path: '/frames/map',
  html: page('map', map, { tiles, attribution, link: attributionUrl, zoom: String(maxZoom) }),
  headers: {
    // Whose map it is is a link that opens in a tab of its own.
    ...headersOf({ pictures: [originOf(tiles), 'data:'] }, 'allow-scripts allow-popups allow-popups-to-escape-sandbox'),
  },
})

/** Returns the documents of the services that are set. */
export function frameDocuments(one: Integrations, scripts: FrameScripts): FrameDocument[] {
  const google = {
    scripts: [...GOOGLE.scripts, ...one.tagManagerHosts],
    pictures: [...GOOGLE.pictures, ...one.tagManagerHosts],
    calls: [...GOOGLE.calls, ...one.tagManagerHosts],
  }
  const of: Record<TagFrame, FrameDocument | null> = {
    google: one.tagManager ? scriptFrame('google', one.tagManager, google, scripts) : null,
    // Pictures alone: no script of Meta's runs in the shop.
    meta: one.metaPixel ? scriptFrame('meta', one.metaPixel, { pictures: [META] }, scripts) : null,
    tiktok: one.tiktokPixel
      ? scriptFrame('tiktok', one.tiktokPixel, { scripts: [TIKTOK], pictures: [TIKTOK], calls: [TIKTOK] }, scripts)
      : null,
    pixel: one.trackingPixel ? pictureFrame(one.trackingPixel) : null,
  }
  const map = one.map ? [mapFrame(one.map, scripts)] : []
  return [...TAG_FRAMES.flatMap((frame) => of[frame] ?? []), ...map]
}

/** Stripe's own list for Stripe.js. Its buttons bring their styles and pictures along. */
const STRIPE_POLICY = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src https://api.stripe.com',
  'img-src https://*.stripe.com data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * Returns the frame of the wallets at Stripe. It is in no sandbox: Apple Pay asks for a document of the shop's own origin, so what runs in
 * it is trusted like a script of the shop, and only the page that takes a payment opens it. `key`: of the account, for browsers.
 */
export const walletFrame = (key: string, { wallets }: FrameScripts): FrameDocument => ({
  path: STRIPE_WALLETS_PATH,
  html: page('wallets', wallets, { id: key }),
  headers: { ...headersOf({}, null), 'content-security-policy': STRIPE_POLICY },
})

/**
 * Returns the frame around a player of another site. It has no script of its own; the player keeps its origin, and cannot lead the
 * page elsewhere.
 */
export function filmFrame(embed: string): Pick<FrameDocument, 'html' | 'headers'> {
  const allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>film</title></head><body><iframe src="${escape(embed)}" title="film" allow="${allow}" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation" referrerpolicy="strict-origin" style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe></body></html>`,
    headers: {
      ...headersOf({}, null, false),
      'content-security-policy': [
        "default-src 'none'",
        `frame-src ${new URL(embed).origin}`,
        "style-src-attr 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
    },
  }
}
