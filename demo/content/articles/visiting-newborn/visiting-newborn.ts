/** Article: how to visit a newborn and what to bring. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const visitingNewborn: DemoArticle = {
  key: 'visiting-newborn',
  category: 'pregnancy',
  author: 'bence',
  publishedDaysAgo: 96,
  cover: 'article-visiting-newborn',
  collections: ['gift-sets', 'gift-vouchers', 'bodysuits', 'blankets'],
  related: ['hospital-bag', 'safe-sleep'],
  text: { ro, en, hu },
}
