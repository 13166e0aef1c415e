/** The home page that a shop shows while nobody has written one: where a written one begins. */
import type { BlockInput } from '#domain/content/story.ts'
import { perLocale, type Locale } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { BegunContent } from '#services/editor/change-content.ts'
import type { Shop } from '#services/shop.ts'
import { defaultHome } from '#web/storefront/home/default-home.ts'

/** Pictures of the demo's hero; a shop of its own chooses one. */
const withoutPictures = ({ picture: _, narrow: __, ...block }: BlockInput): BlockInput => block

/** Returns what is begun; a home page with the blocks that visitors see now, under the name of the shop. */
export async function withShownBody(shop: Pick<Shop, 'db'>, begun: BegunContent): Promise<BegunContent> {
  if (begun.kind !== 'part' || begun.name !== 'home') return begun
  const { name } = await readMerchant(shop)
  const body: Record<Locale, BlockInput[]> = perLocale((locale) => inLocale(locale, () => defaultHome(name).map(withoutPictures)))
  return { ...begun, title: perLocale(() => name), body }
}
