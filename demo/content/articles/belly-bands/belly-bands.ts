/** Article: what a belly band does and does not do. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const bellyBands: DemoArticle = {
  key: 'belly-bands',
  category: 'pregnancy',
  author: 'ruxandra',
  publishedDaysAgo: 33,
  cover: 'article-belly-bands',
  collections: ['belly-bands', 'support-belts', 'maternity-clothes', 'postpartum-bands'],
  related: ['hospital-bag', 'washing-clothes'],
  text: { ro, en, hu },
}
