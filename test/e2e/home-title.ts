/** The title of the demo's home page. */
import { homePage } from '#demo/content/home.ts'
import type { Locale } from '#domain/market/market.ts'

/** The hero is its first block. */
export function homeTitle(locale: Locale): string {
  const [hero] = homePage(null).text[locale].body
  return hero && 'title' in hero ? String(hero.title) : ''
}
