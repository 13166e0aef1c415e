/** Article: what to pack for the maternity hospital. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const hospitalBag: DemoArticle = {
  key: 'hospital-bag',
  category: 'pregnancy',
  author: 'anca',
  publishedDaysAgo: 19,
  cover: 'article-hospital-bag',
  collections: ['hospital-bag', 'newborn-sets', 'nursing-bras', 'infant-carriers'],
  related: ['car-seats', 'belly-bands', 'visiting-newborn'],
  text: { ro, en, hu },
}
