/** Reads what a merchant has written of the frame of every page: menu, footer, and the page for an address without one. */
import { ContentUnavailable } from '#domain/content/content-unavailable.ts'
import { FRAME_PARTS, type FrameContent, type FrameParts } from '#domain/content/frame-content.ts'
import { isWritten, type PageStory } from '#domain/content/story.ts'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { retryDuringOutage } from '#services/jobs/outage.ts'
import type { Shop } from '#services/shop.ts'
import { readKeptFrame, writeKeptFrame } from '#store/content/kept-frame.ts'
import { PARTS } from './page-parts.ts'
import { readShopFront } from './shop-front.ts'

type FrameShop = Pick<Shop, 'db' | 'content' | 'log' | 'memory' | 'purge'>

/**
 * Reads the content of the frame; the memory of the shop has it from then on. A shop that has just started waits for no other system's
 * content service: it shows what that gave last, or the frame without it, and reads the present one meanwhile.
 */
export async function readFrameContent(shop: FrameShop): Promise<FrameContent> {
  const front = await readShopFront(shop)
  if (shop.content.follow && !shop.memory.frame) {
    const kept = await readKeptFrame(shop.db.query)
    shop.memory.frame = { front, parts: kept ?? perLocale(() => ({})), isKept: true }
    retryDuringOutage(() => fillIn(shop)).catch((error: unknown) =>
      shop.log.error('the frame of the pages cannot be read', error),
    )
    return shop.memory.frame
  }
  const parts = (await readParts(shop)) ?? shop.memory.frame?.parts ?? perLocale(() => ({}))
  shop.memory.frame = { front, parts }
  return shop.memory.frame
}

/** The pages are made again when the service has answered. */
async function fillIn(shop: FrameShop): Promise<void> {
  if (await readParts(shop)) shop.purge(['shell'])
}

/** Returns the parts in every language; null while the content service of another system does not answer. */
async function readParts({ db, content, log }: FrameShop): Promise<FrameContent['parts'] | null> {
  try {
    const read = await Promise.all(LOCALES.map(async (locale) => [locale, await readPartsIn(content, locale)] as const))
    const parts = Object.fromEntries(read) as FrameContent['parts']
    if (content.follow) await writeKeptFrame(db.query, parts)
    return parts
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error('the menu and the footer could not be read', error)
    return null
  }
}

async function readPartsIn(content: Shop['content'], locale: Locale): Promise<FrameParts> {
  const slugs = FRAME_PARTS.map((name) => PARTS + name)
  const { stories } = await content.stories({ locale, mode: 'published', slugs, page: 1, perPage: slugs.length })
  const found = stories.filter((story): story is PageStory => isWritten(story.content))
  return Object.fromEntries(found.map((story) => [story.fullSlug.slice(PARTS.length), story]))
}
