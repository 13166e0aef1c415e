/** Builds the columns that listings sort and mark products by. */
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { CURRENCIES } from '#domain/market/market.ts'
import { NEW_DAYS } from '#domain/catalog/listing.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import { cheapest, shownPrior } from './card-price.ts'
import { NEW, ON_SALE } from './flags.ts'
import type { Snapshot } from './snapshot.ts'

/** Whether a product counts as new at `now` (milliseconds). */
export const isNewAt = (product: CatalogProduct, now: number): boolean =>
  !product.noPromo && now - (product.publishedAt ?? 0) < NEW_DAYS * DAY_MS

/** Returns when a product that is new at `now` stops being new (milliseconds), Infinity for others. */
export const notNewAt = (product: CatalogProduct, now: number): number =>
  isNewAt(product, now) ? (product.publishedAt ?? 0) + NEW_DAYS * DAY_MS : Infinity

/** Fills the columns that sort a listing and fill its cards. */
export class ProductColumnsBuilder {
  readonly built: Pick<Snapshot, 'ids' | 'brand' | 'flags' | 'published' | 'price'>
  readonly #now: number

  constructor(count: number, now: number) {
    this.#now = now
    this.built = {
      ids: new Int32Array(count),
      brand: new Int32Array(count),
      flags: new Uint8Array(count),
      published: new Int32Array(count),
      price: { RON: new Int32Array(count), EUR: new Int32Array(count), HUF: new Int32Array(count) },
    }
  }

  put(doc: number, product: CatalogProduct): void {
    const { ids, brand, flags, published, price } = this.built
    ids[doc] = product.id
    brand[doc] = product.brand
    published[doc] = Math.floor((product.publishedAt ?? 0) / MINUTE_MS)
    let bits = isNewAt(product, this.#now) ? NEW : 0
    for (const currency of CURRENCIES) {
      const variant = cheapest(product, currency)
      price[currency][doc] = variant.catalogPrice[currency]
      if (shownPrior(product, variant, currency) !== null) bits |= ON_SALE[currency]
    }
    flags[doc] = bits
  }
}
