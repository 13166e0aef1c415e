/** The blog of a language: its articles without their texts, its categories and authors. */
import type { Locale } from '#domain/market/market.ts'
import type { Story } from './story.ts'

export interface ArticleHead {
  id: number
  uuid: string
  key: string
  /** Without the market's prefix: 'b/somn-linistit'. */
  path: string
  title: string
  summary: string
  description: string
  /** Key of a picture. */
  cover: string | undefined
  category: ArticleCategory | null
  author: Author | null
  publishedAt: Date
  /** Of the last change that a reader would notice; null for none. */
  changedAt: Date | null
  minutes: number
  alternates: Story['alternates']
}

export interface ArticleCategory {
  id: number
  key: string
  path: string
  name: string
  lead: string
  alternates: Story['alternates']
}

export interface Author {
  key: string
  name: string
  role: string
  life: string
}

export interface Blog {
  /** The newest first. */
  articles: readonly ArticleHead[]
  /** In the merchant's order. */
  categories: readonly ArticleCategory[]
  authors: readonly Author[]
  index: ArticleIndex
}

/** What is searched among the articles. */
export interface ArticleIndex {
  locale: Locale
  /** Stem → places of the articles that have it, each with the weight of the stem there after it. */
  stems: ReadonlyMap<string, readonly number[]>
}
