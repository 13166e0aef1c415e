import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import { specificationsOf } from './details.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'

const attribute = (key: string, kind: string, unit: string | null = null, options: object[] = []): CatalogAttribute => ({
  key,
  kind,
  unit,
  filterable: true,
  options,
  name: { ro: `${key} ro`, en: `${key} en`, hu: `${key} hu` },
})
const snapshot = {
  attributes: new Map(
    [
      attribute('mattress_size', 'enum', 'cm', [{ key: '60x120', ro: '60x120', en: '60x120', hu: '60x120' }]),
      attribute('tog', 'enum', 'TOG', [{ key: '2-5', ro: '2.5', en: '2.5', hu: '2.5' }]),
      attribute('isofix', 'bool'),
      attribute('volume', 'int', 'ml'),
      attribute('power', 'int', 'W'),
      attribute('pieces', 'int', 'pcs'),
      attribute('voucher_value', 'enum'),
      attribute('age_min', 'int', 'months'),
    ].map((one) => [one.key, one]),
  ),
} as unknown as Snapshot
const given = {
  mattress_size: '60x120',
  tog: '2-5',
  isofix: true,
  volume: 250,
  power: 400,
  pieces: 6,
  voucher_value: 10,
  age_min: 6,
  unknown: 1,
}

test('attributes are written in the language; those without a translation are left out', () => {
  expect(specificationsOf(snapshot, given, MARKETS.hu).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'mattress_size hu: 60 × 120\u00a0cm',
    'tog hu: 2,5',
    'isofix hu: true',
    'volume hu: 250\u00a0ml',
    'power hu: 400\u00a0W',
    'pieces hu: 6\u00a0db',
  ])
})
