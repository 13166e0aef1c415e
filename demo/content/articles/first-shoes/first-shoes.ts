/** Article: how to measure feet and when to buy the first shoes. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const firstShoes: DemoArticle = {
  key: 'first-shoes',
  category: 'clothes',
  author: 'ruxandra',
  publishedDaysAgo: 70,
  cover: 'article-first-shoes',
  collections: ['shoes', 'socks-tights', 'trousers'],
  related: ['washing-clothes', 'prams'],
  text: { ro, en, hu },
}
