/** Article: how to choose a pram by its fold and its weight. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const prams: DemoArticle = {
  key: 'prams',
  category: 'transport',
  author: 'bence',
  publishedDaysAgo: 41,
  cover: 'article-prams',
  collections: ['prams-3in1', 'prams-2in1', 'compact-pushchairs', 'pram-accessories'],
  related: ['car-seats', 'babywearing'],
  text: { ro, en, hu },
}
