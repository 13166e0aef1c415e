/** The name and the texts of a product belong together. */
import { beforeAll, describe, expect, test } from 'vitest'
import { fold } from '#domain/search/fold.ts'
import { LOCALES } from '#domain/market/market.ts'
import { BRANDS } from './brands.ts'
import { leaf } from './leaf.ts'
import { SERIES } from './models/series.ts'
import { demoProducts, type StockedProduct } from './shop.ts'
import type { Row } from './words.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
let shop: StockedProduct[]
let made: { product: StockedProduct; thing: Row; said: Row[] }[]
beforeAll(() => {
  shop = demoProducts(8500, NOW)
  made = shop.flatMap((product) => {
    const { made: one } = product.draft
    return one ? [{ product, thing: one.thing, said: [one.feature, one.detail].filter((row) => row !== null) }] : []
  })
})

const typesOf = (text: string | undefined): string[] => text?.split(',') ?? []

describe('names', () => {
  test('every feature and measure is in the list of the product type', () => {
    const wrong = made.filter(({ thing, said }) =>
      said.some(({ options }) => !typesOf(options['for']).some((type) => typesOf(thing.options['is']).includes(type))),
    )
    expect(wrong.map(({ product }) => product.draft.name.en)).toEqual([])
  })

  /** Independent of the lists: words that only some things may carry, by what the name itself says. */
  test.each([
    [/hepa/, /dryer/],
    [/battery for|suction levels|motor/, /electric|wearable/],
    [/upf/, /parasol|shade|swim|rash|car seat|infant seat/],
    [/(beech|birch|pine) wood|oak|walnut|lime wood/, /^(?!.*(ball|cloth|silicone|glass|foam|plastic|battery|remote|tile))/],
    [/opening doors|wooden driver/, /engine|bus|truck/],
    [/pieces$/, /puzzle|set|blocks|tiles|run|houses|memory|domino|lotto|wipes|napp|mat|kit|outfit/],
    [/5-point harness/, /chair|seat/],
    [/bow tie|striped scarf|dungarees/, /bear|dungarees/],
    [/[23] layers|two layers/, /muslin|quilted/],
    [/silicone/, /^(?!.*(glass|wooden|muslin|cotton))/],
    [/stainless/, /flask|cutlery|box/],
    [/waterproof/, /^(?!.*(book|lamp|bottle))/],
    [/size [12],/, /^(?!.*pants)/],
  ])('%s stands only with what can have it', (feature, thing) => {
    const wrong = made.filter(({ product, said }) => {
      const text = said.map(({ words }) => words.en.toLowerCase()).join(', ')
      return feature.test(text) && !thing.test(product.draft.name.en.toLowerCase())
    })
    expect(wrong.map(({ product }) => product.draft.name.en)).toEqual([])
  })

  test.each([
    [/\b(pocket|mini|small)\b/i, 0, 20],
    [/\b(big|giant|large)\b/i, 45, 500],
  ])('a toy that is called %s is %i to %i cm', (adjective, low, high) => {
    const sized = made.filter(({ thing, product }) => adjective.test(thing.words.en) && product.draft.leaf === 'soft-toys')
    expect(sized.length).toBeGreaterThan(0)
    const wrong = sized.filter(({ said }) =>
      said.some(({ words }) => {
        const size = Number(/^(\d+) cm$/.exec(words.en)?.[1] ?? low)
        return size < low || size > high
      }),
    )
    expect(wrong.map(({ product }) => product.draft.name.en)).toEqual([])
  })

  test('a product without a type and a feature without a product are refused', () => {
    const draft = {
      key: 'x',
      share: 1,
      about: ['a', 'b', 'c'] as [string, string, string],
      art: 'bear',
      series: 'model' as const,
      opening: 'a | b | c',
      facts: '',
      g: [1, 2] as [number, number],
      litres: [1, 2] as [number, number],
    }
    expect(() => leaf({ ...draft, things: 'urs | bear | maci', features: '' })).toThrow('no product type')
    expect(() => leaf({ ...draft, things: 'urs | bear | maci | is=bear', features: 'moale | soft | puha' })).toThrow('no type')
    expect(() => leaf({ ...draft, things: 'a | b | c | is=bear', features: 'a | b | c | for=bunny' })).toThrow('for bunny')
  })
})

describe('model names', () => {
  test('belong to one brand each, in every language', () => {
    const shared: string[] = []
    for (const locale of LOCALES) {
      const owners = Map.groupBy(
        made.filter(({ product }) => product.draft.made?.model),
        ({ product }) => fold(product.draft.made?.model?.[locale] ?? ''),
      )
      for (const [name, list] of owners) {
        const brands = new Set(list.map(({ product }) => BRANDS[product.draft.brand - 1]?.name))
        if (brands.size > 1) shared.push(`${name}: ${[...brands].join(', ')}`)
      }
    }
    expect(shared).toEqual([])
  })

  test('stand in one series once', () => {
    const twice = LOCALES.flatMap((locale) => {
      const all = Object.values(SERIES).flatMap((names) => names.map((name) => fold(name[locale])))
      return all.filter((name, i) => all.indexOf(name) !== i)
    })
    expect(twice).toEqual([])
  })
})
