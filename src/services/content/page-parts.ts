/** Finds parts: the content of pages that the shop itself has, such as the home page. */
import { ContentUnavailable } from '#domain/content/content-unavailable.ts'
import { isWritten } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import type { PageStory } from '#domain/content/story.ts'

/** Addresses of parts begin so; no page has one. */
export const PARTS = 'parts/'

/**
 * Returns the published part of this name: `home`, `not-found`, `empty-search`, `brands/{slug}`, `collections/{key}`. Null where nothing is
 * written, and while the content service of another system does not answer: the page has something to show without it.
 */
export async function findPart(
  { content, log }: Pick<Shop, 'content' | 'log'>,
  locale: Locale,
  name: string,
): Promise<PageStory | null> {
  try {
    const found = await content.story({ slug: PARTS + name }, locale, 'published')
    return found && isWritten(found.content) ? (found as PageStory) : null
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(`the part ${name} could not be read`, error)
    return null
  }
}
