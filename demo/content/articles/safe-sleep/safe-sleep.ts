/** Article: how a baby sleeps safely. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const safeSleep: DemoArticle = {
  key: 'safe-sleep',
  category: 'sleep',
  author: 'anca',
  publishedDaysAgo: 12,
  cover: 'article-safe-sleep',
  points: [
    { kind: 'crib', left: 52, top: 52 },
    { kind: 'sleepbag', left: 87, top: 42 },
  ],
  collections: ['cots', 'bedside-cots', 'mattresses', 'sleeping-bags'],
  related: ['room-temperature', 'babywearing', 'visiting-newborn'],
  text: { ro, en, hu },
}
