/** Finds stories by address. */
import { isPageContent, type PageStory, type Story } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'

type Addressed = Pick<Shop, 'content' | 'catalog'>

/** Returns a published page by its address; a retired address returns the present one (D-3), an unknown one null. */
export const findPage = (shop: Addressed, locale: Locale, slug: string): Promise<PageStory | { movedTo: string } | null> =>
  findByAddress(shop, locale, slug, isPage)

/** The same for stories of any kind: those of which `isWanted` says no are not found. */
export async function findByAddress<S extends Story>(
  { content, catalog }: Addressed,
  locale: Locale,
  slug: string,
  isWanted: (story: Story) => story is S,
): Promise<S | { movedTo: string } | null> {
  const found = await content.story({ slug }, locale, 'published')
  if (found) return isWanted(found) ? found : null
  const retired = catalog.current.retired.page[locale].get(slug)
  const successor = retired === undefined ? null : await content.story({ id: retired }, locale, 'published')
  return successor && { movedTo: successor.fullSlug }
}

export const isPage = (story: Story): story is PageStory => isPageContent(story.content)
