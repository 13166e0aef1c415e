/** Crawls a shop like a search engine: follows links that robots.txt allows. */

export interface CrawledPage {
  address: string
  status: number
  /** Where a redirect leads. */
  location: string | null
  title: string
  description: string
  canonical: string | null
  isIndexable: boolean
  /** By hreflang. */
  alternates: Record<string, string>
  /** Its structured data. */
  data: Record<string, unknown>[]
  /** Text of the main element. */
  content: string
  /** Addresses that it links to, each once. */
  links: string[]
}

export interface Crawl {
  /** By address. */
  pages: Map<string, CrawledPage>
  /** Addresses that links lead to and robots.txt closes. */
  closed: Set<string>
}

export type Fetch = (address: string) => Promise<Response>

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const decode = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] as string)

/** Whether `User-agent: *` may fetch a path with its query: the longest rule that fits decides (RFC 9309). */
export function robotsRules(text: string): (path: string) => boolean {
  const rules = Array.from(text.matchAll(/^(Allow|Disallow): *(\S+)$/gm), ([, kind, path]) => ({
    isAllowed: kind === 'Allow',
    length: path!.length,
    test: new RegExp(
      `^${path!
        .replace(/\$$/, '')
        .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
        .replaceAll('*', '.*')}${path!.endsWith('$') ? '$' : ''}`,
    ),
  }))
  return (path) => {
    const [longest] = rules.filter(({ test }) => test.test(path)).toSorted((a, b) => b.length - a.length)
    return longest?.isAllowed ?? true
  }
}

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? null : decode(found)
}

export async function readPage(fetch: Fetch, address: string): Promise<CrawledPage> {
  const response = await fetch(address)
  const html = await response.text()
  const tags = html.match(/<(?:a|link|meta) [^>]*>/g) ?? []
  const links = new Set<string>()
  const alternates: Record<string, string> = {}
  let canonical: string | null = null
  let description = ''
  let robots = ''
  for (const tag of tags) {
    const href = attribute(tag, 'href')
    if (tag.startsWith('<a ') && href !== null) {
      const to = URL.parse(href, address)
      if (to?.origin === new URL(address).origin) links.add(to.origin + to.pathname + to.search)
    }
    if (tag.startsWith('<meta ') && attribute(tag, 'name') === 'robots') robots = attribute(tag, 'content') ?? ''
    if (tag.startsWith('<meta ') && attribute(tag, 'name') === 'description') description = attribute(tag, 'content') ?? ''
    if (!tag.startsWith('<link ') || href === null) continue
    if (attribute(tag, 'rel') === 'canonical') canonical = href
    const hreflang = attribute(tag, 'hreflang')
    if (attribute(tag, 'rel') === 'alternate' && hreflang !== null) alternates[hreflang] = href
  }
  const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  // Links lead to whole pictures too.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  const isClosed = `${robots} ${response.headers.get('x-robots-tag') ?? ''}`.includes('noindex')
  return {
    address,
    status: response.status,
    location: response.headers.get('location'),
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description,
    canonical,
    isIndexable: response.status === 200 && isPage && !isClosed,
    alternates,
    data: Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json = '']) =>
      JSON.parse(json),
    ),
    content: main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '),
    links: [...links],
  }
}

/** Follows every link from `starts` until there is none left. */
export async function crawl(fetch: Fetch, starts: readonly string[]): Promise<Crawl> {
  const origin = new URL(starts[0]!).origin
  const mayFetch = robotsRules(await (await fetch(`${origin}/robots.txt`)).text())
  const pages = new Map<string, CrawledPage>()
  const closed = new Set<string>()
  const queue = [...starts]
  const seen = new Set(queue)
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { pathname, search } = new URL(address)
    if (!mayFetch(pathname + search)) {
      closed.add(address)
      continue
    }
    const page = await readPage(fetch, address)
    pages.set(address, page)
    for (const link of page.links) {
      if (seen.has(link)) continue
      seen.add(link)
      queue.push(link)
    }
  }
  return { pages, closed }
}

export interface SitemapEntry {
  address: string
  alternates: Record<string, string>
  images: string[]
  lastmod: string | null
}

const textsOf = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g')), ([, text]) => decode(text!))

/** Every entry of every part that the sitemap's list names. */
export async function readSitemaps(fetch: Fetch, index: string): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = []
  for (const part of textsOf(await (await fetch(index)).text(), 'loc')) {
    const xml = await (await fetch(part)).text()
    for (const [, entry = ''] of xml.matchAll(/<url>(.*?)<\/url>/gs)) {
      const links = Array.from(entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g), ([, language, to]) => [
        language,
        decode(to!),
      ])
      found.push({
        address: textsOf(entry, 'loc')[0] ?? '',
        alternates: Object.fromEntries(links),
        images: textsOf(entry, 'image:loc'),
        lastmod: textsOf(entry, 'lastmod')[0] ?? null,
      })
    }
  }
  return found
}
