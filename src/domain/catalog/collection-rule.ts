/** Rules of a collection: it lists every product that meets all of them, besides what was put into it by hand. */
import type { Currency } from '#domain/market/market.ts'

export type SimpleRule =
  /** Of one of these brands, by id. */
  | { kind: 'brand'; brands: readonly number[] }
  /** Put by hand into one of these collections, or into one below them, by id. */
  | { kind: 'collection'; collections: readonly number[] }
  /** With one of these values of an attribute. */
  | { kind: 'attribute'; attribute: string; values: readonly string[] }
  /** The price of its card in this currency, both ends included; hundredths, null for no limit. */
  | { kind: 'price'; currency: Currency; from: number | null; to: number | null }
  /** With a reduction that may be shown in this currency (LAW-22). */
  | { kind: 'reduced'; currency: Currency }
  /** Published lately. */
  | { kind: 'new' }
  /** For some age from `from` to `to` months, both included; null for no limit. */
  | { kind: 'age'; from: number; to: number | null }

/** `any`: one of several is enough. */
export type CollectionRule = SimpleRule | { kind: 'any'; rules: readonly SimpleRule[] }

/** Rules of one collection. */
export const MOST_COLLECTION_RULES = 20
/** Brands, collections or values of one rule. */
export const MOST_RULE_VALUES = 200
/** Pinned products of one collection. */
export const MOST_PINS = 50

/** What rules ask of a product. */
export interface RuleFacts {
  brand: number
  /** Those that it was put into by hand, with the ones above. */
  collections: readonly number[]
  attributes: Readonly<Record<string, unknown>>
  price: Record<Currency, number>
  isReduced: Record<Currency, boolean>
  isNew: boolean
  ageFrom: number | null
  ageTo: number | null
}

/** Returns the values of an attribute as rules name them. */
function valuesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf)
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

function meets(rule: CollectionRule, facts: RuleFacts): boolean {
  switch (rule.kind) {
    case 'brand':
      return rule.brands.includes(facts.brand)
    case 'collection':
      return facts.collections.some((id) => rule.collections.includes(id))
    case 'attribute':
      return valuesOf(facts.attributes[rule.attribute]).some((value) => rule.values.includes(value))
    case 'price': {
      const price = facts.price[rule.currency]
      return price >= (rule.from ?? 0) && price <= (rule.to ?? Infinity)
    }
    case 'reduced':
      return facts.isReduced[rule.currency]
    case 'new':
      return facts.isNew
    case 'age':
      // Nothing is said of its ages: it is for none of them.
      if (facts.ageFrom === null && facts.ageTo === null) return false
      return (facts.ageFrom ?? 0) <= (rule.to ?? Infinity) && (facts.ageTo ?? Infinity) >= rule.from
    case 'any':
      return rule.rules.some((one) => meets(one, facts))
  }
}

/** Whether a product meets all the rules. No rules list nothing. */
export const meetsAll = (rules: readonly CollectionRule[], facts: RuleFacts): boolean =>
  rules.length > 0 && rules.every((rule) => meets(rule, facts))
