/** Addresses of the pages that are measured, found in the shop itself as a visitor would. */
import { SHOWROOM_PATHS } from '#domain/market/page-paths.ts'

/** Addresses by what is measured there. */
export interface MeasuredPages {
  home: string
  category: string
  product: string
  search: string
  content: string
  lookbook: string
  promotion: string
  advent: string
  showrooms: string
  blog: string
  article: string
}

/** Pages that the demo shop's merchant has written: every kind of block, the layouts `full` and `promo`, the calendar. */
const WRITTEN = {
  content: '/blocuri',
  lookbook: '/lookbook',
  promotion: '/saptamana-plimbarilor',
  advent: '/calendar-de-advent',
  showrooms: SHOWROOM_PATHS.ro,
}

interface Collection {
  path: string
  children: Collection[]
}

const leaves = (collections: Collection[]): Collection[] =>
  collections.flatMap((one) => (one.children.length > 0 ? leaves(one.children) : [one]))

async function text(url: string): Promise<string> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return answer.text()
}

/** Addresses of the products that a page links to, without repetition. */
export const productsOn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/href="(\/(?:(?:en|hu)\/)?p\/[^"#?]+)"/g), (match) => match[1]!)),
]

/** Every collection of the Romanian shop, parents first. */
export async function collectionPaths(url: string): Promise<string[]> {
  const tree = JSON.parse(await text(`${url}/api/list-collections`)) as Collection[]
  const all = (collections: Collection[]): Collection[] => collections.flatMap((one) => [one, ...all(one.children)])
  return all(tree).map(({ path }) => (path.startsWith('/') ? path : `/c/${path}`))
}

async function firstArticle(blog: string): Promise<string> {
  const [, path] = /href="(\/b\/[^"/]+)"/.exec((await text(blog)).replaceAll('/b/feed.xml', '')) ?? []
  if (!path) throw new Error('The blog has no article.')
  return path
}

/** The first collection at the end of the tree that fills a page of 24. */
export async function measuredPages(url: string): Promise<MeasuredPages> {
  const tree = JSON.parse(await text(`${url}/api/list-collections`)) as Collection[]
  for (const { path } of leaves(tree)) {
    const category = path.startsWith('/') ? path : `/c/${path}`
    const products = productsOn(await text(url + category))
    if (products.length >= 24) {
      const blog = '/b'
      const article = await firstArticle(url + blog)
      return { home: '/', category, product: products[0]!, search: '/search/carucior', ...WRITTEN, blog, article }
    }
  }
  throw new Error('No collection fills a page.')
}
