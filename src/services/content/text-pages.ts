/** Finds text pages by address. */
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readPageSlug, readTextPage, type TextPage } from '#store/content/text-pages.ts'

export type { TextPage } from '#store/content/text-pages.ts'

/** Returns a text page by its address; a retired address returns the present one (D-3), an unknown one null. */
export async function findTextPage(
  { db, catalog }: Pick<Shop, 'db' | 'catalog'>,
  locale: Locale,
  slug: string,
): Promise<TextPage | { movedTo: string } | null> {
  const page = await readTextPage(db.query, locale, slug)
  if (page) return page
  const retired = catalog.current.retired.page[locale].get(slug)
  const movedTo = retired === undefined ? null : await readPageSlug(db.query, retired, locale)
  return movedTo === null ? null : { movedTo }
}
