/** Filters that one and the same variant of a product must fit. */
import { SEVERAL, type Group } from './groups.ts'
import type { Column, VariantTraits } from './traits.ts'

export interface VariantGroup {
  name: string
  /** Of variants, and which of its numbers fit. */
  column: Column
  fits: Uint8Array
  /** The same of products: some variant fits. */
  ofProducts: Group
  /** It asks for being in stock, wherever. */
  isStock?: boolean
}

/**
 * Strikes out the docs of which no variant fits all groups. Answers those that one group alone keeps out, by its name: of
 * these another variant may fail another group, so that a doc may be in several.
 */
export function judgeVariants(
  { starts }: VariantTraits,
  groups: readonly VariantGroup[],
  docs: Uint32Array,
  verdicts: Uint8Array,
): Map<string, Uint32Array> {
  const keptOut = groups.map((): number[] => [])
  for (let at = 0; at < docs.length; at++) {
    if (verdicts[at] === SEVERAL) continue
    const doc = docs[at]!
    let isFitting = false
    /** Bits of the groups that alone keep a variant out. */
    let near = 0
    for (let variant = starts[doc]!; variant < starts[doc + 1]! && !isFitting; variant++) {
      const failed = failedOf(groups, variant)
      isFitting = failed === 0
      if ((failed & (failed - 1)) === 0) near |= failed
    }
    if (isFitting) continue
    if (verdicts[at] === 0) for (let g = 0; g < groups.length; g++) if (near & (1 << g)) keptOut[g]!.push(doc)
    verdicts[at] = SEVERAL
  }
  return new Map(groups.map(({ name }, g) => [name, Uint32Array.from(keptOut[g]!)]))
}

/** A bit for each group that the variant does not fit. */
function failedOf(groups: readonly VariantGroup[], variant: number): number {
  let failed = 0
  for (let g = 0; g < groups.length; g++) {
    const { fits, column } = groups[g]!
    if (fits[column[variant]!] === 0) failed |= 1 << g
  }
  return failed
}

/**
 * Of each number, how many docs have it on a variant that fits `groups`. `membersOf`: the numbers of which a set in the
 * column is made; null where the column has the numbers themselves.
 */
export function tallyVariants(
  { starts }: VariantTraits,
  groups: readonly VariantGroup[],
  column: Column,
  highest: number,
  membersOf: readonly (readonly number[])[] | null,
  lists: readonly Uint32Array[],
): Uint32Array {
  const counts = new Uint32Array(highest + 1)
  /** By number, the doc that was counted last, and one. */
  const last = new Uint32Array(highest + 1)
  const count = (number: number, doc: number) => {
    if (last[number] === doc + 1) return
    last[number] = doc + 1
    counts[number]! += 1
  }
  for (const docs of lists)
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at]!
      for (let variant = starts[doc]!; variant < starts[doc + 1]!; variant++) {
        if (failedOf(groups, variant) !== 0) continue
        if (membersOf === null) count(column[variant]!, doc)
        else for (const member of membersOf[column[variant]!]!) count(member, doc)
      }
    }
  counts[0] = 0
  return counts
}
