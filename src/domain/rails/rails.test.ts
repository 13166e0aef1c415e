import { expect, test } from 'vitest'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { isSoon, meet, monthsOfGoods, monthsOfSize } from './months.ts'
import { seasonNamed, seasonOn } from './season.ts'
import { sexNamed, suits } from './sex.ts'
import { typeGraph } from './type-graph.ts'
import { BRAND_BOUND, KEPT_FROM_COTS, NOT_WITH, SEASONAL } from './type-rules.ts'

test('a single month counts whole, and open ages do not end', () => {
  expect(monthsOfGoods({ ageFrom: null, ageTo: null })).toBeNull()
  expect(monthsOfGoods({ ageFrom: 12, ageTo: 12 })).toEqual({ from: 12, to: 13 })
  expect(monthsOfGoods({ ageFrom: 6, ageTo: null })).toEqual({ from: 6, to: Infinity })
})

test('sizes of children have ages, shoes those at which they are usually worn', () => {
  expect(monthsOfSize({ system: 'age', unit: 'y', from: 2, to: 3, height_cm: 98 })).toEqual({ from: 24, to: 36 })
  expect(monthsOfSize({ system: 'shoe', eu: 22.5, foot_cm: 0 })).toEqual({ from: 18, to: 27 })
  expect(monthsOfSize({ system: 'shoe', eu: 37, foot_cm: 0 })).toEqual({ from: 138, to: 162 })
  expect(monthsOfSize({ system: 'shoe', eu: 42, foot_cm: 0 })).toBeNull()
  expect(monthsOfSize({ system: 'cup', value: '80B' })).toBeNull()
})

test('two ages meet for half a year, or for half of the shorter one', () => {
  const of = (from: number, to: number) => ({ from, to })
  expect(meet(of(0, 48), of(42, 60))).toBe(true)
  expect(meet(of(0, 48), of(43, 60))).toBe(false)
  expect(meet(of(0, 4), of(2, 9))).toBe(true)
  expect(meet(of(0, 4), of(4, 9))).toBe(false)
  expect([isSoon(of(0, 48), of(6, 9)), isSoon(of(0, 48), of(12, 72)), isSoon(of(24, 96), of(36, 72))]).toEqual([
    true,
    false,
    true,
  ])
})

test('April to September is spring and summer, and the whole year is no season', () => {
  const on = (day: string) => seasonOn(new Date(`2026-${day}T12:00Z`))
  expect(['03-31', '04-01', '09-30', '10-01'].map(on)).toEqual([
    'autumn-winter',
    'spring-summer',
    'spring-summer',
    'autumn-winter',
  ])
  expect([seasonNamed('all-year'), seasonNamed(7), seasonNamed('autumn-winter')]).toEqual([null, null, 'autumn-winter'])
})

test('goods for one sex stand beside their own only', () => {
  expect([sexNamed('unisex'), sexNamed('girls')]).toEqual([null, 'girls'])
  expect([suits('girls', null), suits('girls', 'girls'), suits('girls', 'boys'), suits(null, 'boys')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a type wants what it names, then what those above it name; circles and unknown keys end', () => {
  const type = (key: string, complements: string[] = [], broader: string[] = []) => {
    return { key, names: { ro: [], en: [], hu: [] }, collections: [], complements, broader }
  }
  const graph = typeGraph([
    type('pram', ['cover', 'bag'], ['wheels']),
    type('twin', ['bag', 'none'], ['pram']),
    type('cover', ['twin'], []),
    type('bag'),
    type('wheels', ['cover'], ['pram']),
  ])
  const [pram, twin, cover, bag, wheels] = ['pram', 'twin', 'cover', 'bag', 'wheels'].map((key) => graph.numberOf(key)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  expect(graph.completing(twin)).toEqual([bag, cover])
  expect(graph.above(twin)).toEqual([pram, wheels])
  expect(graph.within(pram)).toEqual([pram, twin, wheels])
  expect([graph.areSameNeed(twin, pram), graph.areSameNeed(cover, bag), graph.areSameNeed(0, 0)]).toEqual([true, false, false])
  expect([graph.areSet(twin, cover), graph.areSet(twin, bag)]).toEqual([true, false])
  expect([graph.numberOf('none'), graph.keyOf(bag), graph.completing(0), graph.within(0)]).toEqual([0, 'bag', [], []])
})

test('sisters stand in one collection, directly below one type', () => {
  const type = (key: string, collections: string[], broader: string[]) => {
    return { key, names: { ro: [], en: [], hu: [] }, collections, complements: [], broader }
  }
  const graph = typeGraph([
    type('accessory', ['extras'], []),
    type('cover', ['extras'], ['accessory']),
    type('wheels', ['extras', 'parts'], ['accessory']),
    type('bag', ['bags'], ['accessory']),
    type('net', ['extras'], ['cover']),
  ])
  const areSisters = (a: string, b: string) => graph.areSisters(graph.numberOf(a), graph.numberOf(b))
  expect(areSisters('cover', 'wheels')).toBe(true)
  expect([areSisters('cover', 'cover'), areSisters('cover', 'bag'), areSisters('cover', 'net')]).toEqual([false, false, false])
})

test('rules name types of the shipped table', () => {
  const keys = new Set(PRODUCT_TYPES.map(({ key }) => key))
  const named = [...BRAND_BOUND, ...KEPT_FROM_COTS, ...Object.keys(NOT_WITH), ...Object.keys(SEASONAL)]
  expect(named.filter((key) => !keys.has(key))).toEqual([])
})
