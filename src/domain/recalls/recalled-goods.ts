/** What names a recalled product, as it is stored and in the language of a reader. */
import { addressIn } from '#domain/market/country-names.ts'
import type { Locale } from '#domain/market/market.ts'
import type { RecalledGoods } from './recall-mail.ts'

export interface StoredGoods extends Pick<RecalledGoods, 'brand' | 'items'> {
  name: Partial<Record<Locale, string>>
  maker: { name: string; address: string; email: string } | null
  /** '' for none. */
  picture: string
}

/** Returns what names the product; a name that the language does not have is taken from another one. */
export function goodsIn({ name, brand, items, maker }: StoredGoods, locale: Locale): RecalledGoods {
  return {
    name: name[locale] ?? Object.values(name)[0] ?? '',
    brand,
    items,
    maker: maker ? [maker.name, addressIn(maker.address, locale), maker.email].filter((part) => part !== '').join(', ') : '',
  }
}
