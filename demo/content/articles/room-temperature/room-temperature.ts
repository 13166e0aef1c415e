/** Article: how warm the room is and what to wear in bed. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const roomTemperature: DemoArticle = {
  key: 'room-temperature',
  category: 'sleep',
  author: 'anca',
  publishedDaysAgo: 5,
  cover: 'article-room-temperature',
  collections: ['sleeping-bags', 'sleepsuits', 'bodysuits', 'night-lights'],
  related: ['safe-sleep', 'washing-clothes'],
  text: { ro, en, hu },
}
