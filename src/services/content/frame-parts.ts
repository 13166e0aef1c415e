/** Reads what a merchant has written of the frame of every page: menu, footer, and the page for an address without one. */
import { ContentUnavailable } from '#domain/content/content-unavailable.ts'
import { FRAME_PARTS, type FrameContent, type FrameParts } from '#domain/content/frame-content.ts'
import { isWritten, type PageStory } from '#domain/content/story.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { PARTS } from './page-parts.ts'
import { readShopFront } from './shop-front.ts'

/**
 * Reads the content of the frame; the memory of the shop has it from then on. While the content service of another system does not answer,
 * what was read before stays.
 */
export async function readFrameContent(shop: Pick<Shop, 'db' | 'content' | 'log' | 'memory'>): Promise<FrameContent> {
  const front = await readShopFront(shop)
  const read = await Promise.all(LOCALES.map(async (locale) => [locale, await readParts(shop, locale)] as const))
  shop.memory.frame = { front, parts: Object.fromEntries(read) as FrameContent['parts'] }
  return shop.memory.frame
}

async function readParts(
  { content, log, memory }: Pick<Shop, 'content' | 'log' | 'memory'>,
  locale: Locale,
): Promise<FrameParts> {
  const slugs = FRAME_PARTS.map((name) => PARTS + name)
  try {
    const { stories } = await content.stories({ locale, mode: 'published', slugs, page: 1, perPage: slugs.length })
    const found = stories.filter((story): story is PageStory => isWritten(story.content))
    return Object.fromEntries(found.map((story) => [story.fullSlug.slice(PARTS.length), story]))
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error('the menu and the footer could not be read', error)
    return memory.frame?.parts[locale] ?? {}
  }
}
