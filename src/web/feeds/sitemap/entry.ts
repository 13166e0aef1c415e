/** One page of a sitemap, with its languages and pictures (sitemaps.org 0.9 and Google's extensions). */
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { escapeXml } from '#web/feeds/xml.ts'

export interface Entry {
  /** Paths with the market's prefix, in each market where the page exists. */
  paths: Partial<Record<Locale, string>>
  /** Milliseconds; null when unknown. */
  changedAt: number | null
  /** Paths. */
  images: readonly string[]
}

export const URLSET_START =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
  ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n'
export const URLSET_END = '</urlset>\n'

/** `2026-11-21T09:15:00Z`: whole seconds, as W3C's datetime has them. */
export const w3cTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

const link = (hreflang: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`

/** The same alternates that the page's own head names, other languages are sent to the English one (LOC-30). */
export function writeEntry({ paths, changedAt, images }: Entry, locale: Locale, publicUrl: string): string {
  const absoluteUrl = (path: string): string => escapeXml(publicUrl + path)
  const own = paths[locale]
  if (own === undefined) return ''
  const links = LOCALES.flatMap((other) => {
    const path = paths[other]
    return path === undefined ? [] : [link(other, absoluteUrl(path))]
  })
  if (paths.en !== undefined) links.push(link('x-default', absoluteUrl(paths.en)))
  return [
    `<url><loc>${absoluteUrl(own)}</loc>`,
    changedAt === null ? '' : `<lastmod>${w3cTime(changedAt)}</lastmod>`,
    ...links,
    ...images.map((image) => `<image:image><image:loc>${absoluteUrl(image)}</image:loc></image:image>`),
    '</url>\n',
  ].join('')
}
