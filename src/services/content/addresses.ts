/** Says what is behind an address of the shop. */
import { BLOG } from '#domain/content/article.ts'
import { buildCollectionTree, resolveCollection, type CollectionTree } from '#catalog/collections/collection-tree.ts'
import { href, perLocale, splitPath, type Locale, type Market } from '#domain/market/market.ts'
import { isOwnPath } from '#domain/market/page-paths.ts'
import { readCollections, readRetiredSlugs } from '#store/catalog/catalog.ts'
import { presentBlogSlug, presentBrandSlug, presentPageSlug, presentProductSlug } from '#store/content/addresses.ts'
import type { Query } from '#store/database/db.ts'

/** `movedTo`: the present address of what had this one. */
export type AddressState = 'page' | 'nothing' | { movedTo: string }

/** Returns what a canonical path leads to, with the market's prefix. */
export type AddressReader = (path: string) => Promise<AddressState>

/** Returns a reader of addresses; it reads the collections once. */
export function readAddresses(query: Query, now: Date): AddressReader {
  let collections: Promise<FoundCollections> | undefined
  return async (path) => {
    const { market, path: within } = splitPath(path)
    const [, area = '', ...rest] = within.split('/').map(decodeURIComponent)
    const slug = rest.join('/')
    if (area === 'p') return stateOf(market, '/p/', slug, await presentProductSlug(query, market.locale, slug))
    if (area === 'brands' && slug) return stateOf(market, '/brands/', slug, await presentBrandSlug(query, market.locale, slug))
    if (area === 'c') {
      collections ??= readFoundCollections(query, now)
      return stateOf(market, '/c/', slug, presentCollectionPath(await collections, market.locale, slug, now))
    }
    if (area === BLOG) return blogState(query, market, slug)
    if (isOwnPath(within)) return 'page'
    const page = decodeURIComponent(within.slice(1))
    return stateOf(market, '/', page, await presentPageSlug(query, market.locale, page))
  }
}

/** The blog has its list; articles and categories are stories, whose lists have pages. */
async function blogState(query: Query, market: Market, slug: string): Promise<AddressState> {
  const path = slug.replace(/(^|\/)page\/[1-9]\d*$/, '')
  if (path === '') return 'page'
  return stateOf(market, `/${BLOG}/`, path, await presentBlogSlug(query, market.locale, path))
}

const stateOf = (market: Market, area: string, slug: string, present: string | null): AddressState =>
  present === null ? 'nothing' : present === slug ? 'page' : { movedTo: href(market, area + present) }

interface FoundCollections {
  tree: CollectionTree
  retired: Record<Locale, ReadonlyMap<string, number>>
}

async function readFoundCollections(query: Query, now: Date): Promise<FoundCollections> {
  const rows = (await readRetiredSlugs(query)).filter(({ kind }) => kind === 'collection')
  return {
    tree: buildCollectionTree(await readCollections(query), now.getTime()),
    retired: perLocale((at) => new Map(rows.flatMap(({ locale, slug, target }) => (locale === at ? [[slug, target]] : [])))),
  }
}

function presentCollectionPath({ tree, retired }: FoundCollections, locale: Locale, path: string, now: Date): string | null {
  const answer = resolveCollection(tree, locale, path, now.getTime(), retired[locale])
  if ('found' in answer) return path
  return 'movedTo' in answer ? answer.movedTo : 'endedTo' in answer ? answer.endedTo : null
}
