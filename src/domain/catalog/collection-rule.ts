/** Rules of a collection: it lists every product that meets all of them, besides what was put into it by hand. */
import type { Currency } from '#domain/market/market.ts'

/** Both ends included; hundredths, null for no limit. */
export interface PriceLimits {
  from: number | null
  to: number | null
}

export type SimpleRule =
  /** Of one of these brands, by id. */
  | { kind: 'brand'; brands: readonly number[] }
  /** Put by hand into one of these collections, or into one below them, by id. */
  | { kind: 'collection'; collections: readonly number[] }
  /** With one of these values of an attribute. */
  | { kind: 'attribute'; attribute: string; values: readonly string[] }
  /** The price of its card in the market with the currency. Nothing meets it in a market without limits: amounts are never converted. */
  | { kind: 'price'; limits: Readonly<Record<Currency, PriceLimits | null>> }
  /** With a reduction that may be shown in the market (LAW-22): in those with one of these currencies. */
  | { kind: 'reduced'; currencies: readonly Currency[] }
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

/** Filters that a collection shows. */
export const MOST_SHOWN_FILTERS = 40

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

function meets(rule: CollectionRule, facts: RuleFacts, currency: Currency): boolean {
  switch (rule.kind) {
    case 'brand':
      return rule.brands.includes(facts.brand)
    case 'collection':
      return facts.collections.some((id) => rule.collections.includes(id))
    case 'attribute':
      return valuesOf(facts.attributes[rule.attribute]).some((value) => rule.values.includes(value))
    case 'price': {
      const limits = rule.limits[currency]
      const price = facts.price[currency]
      return limits !== null && price >= (limits.from ?? 0) && price <= (limits.to ?? Infinity)
    }
    case 'reduced':
      return rule.currencies.includes(currency) && facts.isReduced[currency]
    case 'new':
      return facts.isNew
    case 'age':
      // Nothing is said of its ages: it is for none of them.
      if (facts.ageFrom === null && facts.ageTo === null) return false
      return (facts.ageFrom ?? 0) <= (rule.to ?? Infinity) && (facts.ageTo ?? Infinity) >= rule.from
    case 'any':
      return rule.rules.some((one) => meets(one, facts, currency))
  }
}

/** Whether a product meets all the rules in the market with the currency. No rules list nothing. */
export const meetsAll = (rules: readonly CollectionRule[], facts: RuleFacts, currency: Currency): boolean =>
  rules.length > 0 && rules.every((rule) => meets(rule, facts, currency))

/** Whether rules can list other products in one market than in another. */
export const differByMarket = (rules: readonly CollectionRule[]): boolean =>
  rules.some((rule) => rule.kind === 'price' || rule.kind === 'reduced' || (rule.kind === 'any' && differByMarket(rule.rules)))

/** A rule of a log that was written before rules named each currency. */
type FormerRule =
  | { kind: 'price'; currency: Currency; from: number | null; to: number | null }
  | { kind: 'reduced'; currency: Currency }

/** Returns a rule of a log as rules are now. */
export function presentRule(rule: CollectionRule | FormerRule): CollectionRule {
  if (rule.kind === 'any') return { ...rule, rules: rule.rules.map((one) => presentRule(one) as SimpleRule) }
  if (!('currency' in rule)) return rule
  const { currency } = rule
  if (rule.kind === 'reduced') return { kind: 'reduced', currencies: [currency] }
  return { kind: 'price', limits: { RON: null, EUR: null, HUF: null, [currency]: { from: rule.from, to: rule.to } } }
}
