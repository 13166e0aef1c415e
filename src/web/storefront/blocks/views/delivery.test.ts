import { expect, test } from 'vitest'
import { DELIVERY_RULES } from '#demo/content/delivery-rules.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import type { RuleWithWarehouse } from '#store/delivery/delivery.ts'
import type { DeliveryView } from '#web/storefront/blocks/view.ts'
import type { BlockContext } from './block-context.server.ts'
import { deliveryView } from './delivery.server.ts'

const rules = DELIVERY_RULES.map((rule) => ({
  zipPattern: null,
  warehouseCountry: null,
  cutoffHour: 14,
  warehouseDetails: null,
  ...rule,
}))

/** Returns what the block shows in a market with these rules. */
function shown(locale: Locale, all: readonly object[] = rules): DeliveryView | null {
  const own = (all as RuleWithWarehouse[]).filter(({ markets }) => markets.includes(locale))
  const snapshot = { deliveryRules: { ro: own, en: own, hu: own }, showrooms: [] }
  const context = { snapshot, market: MARKETS[locale], tag: () => {} } as unknown as BlockContext
  return inLocale(locale, () => deliveryView(context, { _uid: 'd', component: 'delivery' }))
}

test('the table says what the rules say, the market’s own country first', () => {
  const { rows, ways, bulky } = shown('ro')!
  expect(rows[0]).toEqual({
    countries: 'România',
    courier: '19,99\u00A0lei',
    locker: '12,99\u00A0lei',
    free: '250,00\u00A0lei',
    days: '1–2 zile lucrătoare',
  })
  expect(rows.slice(1).map(({ countries, locker }) => [countries.split(', ').length, locker !== ''])).toEqual([
    [1, true],
    [6, false],
    [9, false],
    [10, false],
  ])
  expect(ways.map(({ method, price }) => [method, price])).toEqual([
    ['courier', '19,99\u00A0lei'],
    ['locker', '12,99\u00A0lei'],
    ['pickup', 'gratuit'],
  ])
  expect(bulky).toContain('cel puțin 49,00\u00A0lei')
})

test('a market whose own country has no locker and no showroom is told the least price and all of the time', () => {
  expect(shown('en')!.ways.map(({ price, where }) => [price, where])).toEqual([
    ['from €9.00', '1–7 working days'],
    ['€5.00', '1–3 working days'],
    ['free', 'on the same or the next working day'],
  ])
})

test('another price in the rules is another price on the page, and without rules there is no block', () => {
  const dearer = rules.map((rule) =>
    rule.method === 'courier' && rule.countries.includes('HU') ? { ...rule, price: 200_000 } : rule,
  )
  expect(shown('hu', dearer)!.rows[0]!.courier).toMatch(/^2\D?000\D*Ft$/)
  expect(shown('en', [])).toBeNull()
})
