/** `/sitemap.xml`, the list of all sitemaps, and its parts `/sitemaps/ro-products-1.xml` (D-4). */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { isLocale, LOCALES, type Locale } from '#domain/market/market.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cachedText } from '#web/http/text-cache.ts'
import { escapeXml } from '#web/feeds/xml.ts'
import { URLSET_END, URLSET_START, writeEntry } from './entry.ts'
import { entriesOf, isKind, KINDS, partsOf, type Kind } from './parts.ts'

const XML = 'application/xml; charset=utf-8'

/** Returns what the catalog shows changes with its version, by the clock at `changesAt`; text pages and articles are looked at each minute. */
function versionOf({ shop }: ApiContext, kind: Kind | null): string {
  const { version, changesAt } = shop.catalog.current
  const minute = kind === 'pages' || kind === 'articles' ? Math.floor(shop.clock.now().getTime() / MINUTE_MS) : ''
  return [version, changesAt, minute].join(' ')
}

function index(context: ApiContext): Promise<Response> {
  const { shop, request } = context
  const snapshot = shop.catalog.current
  const { publicUrl } = shop.config
  return cachedText(shop, request, {
    key: 'sitemap',
    version: versionOf(context, null),
    contentType: XML,
    async *write() {
      yield '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
      for (const locale of LOCALES)
        for (const kind of KINDS)
          for (let part = 1; part <= partsOf(snapshot, kind); part++)
            yield `<sitemap><loc>${escapeXml(`${publicUrl}/sitemaps/${locale}-${kind}-${part}.xml`)}</loc></sitemap>\n`
      yield '</sitemapindex>\n'
    },
  })
}

/** `ro-products-1.xml` → its market, kind and number; null for what is no part. */
function parsePart(file: string): { locale: Locale; kind: Kind; part: number } | null {
  const [, locale, kind = '', part] = /^([a-z]{2})-([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? []
  return isLocale(locale) && isKind(kind) ? { locale, kind, part: Number(part) } : null
}

async function part(context: ApiContext): Promise<Response> {
  const { shop, request, params } = context
  const asked = parsePart(params.file ?? '')
  if (!asked || asked.part > partsOf(shop.catalog.current, asked.kind)) return problem(404, 'not_found')
  const { publicUrl } = shop.config
  return cachedText(shop, request, {
    key: `sitemap ${params.file}`,
    version: versionOf(context, asked.kind),
    contentType: XML,
    async *write() {
      yield URLSET_START
      for await (const entries of entriesOf(shop, asked))
        yield entries.map((entry) => writeEntry(entry, asked.locale, publicUrl)).join('')
      yield URLSET_END
    },
  })
}

export const routes: ApiRoute[] = [
  { method: 'GET', path: '/sitemap.xml', guard: 'public', handler: index },
  { method: 'GET', path: '/sitemaps/:file', guard: 'public', handler: part },
]
