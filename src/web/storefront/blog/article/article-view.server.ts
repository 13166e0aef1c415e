/** Makes what the page of an article shows. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { productAt, type Snapshot } from '#catalog/columns/snapshot.ts'
import { ARTICLE_PRODUCTS, initialsOf } from '#domain/content/article.ts'
import type { ContentOf } from '#domain/content/content-kinds.ts'
import type { StoryMode } from '#domain/content/story.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { href } from '#domain/market/market.ts'
import type { ArticleHead, Blog } from '#domain/content/blog.ts'
import * as text from '#messages/content/blog.ts'
import { relatedArticles } from '#services/blog/related.ts'
import type { LoadContext } from '#web/http/pages/page.ts'
import type { PartNames } from '#web/app/payload.ts'
import { pictureOf } from '#web/storefront/blocks/views/block-context.server.ts'
import { availableDocs, pointsOf } from '#web/storefront/blocks/views/goods.server.ts'
import { writtenBody } from '#web/storefront/blocks/views/written-page.server.ts'
import type { ShownBlock } from '#web/storefront/blocks/view.ts'
import { blogHref } from '#web/storefront/blog/addresses.ts'
import { postView } from '#web/storefront/blog/list-view.server.ts'
import type { ArticleView, ProductBeside } from '#web/storefront/blog/view.ts'
import { cardOf } from '#web/storefront/card/card-view.server.ts'
import { anchored } from './anchored.server.ts'

const COVER_WIDTH = '100vw'
/** Headings that are worth a table of contents. */
const LEAST_CONTENTS = 2

interface Shown {
  article: ArticleView
  parts: PartNames
}

/** `content` may be a draft; `head` says what the blog says of it. */
export async function articleView(
  context: LoadContext,
  { blog, head, content, mode = 'published' }: { blog: Blog; head: ArticleHead; content: ContentOf<'article'>; mode?: StoryMode },
): Promise<Shown> {
  const { shop, market } = context
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const { body, contents } = anchored(content.body)
  const { blocks, parts } = await writtenBody(context, body, { mode, isWhole: false })
  const letter = letterBelow(blocks)
  const { title, summary, category, publishedAt, changedAt, minutes, author, cover } = head
  const related = (content.related ?? []).flatMap(({ article }) => article ?? [])
  const shelf = category && { name: category.name, href: href(market, `/${category.path}`) }
  const article: ArticleView = {
    trail: [{ name: text.blog(), href: blogHref(market) }, ...(shelf ? [shelf] : [])],
    title,
    summary,
    category: shelf,
    date: marketDay(market, publishedAt),
    changed: changedAt && marketDay(market, changedAt),
    minutes,
    author: author && { name: author.name, role: author.role, life: author.life, initials: initialsOf(author.name) },
    cover: pictureOf({ snapshot, market }, cover, COVER_WIDTH),
    points: pointsOf({ snapshot, market }, content.points ?? [], (doc) => mayBePromoted(snapshot, doc)),
    contents: contents.length >= LEAST_CONTENTS ? contents : [],
    blocks,
    products: productsBeside(context, content),
    related: relatedArticles(blog, head, related).map((one) => postView(context, one)),
    more: shelf?.href ?? blogHref(market),
    letter,
  }
  return { article, parts: { ...parts, live: [...new Set([...parts.live, ...letter.map(({ kind }) => kind)])] } }
}

/** A page has the form of the newsletter once. */
const letterBelow = (blocks: readonly ShownBlock[]): ShownBlock[] =>
  blocks.some(({ kind }) => kind === 'newsletter') ? [] : [{ uid: 'letter', kind: 'newsletter', data: { source: 'page' } }]

/** Returns goods that can be bought: those that the article names, then one of each of its collections in turn. */
function productsBeside({ shop, market, tag }: LoadContext, content: ContentOf<'article'>): ProductBeside[] {
  tag('listing')
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const named = availableDocs(
    snapshot,
    (content.products ?? []).map(({ product }) => product),
  )
  const keys = (content.collections ?? []).flatMap(({ collection }) => collection ?? [])
  const docs = new Set([...named, ...inTurns(keys.map((key) => docsIn(snapshot, key)))])
  return Array.from(docs)
    .filter((doc) => mayBePromoted(snapshot, doc))
    .slice(0, ARTICLE_PRODUCTS)
    .map((doc) => {
      const { href: to, name, brand, image, tint, sale, prior, from } = cardOf(snapshot, doc, market)
      return { href: to, name, brand, image, tint, sale, prior, from }
    })
}

/** Goods for which nobody may advertise stand beside no article, and on none (LAW-50). */
const mayBePromoted = (snapshot: Snapshot, doc: number): boolean => !productAt(snapshot, doc).noPromo

/** Returns the first goods of a collection that can be bought. */
function docsIn(snapshot: Snapshot, key: string): number[] {
  const node = snapshot.tree.byKey.get(key)
  const docs = node ? (snapshot.inCollection.get(node.id) ?? []) : []
  return Array.from(docs.slice(0, ARTICLE_PRODUCTS)).filter((doc) => doc < snapshot.firstSoldOut)
}

/** The first of each list, then the second of each … */
const inTurns = (lists: readonly number[][]): number[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat()
