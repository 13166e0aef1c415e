/** How many products a rule speaks of, for who writes it. */
import { FITS, isOnSide, judge, statedValue, type RuleFields } from '#domain/compatibility/compatibility-rule.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { everyDocOfType } from './docs-of-type.ts'

/** Returns how many products of the first side fit with at least one of the other. */
export function countPairs(snapshot: Snapshot, rule: RuleFields): number {
  const { products } = snapshot
  const alike = (doc: number): string => {
    const { brand, attributes } = products[doc]!
    return JSON.stringify([rule.sameBrand ? brand : 0, ...rule.same.map((key) => statedValue(attributes, key))])
  }
  const [ones, others] = [rule.one, rule.other].map((side) =>
    everyDocOfType(snapshot, side.type).filter((doc) => isOnSide(side, products[doc]!)),
  ) as [number[], number[]]
  const first = new Map(others.map((doc) => [alike(doc), products[doc]!]))
  return ones.filter((doc) => {
    const other = first.get(alike(doc))
    return other !== undefined && judge(rule, products[doc]!, other) === FITS
  }).length
}
