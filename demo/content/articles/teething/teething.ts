/** Article: what helps with teething. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const teething: DemoArticle = {
  key: 'teething',
  category: 'growing',
  author: 'anca',
  publishedDaysAgo: 63,
  cover: 'article-teething',
  collections: ['rattles-teethers', 'bibs', 'health', 'soft-toys'],
  related: ['first-foods', 'toy-safety'],
  text: { ro, en, hu },
}
