import type { Currency } from '#domain/market.ts'
import { isSoldOut, type Snapshot } from './snapshot.ts'

/** As many neighbours as are looked at. */
const LOOKED_AT = 400

/**
 * Docs that go with a product: of its collection, for its age, about its price; those that can be bought and may be
 * promoted (LAW-40). At most `count`.
 */
export function relatedTo(snapshot: Snapshot, doc: number, currency: Currency, count: number): number[] {
  const product = snapshot.products[doc]
  if (!product) return []
  const price = snapshot.price[currency]
  const distance = (other: number): number => {
    const { ageFrom, brand } = snapshot.products[other]!
    const age = Math.abs((ageFrom ?? 0) - (product.ageFrom ?? 0)) / 12
    return Math.abs(Math.log((price[other]! + 1) / (price[doc]! + 1))) + age * 0.5 + (brand === product.brand ? 0.2 : 0)
  }
  return Array.from((snapshot.inCollection.get(product.collection) ?? new Uint32Array()).subarray(0, LOOKED_AT))
    .filter((other) => {
      const one = snapshot.products[other]!
      return other !== doc && !one.noPromo && !isSoldOut(one)
    })
    .map((other) => ({ other, far: distance(other) }))
    .sort((a, b) => a.far - b.far || a.other - b.other)
    .slice(0, count)
    .map(({ other }) => other)
}
