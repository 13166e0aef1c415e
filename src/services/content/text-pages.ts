/** Finds pages by address. */
import { isPageContent, type PageStory, type Story } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'

/** Returns a published page by its address; a retired address returns the present one (D-3), an unknown one null. */
export async function findPage(
  { content, catalog }: Pick<Shop, 'content' | 'catalog'>,
  locale: Locale,
  slug: string,
): Promise<PageStory | { movedTo: string } | null> {
  const found = await content.story({ slug }, locale, 'published')
  if (found) return isPage(found) ? found : null
  const retired = catalog.current.retired.page[locale].get(slug)
  const successor = retired === undefined ? null : await content.story({ id: retired }, locale, 'published')
  return successor && { movedTo: successor.fullSlug }
}

export const isPage = (story: Story): story is PageStory => isPageContent(story.content)
