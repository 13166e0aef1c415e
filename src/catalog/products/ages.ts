/** The ages that products are for, as far as they may be pointed out to somebody. */
import type { AgeSize } from '#domain/catalog/size.ts'
import { compareSizes } from '#domain/catalog/size.ts'
import { agesOfGoods, type Ages } from '#domain/customers/fit.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { readAgeSizes } from '#store/catalog/age-sizes.ts'
import type { Database } from '#store/database/db.ts'
import { isRecommendable } from './recommendable.ts'

export interface ProductAges {
  product: number
  /** Null for what is chosen by size, and where nothing is said. */
  ages: Ages | null
  /** Sizes by age that can be bought, the smallest first. */
  sizes: AgeSize[]
}

/**
 * Returns the ages of those of the docs that can be bought and are for some age. Infant formula has none: a mark would promote it
 * (D-28).
 */
export async function agesOf(db: Pick<Database, 'query'>, snapshot: Snapshot, docs: readonly number[]): Promise<ProductAges[]> {
  const products = docs.map((doc) => snapshot.products[doc]!).filter((one) => one.kind !== 'voucher' && isRecommendable(one))
  const sized = products.filter(({ variants }) => variants.some(({ size }) => size !== null))
  const stored =
    sized.length === 0
      ? []
      : await readAgeSizes(
          db.query,
          sized.map(({ id }) => id),
        )
  const sizesBy = Map.groupBy(stored, ({ product }) => product)
  return products.flatMap((product): ProductAges[] => {
    const own = sizesBy.get(product.id)
    if (!own) {
      const ages = agesOfGoods(product)
      return ages ? [{ product: product.id, ages, sizes: [] }] : []
    }
    const available = new Set(product.variants.flatMap(({ id, available }) => (available > 0 ? [id] : [])))
    const sizes = own.filter(({ variants }) => variants.some((id) => available.has(id))).map(({ size }) => size)
    return [{ product: product.id, ages: null, sizes: sizes.toSorted(compareSizes) }]
  })
}
