/** The demo blog's articles as their authors hand them in. */
import type { Kind } from '#demo/art/kinds.ts'
import type { Block } from '#domain/content/content.ts'
import type { Locale } from '#domain/market/market.ts'

export interface ArticleText {
  slug: string
  title: string
  /** One or two sentences below the title and on the cards of the blog. */
  summary: string
  /** One sentence for search engines. */
  description: string
  body: readonly Block[]
}

export interface DemoArticle {
  key: string
  /** Key of a category of the blog. */
  category: string
  /** Key of an author. */
  author: string
  publishedDaysAgo: number
  /** Of the last change that a reader would notice. */
  updatedDaysAgo?: number
  /** Key of a content picture. */
  cover: string
  /** What of the cover can be bought, in percent of the picture. */
  points?: readonly { kind: Kind; left: number; top: number }[]
  /** Keys of the collections whose goods stand beside the article. */
  collections: readonly string[]
  /** Keys of articles to read next. */
  related: readonly string[]
  text: Record<Locale, ArticleText>
}
