/** Article: how to tell a safe toy. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const toySafety: DemoArticle = {
  key: 'toy-safety',
  category: 'growing',
  author: 'ruxandra',
  publishedDaysAgo: 77,
  cover: 'article-toy-safety',
  collections: ['wooden-toys', 'soft-toys', 'baby-toys', 'building-toys'],
  related: ['teething', 'safe-sleep'],
  text: { ro, en, hu },
}
