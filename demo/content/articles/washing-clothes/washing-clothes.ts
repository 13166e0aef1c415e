/** Article: how to wash a baby's clothes. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const washingClothes: DemoArticle = {
  key: 'washing-clothes',
  category: 'clothes',
  author: 'ruxandra',
  publishedDaysAgo: 84,
  cover: 'article-washing-clothes',
  points: [
    { kind: 'bodysuit', left: 16, top: 37 },
    { kind: 'sleepsuit', left: 40, top: 42 },
    { kind: 'socks', left: 62, top: 33 },
    { kind: 'knitwear', left: 83, top: 35 },
  ],
  collections: ['bodysuits', 'sleepsuits', 'knitwear', 'nappies'],
  related: ['first-shoes', 'room-temperature'],
  text: { ro, en, hu },
}
