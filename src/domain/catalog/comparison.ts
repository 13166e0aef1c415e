/** Which products are compared side by side: those whose measures decide, of one kind. */

/** Products in one comparison. */
export const COMPARED_AT_ONCE = 4

/** What tells the things of a kind: an attribute that all of them have, and others of which they have one. */
const KINDS = {
  pram: { has: 'folded_size', and: ['wheel_type', 'stroller_type', 'cabin_size'] },
  seat: { has: 'approval', and: ['height_range'] },
} as const

export type ComparedKind = keyof typeof KINDS

/** Returns the kind among whose things a product is compared, by its attributes; null for what is not compared. */
export function comparedKind(attributes: Readonly<Record<string, unknown>>): ComparedKind | null {
  const isThere = (key: string) => attributes[key] !== undefined && attributes[key] !== ''
  for (const kind of Object.keys(KINDS) as ComparedKind[])
    if (isThere(KINDS[kind].has) && KINDS[kind].and.some(isThere)) return kind
  return null
}

/** Returns the products of a comparison with one more at its end; the oldest leave where there are too many. */
export const withCompared = (products: readonly string[], more: string): string[] =>
  [...products.filter((one) => one !== more), more].slice(-COMPARED_AT_ONCE)
