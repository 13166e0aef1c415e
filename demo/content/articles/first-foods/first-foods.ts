/** Article: starting solid food at about six months. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const firstFoods: DemoArticle = {
  key: 'first-foods',
  category: 'feeding',
  author: 'anca',
  publishedDaysAgo: 48,
  cover: 'article-first-foods',
  collections: ['high-chairs', 'tableware', 'cups', 'bibs'],
  related: ['teething', 'washing-clothes'],
  text: { ro, en, hu },
}
