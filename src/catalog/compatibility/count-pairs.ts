/** How many products a rule speaks of, for who writes it. */
import { FITS, isOnSide, judge, statedValue, type RuleFields } from '#domain/compatibility/compatibility-rule.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { everyDocOfType } from './docs-of-type.ts'

/** Returns how many products of the first side fit with at least one other product of the second. */
export function countPairs(snapshot: Snapshot, rule: RuleFields): number {
  const { products } = snapshot
  const alike = (doc: number): string => {
    const { brand, attributes } = products[doc]!
    return JSON.stringify([rule.sameBrand ? brand : 0, ...rule.same.map((key) => statedValue(attributes, key))])
  }
  const [ones, others] = [rule.one, rule.other].map((side) =>
    everyDocOfType(snapshot, side.type).filter((doc) => isOnSide(side, products[doc]!)),
  ) as [number[], number[]]
  // Of products that are alike the verdict is the same: one of them is enough.
  const groups = Map.groupBy(others, alike)
  return ones.filter((doc) => {
    const other = groups.get(alike(doc))?.find((one) => one !== doc)
    return other !== undefined && judge(rule, products[doc]!, products[other]!) === FITS
  }).length
}
