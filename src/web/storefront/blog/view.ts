/** Data of the pages of the blog. */
import type { PictureView, PointView, ShownBlock } from '#web/storefront/blocks/view.ts'
import type { Card } from '#web/schema/card.ts'
import type { Crumb } from '#web/ui/breadcrumb.tsx'

/** An article on a list. */
export interface PostView {
  href: string
  title: string
  summary: string
  /** Name of its category, '' for none. */
  category: string
  /** ISO day on the market's calendar: a browser is slow to find it. */
  date: string
  minutes: number
  cover: PictureView | null
}

export interface CategoryLink {
  name: string
  href: string
  count: number
  isShown: boolean
}

export interface BlogListView {
  trail: Crumb[]
  title: string
  lead: string
  /** The whole blog first. */
  categories: CategoryLink[]
  /** Shown above the others. */
  first: PostView | null
  posts: PostView[]
  /** The newest that are not on this page. */
  recent: PostView[]
  /** What was searched for in the blog; null on a list. */
  searched: string | null
  /** Addresses of its pages, without their number and with what was searched for. */
  pages: { path: string; search: string; page: number; last: number }
  /** Counts beside the list, as on the page of a category. */
  hasCounts: boolean
}

/** A product beside an article. */
export type ProductBeside = Pick<Card, 'href' | 'name' | 'brand' | 'image' | 'tint' | 'sale' | 'prior' | 'from'>

export interface ArticleView {
  /** The blog and the category; the menu marks where the article lies. */
  trail: { name: string; href: string }[]
  title: string
  summary: string
  category: { name: string; href: string } | null
  /** ISO day on the market's calendar: a browser is slow to find it. */
  date: string
  changed: string | null
  minutes: number
  author: { name: string; role: string; life: string; initials: string } | null
  cover: PictureView | null
  /** Goods on the picture. */
  points: PointView[]
  contents: { id: string; text: string }[]
  blocks: ShownBlock[]
  products: ProductBeside[]
  related: PostView[]
  /** Where all articles like it are. */
  more: string
  /** The form of the newsletter below, unless the article itself has one. */
  letter: ShownBlock[]
}
