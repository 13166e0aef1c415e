/** Asks for the rails of a sample of products and counts what is wrong with them. */
import { ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import { MARKETS } from '#domain/market/market.ts'
import { isSoldOut } from '#catalog/columns/card-price.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { CoPurchases } from '#catalog/products/companions.ts'
import { recommendFor } from '#catalog/rails/cart-rail.ts'
import { modelOf } from '#catalog/rails/series.ts'
import { relatedTo } from '#catalog/rails/similar.ts'
import { faultsOf, type Faults } from './judge.ts'

export interface Judged {
  /** Products whose rail was looked at, and how many have an empty one. */
  products: number
  empty: number
  /** Products in all rails together. */
  shown: number
  counts: Record<keyof Faults | 'isSameModel', number>
  /** Pairs with something wrong: what it is, the product, and what is shown beside it. */
  wrong: { fault: string; product: string; shown: string }[]
}

/** What no rail may ever show. */
export const NEVER = ['isOtherSex', 'isOtherAge', 'isOtherSeason', 'isOtherSize'] as const

/** An order book without orders: what rails show until there are some. */
export const NO_ORDERS: CoPurchases = { of: () => [], refresh: () => Promise.resolve() }

/** Returns `size` docs that can be bought, other ones for another seed, the same ones for the same. */
export function sampleOf({ products, all }: Snapshot, size: number, seed: number): number[] {
  const docs = [...all].filter((doc) => {
    const product = products[doc]!
    return product.kind !== 'voucher' && !product.noPromo && !isSoldOut(product)
  })
  let state = seed
  const random = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  for (let at = 0; at < size && at < docs.length; at++) {
    const other = at + random(docs.length - at)
    ;[docs[at], docs[other]] = [docs[other]!, docs[at]!]
  }
  return docs.slice(0, size)
}

/** Judges the rail of what completes a cart of one product. */
export const judgeCartRail = (snapshot: Snapshot, docs: readonly number[], now: Date): Judged =>
  judge(snapshot, docs, ['isSubstitute', 'isOtherSex', 'isOtherAge', 'isOtherSeason', 'isOtherSize', 'isBesideThePoint'], (doc) =>
    recommendFor(snapshot, NO_ORDERS, { market: MARKETS.ro, now }, [{ product: snapshot.ids[doc]!, variant: null }], ROW_CARDS),
  )

/** Judges the rail of what can be chosen instead of a product. */
export const judgeSimilar = (snapshot: Snapshot, docs: readonly number[]): Judged =>
  judge(snapshot, docs, ['isOtherSex', 'isOtherAge', 'isOtherSeason', 'isOtherSize', 'isBesideThePoint', 'isSameModel'], (doc) =>
    relatedTo(snapshot, doc, MARKETS.ro.currency, ROW_CARDS),
  )

function judge(
  snapshot: Snapshot,
  docs: readonly number[],
  listed: readonly (keyof Judged['counts'])[],
  rail: (doc: number) => readonly number[],
): Judged {
  const counts = {
    isSubstitute: 0,
    isOtherSex: 0,
    isOtherAge: 0,
    isOtherSeason: 0,
    isOtherSize: 0,
    isBesideThePoint: 0,
    isSameModel: 0,
  }
  const judged: Judged = { products: docs.length, empty: 0, shown: 0, counts, wrong: [] }
  for (const doc of docs) {
    const one = snapshot.products[doc]!
    const shown = rail(doc)
    judged.shown += shown.length
    if (shown.length === 0) judged.empty++
    for (const found of shown) {
      const other = snapshot.products[found]!
      const isSameModel = one.brand === other.brand && modelOf(one) === modelOf(other)
      for (const [fault, isWrong] of Object.entries({ ...faultsOf(snapshot, one, other), isSameModel })) {
        if (!isWrong) continue
        counts[fault as keyof typeof counts]++
        if (listed.includes(fault as keyof typeof counts))
          judged.wrong.push({ fault, product: one.name.en, shown: other.name.en })
      }
    }
  }
  return judged
}
