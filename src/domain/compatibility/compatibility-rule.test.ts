import { expect, test } from 'vitest'
import { isAdapterOf, judge, type Goods, type RuleFields } from './compatibility-rule.ts'

const rule = (part: Partial<RuleFields> = {}): RuleFields => ({
  one: { type: 'mattress', where: [] },
  other: { type: 'cot', where: [] },
  sameBrand: false,
  same: ['mattress_size'],
  adapter: null,
  isAccessory: true,
  ...part,
})
const goods = (attributes: Record<string, unknown>, brand = 1): Goods => ({ brand, attributes })
const size = (value: unknown, brand = 1) => goods({ mattress_size: value }, brand)

test('goods fit that state the same value, and differ where they state another', () => {
  expect(judge(rule(), size('60x120'), size('60x120', 2))).toEqual({ is: 'fits' })
  expect(judge(rule(), size('60x120'), size('70x140'))).toEqual({ is: 'differs', attribute: 'mattress_size' })
  expect(judge(rule({ same: ['width'] }), goods({ width: 60 }), goods({ width: '60' }))).toEqual({ is: 'fits' })
})

test('nothing is claimed of goods that state nothing, even where both are silent', () => {
  for (const silent of [undefined, null, '', [], {}]) {
    expect(judge(rule(), size(silent), size('60x120'))).toEqual({ is: 'unknown' })
    expect(judge(rule(), size(silent), size(silent))).toEqual({ is: 'unknown' })
  }
})

test('another brand is unknown, never wrong; another value is wrong whatever the brand', () => {
  const branded = rule({ sameBrand: true })
  expect(judge(branded, size('60x120', 1), size('60x120', 2))).toEqual({ is: 'unknown' })
  expect(judge(branded, size('60x120', 1), size('60x120', 1))).toEqual({ is: 'fits' })
  expect(judge(branded, size('60x120', 1), size('70x140', 1))).toEqual({ is: 'differs', attribute: 'mattress_size' })
})

test('goods that a side does not speak of are unknown', () => {
  const base = rule({
    one: { type: 'isofix-base', where: [] },
    other: {
      type: 'infant-car-seat',
      where: [
        { attribute: 'isofix', value: 'true', isNot: false },
        { attribute: 'base_included', value: 'true', isNot: true },
      ],
    },
    same: [],
    sameBrand: true,
  })
  const seat = (attributes: object) => judge(base, goods({}), goods({ ...attributes }))
  expect(seat({ isofix: true })).toEqual({ is: 'fits' })
  expect(seat({ isofix: true, base_included: false })).toEqual({ is: 'fits' })
  expect(seat({ isofix: true, base_included: true })).toEqual({ is: 'unknown' })
  expect(seat({ isofix: false })).toEqual({ is: 'unknown' })
  expect(seat({})).toEqual({ is: 'unknown' })
})

test('an adapter is of the brand where that counts, and states nothing else', () => {
  const branded = rule({ sameBrand: true, same: ['mount'] })
  expect(isAdapterOf(branded, goods({}), goods({ mount: 'a' }))).toBe(true)
  expect(isAdapterOf(branded, goods({ mount: 'a' }), goods({ mount: 'a' }))).toBe(true)
  expect(isAdapterOf(branded, goods({ mount: 'b' }), goods({ mount: 'a' }))).toBe(false)
  expect(isAdapterOf(branded, goods({}, 2), goods({}, 1))).toBe(false)
})
