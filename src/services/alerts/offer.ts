/** Whether a market sells a variant, and how it is named there: what a request for a mail may be about. */
import { MAX_QUANTITY, fitToStock } from '#domain/cart/cart.ts'
import { sizeLabel } from '#domain/catalog/size.ts'
import { optionText } from '#domain/products/option-text.ts'
import { NO_PICTURE } from '#domain/catalog/picture.ts'
import { parcelOf } from '#domain/catalog/product.ts'
import { MARKETS, href, type Locale } from '#domain/market/market.ts'
import type { AwaitedGoods } from '#domain/alerts/alert-mail.ts'
import { itemDisplay } from '#catalog/products/item-display.ts'
import { placesOf } from '#catalog/products/places.ts'
import type { Shop } from '#services/shop.ts'
import { readItems } from '#store/cart/products.ts'
import type { Query } from '#store/database/db.ts'
import { runningRecallOfGoods } from '#store/recalls/recalls.ts'

export interface AlertOffer {
  variant: number
  /** Its id in addresses. */
  item: string
  goods: AwaitedGoods
  /** Path of its page with this colour and size chosen. */
  path: string
  /** Path of its picture, '' for none. */
  picture: string
  /** Hundredths. */
  price: number
  /** How many can be bought, at most `MAX_QUANTITY`. */
  pieces: number
}

/**
 * Returns what a market sells as this variant; null for what it does not sell or deliver, for vouchers, for what is being recalled, and
 * for what may not be promoted (D-28).
 */
export async function readAlertOffer(
  { catalog, clock }: Pick<Shop, 'catalog' | 'clock'>,
  query: Query,
  variant: number,
  locale: Locale,
): Promise<AlertOffer | null> {
  const market = MARKETS[locale]
  const snapshot = catalog.current
  const id = String(variant)
  const question = { ids: [id], locale, currency: market.currency, now: clock.now() }
  const { items, available } = await readItems(query, question, itemDisplay(snapshot, locale))
  const item = items.get(id)
  if (!item || item.virtual || item.noPromo || item.isWithdrawn) return null
  const parcel = parcelOf([{ item, qty: 1, total: item.catalogPrice }])
  if (placesOf(snapshot, market, parcel)?.length === 0) return null
  if (await runningRecallOfGoods(query, variant)) return null
  const { lines } = fitToStock([{ item: id, qty: MAX_QUANTITY }], items, available)
  return {
    variant,
    item: id,
    goods: { name: item.name, brand: item.brand, option: optionText(sizeLabel(item.size, locale), item.color) },
    path: `${href(market, `/p/${item.slug}`)}?item=${id}`,
    picture: item.picture === NO_PICTURE ? '' : item.picture.src,
    price: item.catalogPrice,
    pieces: lines[0]?.max ?? 0,
  }
}
