/** Whether a rule may be saved. */
import type { RuleView } from '#admin/schema/goods/collections.ts'

/** Whether it has every value that it needs, and each could be read. */
export function isComplete(rule: RuleView): boolean {
  switch (rule.kind) {
    case 'brand':
      return rule.brands.length > 0
    case 'collection':
      return rule.collections.length > 0
    case 'attribute':
      return rule.values.length > 0
    case 'price':
      return areComplete(Object.values(rule.limits))
    case 'age':
      return !Number.isNaN(rule.from) && !Number.isNaN(rule.to)
    case 'any':
      return rule.rules.length > 0 && rule.rules.every(isComplete)
    case 'reduced':
      return rule.currencies.length > 0
    case 'new':
      return true
  }
}

/** One market has limits at least, and all could be read. */
function areComplete(limits: readonly ({ from: number | null; to: number | null } | null)[]): boolean {
  const given = limits.flatMap((one) => (one ? [one.from, one.to] : []))
  return given.some((end) => end !== null) && !given.some(Number.isNaN)
}
