/** What fits with what in the demo shop: what its makers say of whole kinds of goods. Nothing is said of the rest. */
import type { RuleFields, RuleSide } from '#domain/compatibility/compatibility-rule.ts'

const goods = (type: string, where: Record<string, string> = {}): RuleSide => ({
  type,
  where: Object.entries(where).map(([key, value]) => {
    const isNot = key.startsWith('!')
    return { attribute: isNot ? key.slice(1) : key, value, isNot }
  }),
})

const rule = (one: RuleSide, other: RuleSide, part: Partial<RuleFields>): RuleFields => ({
  one,
  other,
  sameBrand: false,
  same: [],
  adapter: null,
  isAccessory: true,
  ...part,
})

const bySize = { same: ['mattress_size'] }
const ofBrand = { sameBrand: true }

export const compatibilityRules = (): RuleFields[] => [
  // Goods that say how large the mattress is.
  rule(goods('mattress'), goods('cot'), bySize),
  rule(goods('mattress'), goods('toddler-bed'), bySize),
  rule(goods('mattress'), goods('bedside-cot'), bySize),
  rule(goods('fitted-sheet'), goods('mattress'), bySize),
  rule(goods('waterproof-sheet'), goods('mattress'), bySize),
  rule(goods('mattress-protector'), goods('mattress'), bySize),
  // Seats, their bases and the prams that carry them: within one brand, as the makers test them.
  rule(goods('isofix-base'), goods('infant-car-seat', { isofix: 'true', '!base_included': 'true' }), {
    ...ofBrand,
    same: ['approval'],
  }),
  rule(goods('infant-car-seat', { adapters_included: 'true' }), goods('pram-2in1'), { ...ofBrand, isAccessory: false }),
  rule(goods('infant-car-seat', { '!adapters_included': 'true' }), goods('pram-2in1'), {
    ...ofBrand,
    adapter: 'car-seat-adapters',
    isAccessory: false,
  }),
  rule(goods('car-seat-adapters'), goods('infant-car-seat'), ofBrand),
  rule(goods('car-seat-adapters'), goods('pram-2in1'), ofBrand),
  // Wheels are made for the frames of their brand that run on such wheels.
  rule(goods('wheel-set'), goods('pram'), { ...ofBrand, same: ['wheel_type'] }),
  // Teats fit bottles of the same brand and neck.
  rule(goods('teat'), goods('baby-bottle'), { ...ofBrand, same: ['neck'] }),
]
