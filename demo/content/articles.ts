/** The demo blog's articles, the newest first. */
import type { DemoArticle } from './articles/article.ts'
import { roomTemperature } from './articles/room-temperature/room-temperature.ts'
import { safeSleep } from './articles/safe-sleep/safe-sleep.ts'

export const ARTICLES: readonly DemoArticle[] = [roomTemperature, safeSleep]
