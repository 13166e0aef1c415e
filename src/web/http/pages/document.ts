/** The document of a rendered page: everything but the markup inside `<div id="app">`. */
import { href, LOCALES, type Market } from '#domain/market/market.ts'
import { isDark, type Layout } from '#domain/content/layout.ts'
import { nameOf, type Look } from '#web/app/look.ts'
import type { State } from '#web/app/payload.ts'
import { withTables } from '#web/app/state/tables.ts'
import type { Bundle, PageAssets } from '#web/http/bundle.ts'
import type { Head } from './page.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] as string)
/** Returns JSON for a script element: it cannot close the element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export interface DocumentInput {
  market: Market
  head: Head
  /** Address of the page with prefix, for links to itself. */
  path: string
  isIndexed: boolean
  /** Whether another page of the shop may show it in a frame. */
  isFramed: boolean
  /** Notice above every page; null for none. */
  notice: string | null
  app: string
  footer: string
  state: State
  look: Look
  bundle: Bundle
  assets: PageAssets
  publicUrl: string
}

/** `<link rel="alternate">` of each market in which the page exists; strangers are sent to the English one (LOC-30). */
function alternateLinks(head: Head, publicUrl: string): string {
  const alternates = head.hreflang ?? head.alternates ?? {}
  const links = LOCALES.flatMap((locale) => {
    const to = alternates[locale]
    return to === undefined ? [] : [`<link rel="alternate" hreflang="${locale}" href="${publicUrl}${escape(to)}">`]
  })
  if (alternates.en !== undefined)
    links.push(`<link rel="alternate" hreflang="x-default" href="${publicUrl}${escape(alternates.en)}">`)
  return links.join('')
}

function headTags({ market, head, path, isIndexed, state, publicUrl }: DocumentInput): string {
  const address = publicUrl + escape(head.canonical ?? path)
  const image = new URL(head.image ?? '/brand/social-card.png', publicUrl).href
  const isListed = isIndexed && !head.robots?.includes('noindex')
  return [
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description ?? '')}">`,
    `<meta name="robots" content="${escape(head.robots ?? (isIndexed ? 'index, follow' : 'noindex, follow'))}">`,
    `<link rel="canonical" href="${address}">`,
    isListed ? alternateLinks(head, publicUrl) : '',
    head.feed
      ? `<link rel="alternate" type="application/atom+xml" href="${escape(head.feed.href)}" title="${escape(head.feed.title)}">`
      : '',
    `<meta property="og:title" content="${escape(head.title)}">`,
    head.description ? `<meta property="og:description" content="${escape(head.description)}">` : '',
    `<meta property="og:url" content="${address}"><meta property="og:image" content="${escape(image)}">`,
    `<meta property="og:site_name" content="${escape(state.shell.brand.name)}"><meta property="og:locale" content="${market.language}">`,
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${embedded(data)}</script>`),
  ].join('')
}

const preload = ({ href: address, imagesrcset, imagesizes, media }: NonNullable<Head['preload']>[number]): string =>
  [
    `<link rel="preload" as="image" href="${escape(address)}"`,
    imagesrcset ? ` imagesrcset="${escape(imagesrcset)}"` : '',
    imagesizes ? ` imagesizes="${escape(imagesizes)}"` : '',
    media ? ` media="${escape(media)}"` : '',
    ' fetchpriority="high">',
  ].join('')

/** React names every picture that is not lazy before the markup; the document has its own, chosen preloads. */
const withoutHints = (app: string): string => app.replace(/^(?:<link [^>]*>)+/, '')

/** The colour behind each layout, for the browser's own bars: `--page` of its theme. */
const PAGE_COLORS: Record<Layout, string> = {
  default: '#ffffff',
  full: '#ffffff',
  promo: '#ffffff',
  bf: '#15110e',
  advent: '#12352a',
}

/** The default look has none: its pages are as short as before. */
function lookAttributes(look: Look): string {
  const name = nameOf(look)
  if (name === undefined) return ''
  const { layout } = look
  return ` data-look="${escape(name)}" data-layout="${layout}"${isDark(layout) ? ` data-theme="${layout}"` : ''}`
}

/** Returns the scripts, placed last; a small one starts the others after the first paint. */
export function writeDocument(input: DocumentInput): string {
  const { market, head, isFramed, look, notice, app, footer, state, bundle, assets } = input
  return [
    `<!doctype html><html lang="${market.language}"${lookAttributes(look)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headTags(input),
    ...[bundle.style, ...bundle.sheets(look)].map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    // Pictures before fonts: the largest picture waits for its file, words do not.
    ...(head.preload ?? []).map(preload),
    // What another page shows in a small frame may have no letter of a font in its first view.
    ...(isFramed ? [] : bundle.fonts(market.locale)).map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    '<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml"><link rel="icon" href="/brand/favicon-32.png" sizes="32x32">',
    `<link rel="apple-touch-icon" href="/brand/apple-touch-icon.png"><link rel="manifest" href="${href(market, '/app.webmanifest')}">`,
    `<meta name="theme-color" content="${PAGE_COLORS[look.layout]}">`,
    `</head><body>${look.worn?.bar ?? ''}${notice === null ? '' : `<aside data-notice>${escape(notice)}</aside>`}`,
    // Before what it describes: the markup repeats its words in shorter distances than the other way round.
    `<script type="application/json" id="state">${embedded(withTables(state, market))}</script>`,
    `<div id="app">${withoutHints(app)}</div>${footer}`,
    '<div id="announcer" role="status"></div>',
    `<script type="module" src="${assets.start}" data-modules="${assets.modules.join(' ')}" fetchpriority="low"></script></body></html>`,
  ].join('')
}
