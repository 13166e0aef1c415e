/** A page of text for tests. */
import type { Block } from '#domain/content/content.ts'
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { writeTextPages } from '#services/content/write-stories.ts'
import type { Shop } from '#services/shop.ts'

export const writeOnePage = (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  key: string,
  slugs: Record<Locale, string>,
  body: (Block | BlockInput)[] = [],
): Promise<void> => {
  const text = perLocale((locale) => ({ slug: slugs[locale], title: 'Termeni', description: 'x', body }))
  return db.transaction((tx) => writeTextPages(tx, [{ key, text }], { who: 'test', now: clock.now() }))
}
