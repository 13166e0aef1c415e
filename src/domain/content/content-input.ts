/** Types of a merchant's content beside the catalog, each identified by its key. */
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Block } from './content.ts'
import type { Layout } from './layout.ts'
import type { BlockInput } from './story.ts'

/** Where a picture lies, and its size in pixels. */
export interface PictureInput {
  address: string
  width: number
  height: number
  /** In every language; a picture that only repeats the text beside it has none. */
  alt?: LocaleTexts
}

/** A page of text such as `returns`. */
export interface TextPageInput {
  key: string
  /** Its own layout, in every language. */
  layout?: Layout
  text: Record<
    Locale,
    {
      slug: string
      title: string
      /** One sentence for search engines. */ description: string
      body: readonly (Block | BlockInput)[]
    }
  >
}

/** What a page of the shop's own shows: `home`, `not-found`, `empty-search`, `brands/{slug}`, `collections/{key}`. */
export interface PartInput {
  name: string
  text: Record<Locale, { title: string; description: string; body: readonly (Block | BlockInput)[] }>
}

/** The picture of a place on the shop's own pages, such as `hero`. */
export interface ContentPictureInput extends PictureInput {
  key: string
}

/** What a listing announces between its products, and where it leads. */
export interface PromotionInput {
  collection: string
  target: string
  /** Key of a content picture. */
  picture: string
  title: LocaleTexts
  text: LocaleTexts
}

/** An article of the blog. Names of other contents, collections and pictures are keys. */
export interface ArticleInput {
  key: string
  category: string
  author: string
  cover: string
  /** When it first appeared, an ISO time; without one when it is first published. */
  date?: string
  /** Of the last change that a reader would notice, an ISO time. */
  changed?: string
  /** SKUs of goods that stand beside it, before those of the collections. */
  products?: readonly string[]
  collections: readonly string[]
  /** Articles to read next. */
  related: readonly string[]
  /** Goods on the cover by SKU, in percent of the picture. */
  points?: readonly { product: string; left: number; top: number }[]
  text: Record<
    Locale,
    {
      slug: string
      title: string
      summary: string
      /** One sentence for search engines. */ description: string
      body: readonly (Block | BlockInput)[]
    }
  >
}

export interface ArticleCategoryInput {
  key: string
  /** A slug such as `sleep/bags` is below `sleep`. */
  text: Record<Locale, { slug: string; name: string; lead: string }>
}

export interface AuthorInput {
  key: string
  text: Record<Locale, { name: string; role: string; life: string }>
}
