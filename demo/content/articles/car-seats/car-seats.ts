/** Article: how to choose a car seat, new or second-hand. */
import type { DemoArticle } from '../article.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ro } from './ro.ts'

export const carSeats: DemoArticle = {
  key: 'car-seats',
  category: 'transport',
  author: 'bence',
  publishedDaysAgo: 27,
  cover: 'article-car-seats',
  points: [
    { kind: 'infantseat', left: 26, top: 50 },
    { kind: 'carseat', left: 74, top: 55 },
  ],
  collections: ['infant-carriers', 'car-seats-toddler', 'car-seats-child', 'isofix-bases'],
  related: ['prams', 'hospital-bag'],
  text: { ro, en, hu },
}
