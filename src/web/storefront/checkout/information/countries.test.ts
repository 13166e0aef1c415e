import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { countryChoices } from './countries.server.ts'

test('the market’s own country, Romania and Hungary come first, the others by name (LOC-21)', () => {
  const ro = countryChoices(MARKETS.ro)
  expect(ro.slice(0, 2).map(([code]) => code)).toEqual(['RO', 'HU'])
  expect(ro.length).toBeGreaterThanOrEqual(40)
  const en = countryChoices(MARKETS.en).map(([code]) => code)
  expect(en.slice(0, 3)).toEqual(['DE', 'RO', 'HU'])
  const hu = countryChoices(MARKETS.hu).map(([, name]) => name)
  expect(hu[0]).toBe('Magyarország')
  expect(hu.slice(2)).toEqual(hu.slice(2).toSorted(new Intl.Collator('hu').compare))
})

test('only countries with counties in addresses have a name for them', () => {
  const names = new Map(countryChoices(MARKETS.ro).map(([code, , county]) => [code, county]))
  expect(names.get('RO')).toBe('Județ')
  expect(names.get('DE')).toBeUndefined()
})
