/** Article: how to carry a baby safely in a sling or carrier. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const babywearing: DemoArticle = {
  key: 'babywearing',
  category: 'transport',
  author: 'anca',
  publishedDaysAgo: 55,
  cover: 'article-babywearing',
  collections: ['baby-carriers', 'jackets', 'pram-bags'],
  related: ['prams', 'safe-sleep'],
  text: { ro, en, hu },
}
