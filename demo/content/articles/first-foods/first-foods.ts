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
  points: [
    { kind: 'highchair', left: 37, top: 50 },
    { kind: 'bib', left: 79, top: 40 },
    { kind: 'tableware', left: 76, top: 66 },
  ],
  collections: ['high-chairs', 'tableware', 'cups', 'bibs'],
  related: ['teething', 'washing-clothes'],
  text: { ro, en, hu },
}
