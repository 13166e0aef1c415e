/** What fits with what, by rules of the merchant for whole kinds of goods. Nothing fits that nobody has stated. */

/** A value that a product must state, or for `isNot` must not. */
export interface SideCondition {
  attribute: string
  value: string
  isNot: boolean
}

/** Goods of a type of product and of those below it. */
export interface RuleSide {
  /** Key in the table of product types. */
  type: string
  where: readonly SideCondition[]
}

export interface RuleFields {
  /** The smaller thing of the two: the sheet, the base, the teat. */
  one: RuleSide
  other: RuleSide
  /** Both must be of one brand. */
  sameBrand: boolean
  /** Keys of the attributes that both must state, with the same value. */
  same: readonly string[]
  /** Key of the type of the adapter that goes between them, null for none. */
  adapter: string | null
  /** The first side is an accessory or a spare part of the other. */
  isAccessory: boolean
}

export interface CompatibilityRule extends RuleFields {
  id: number
}

/** What a rule asks of a product. */
export interface Goods {
  brand: number
  attributes: Readonly<Record<string, unknown>>
}

/** `differs`: both state an attribute that must be the same, and it is not; `unknown`: nothing is stated. */
export type Verdict = { is: 'fits' } | { is: 'differs'; attribute: string } | { is: 'unknown' }

export const FITS = { is: 'fits' } as const
export const UNKNOWN = { is: 'unknown' } as const

/** Returns a value as conditions compare it, '' for one that is not stated. */
export const statedValue = (attributes: Goods['attributes'], key: string): string => {
  const value = attributes[key]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Returns whether goods of a side's type are among those that the side speaks of. */
export const isOnSide = ({ where }: RuleSide, { attributes }: Goods): boolean =>
  where.every(({ attribute, value, isNot }) => (statedValue(attributes, attribute) === value) !== isNot)

/** Returns what a rule says of two products whose types are those of its sides. */
export function judge(rule: RuleFields, one: Goods, other: Goods): Verdict {
  if (!isOnSide(rule.one, one) || !isOnSide(rule.other, other)) return UNKNOWN
  let isKnown = true
  for (const key of rule.same) {
    const [a, b] = [statedValue(one.attributes, key), statedValue(other.attributes, key)]
    if (a === '' || b === '') isKnown = false
    else if (a !== b) return { is: 'differs', attribute: key }
  }
  // Another brand may fit as well; nobody has said so.
  return isKnown && (!rule.sameBrand || one.brand === other.brand) ? FITS : UNKNOWN
}

/** Returns whether an adapter goes between goods of a pair that fits: of their brand where that counts, and not stating otherwise. */
export function isAdapterOf({ sameBrand, same }: RuleFields, adapter: Goods, pair: Goods): boolean {
  if (sameBrand && adapter.brand !== pair.brand) return false
  return same.every((key) => ['', statedValue(pair.attributes, key)].includes(statedValue(adapter.attributes, key)))
}

/** Conditions of one side, and attributes that are compared. */
export const RULE_LIMITS = { conditions: 4, same: 4, rules: 200 }

/** Products that one product names. */
export const MOST_STATED = 200
