/** The name, the texts and the picture of a product belong together. */
import { beforeAll, describe, expect, test } from 'vitest'
import { artPath } from '#demo/art/address.ts'
import { KINDS } from '#demo/art/kinds.ts'
import { fold } from '#domain/search/fold.ts'
import { LOCALES } from '#domain/market/market.ts'
import { choices } from './art-of.ts'
import { BRANDS } from './brands.ts'
import { LEAVES } from './leaves.ts'
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

/** Drawings that show goods of several categories, because these are the same thing. */
const SHARED = {
  pram: ['prams-3in1', 'prams-2in1'],
  stroller: ['pushchairs', 'compact-pushchairs'],
  carseat: ['car-seats-toddler', 'car-seats-child'],
  bear: ['soft-toys', 'dolls-figures', 'musical-toys'],
  bunny: ['soft-toys', 'dolls-figures'],
  blocks: ['wooden-toys', 'building-toys', 'keepsakes'],
  car: ['wooden-toys', 'vehicles'],
  pull: ['baby-toys', 'wooden-toys'],
  rocker: ['wooden-toys', 'outdoor-toys'],
  ball: ['baby-toys', 'outdoor-toys'],
  boardbook: ['books', 'baby-toys'],
  cube: ['baby-toys', 'educational-toys'],
  comforter: ['soft-toys', 'baby-toys'],
  book: ['books', 'keepsakes'],
  jigsaw: ['puzzles-games', 'educational-toys', 'craft', 'keepsakes'],
  playhouse: ['dolls-figures', 'vehicles'],
  mobile: ['musical-toys', 'decor'],
  tent: ['outdoor-toys', 'decor'],
  glow: ['musical-toys', 'night-lights'],
  crib: ['dolls-figures', 'cots'],
  bunting: ['night-lights', 'decor'],
  frock: ['dolls-figures', 'dresses'],
  dress: ['dresses', 'occasion'],
  longsleeve: ['tops', 'knitwear'],
  romper: ['dresses', 'knitwear'],
  manypack: ['bodysuits', 'tops', 'socks-tights'],
  newbornset: ['newborn-sets', 'occasion'],
  bottoms: ['trousers', 'jackets'],
  mumdress: ['maternity-clothes', 'hospital-bag'],
  brief: ['postpartum-bands', 'hospital-bag'],
  belt: ['belly-bands', 'support-belts'],
  holdall: ['pram-bags', 'hospital-bag'],
  tote: ['pram-bags', 'pram-accessories'],
  pads: ['breastfeeding', 'hospital-bag'],
  milkstore: ['breast-pumps', 'breastfeeding'],
  lotion: ['breastfeeding', 'baby-cosmetics'],
  linen: ['mattresses', 'bedding', 'swaddles'],
  blanket: ['blankets', 'bibs', 'keepsakes'],
  gate: ['safety'],
  changetable: ['changing', 'furniture'],
  thermometer: ['health', 'bathing'],
  pack: ['nappies', 'wipes', 'infant-formula', 'baby-cosmetics', 'health', 'keepsakes'],
} as Record<string, string[]>

describe('pictures', () => {
  const shows = LEAVES.flatMap((one) =>
    [...one.things, ...one.features.filter(({ options }) => options['art'])].flatMap((row) =>
      choices(row.options['art'] ?? one.art).map(({ kind, variants }) => ({ leaf: one.key, kind, variants, row })),
    ),
  )

  test('a category shows drawings of its own, or those of goods that are the same', () => {
    const leaves = Map.groupBy(shows, ({ kind }) => kind)
    const strange = [...leaves].flatMap(([kind, rows]) => {
      const used = [...new Set(rows.map((row) => row.leaf))]
      return used.length > 1 && used.some((key) => !SHARED[kind]?.includes(key)) ? [`${kind}: ${used.join(' ')}`] : []
    })
    expect(strange).toEqual([])
  })

  test('every drawing is used by a product, a gift card or a bundle', () => {
    const used = new Set<string>([...shows.map(({ kind }) => kind), 'giftcard'])
    expect(Object.keys(KINDS).filter((kind) => !used.has(kind))).toEqual([])
  })

  test('a product shows the drawing of its kind, or that of its distinguishing feature', () => {
    const wrong = made.filter(({ product, thing, said }) => {
      const { art, leaf: key } = product.draft
      const own = LEAVES.find((one) => one.key === key)?.art ?? ''
      const wish = said.find(({ options }) => options['art'])?.options['art'] ?? thing.options['art'] ?? own
      return !choices(wish).some(({ kind, variants }) => kind === art.type && variants.includes(art.variant))
    })
    expect(wrong.map(({ product }) => product.draft.name.en)).toEqual([])
  })

  test('a bundle shows the drawings of its parts', () => {
    const sets = shop.filter(({ draft }) => draft.kind === 'bundle')
    expect(sets.length).toBeGreaterThan(100)
    for (const { draft, parts } of sets)
      expect(draft.art.parts?.map((part) => artPath({ ...part.art, tilt: 0, scale: 98 }, part.colourway))).toEqual(
        parts.map(({ product, variant }) =>
          artPath({ ...product.draft.art, tilt: 0, scale: 98 }, product.draft.variants[variant]?.colourway ?? ''),
        ),
      )
  })

  test.each([
    [/striped scarf/, ['bear:1']],
    [/bow tie/, ['bear:0']],
    [/folded/, ['bunny:1']],
    [/hooded sweatshirt/, ['sweatshirt:1', 'sweatshirt:2']],
    [/long-sleeved (top|dress|swimsuit)/, ['longsleeve:0', 'frock:0', 'swimsuit:1']],
    [/tandem/, ['twin:1']],
    [/rotating isofix/, ['isofix:1']],
  ])('what is called %s shows it', (name, drawings) => {
    const wrong = made.filter(
      ({ product: { draft } }) =>
        name.test(draft.name.en.toLowerCase()) && !drawings.includes(`${draft.art.type}:${draft.art.variant}`),
    )
    expect(wrong.map(({ product: { draft } }) => `${draft.name.en} ${draft.art.type}:${draft.art.variant}`)).toEqual([])
  })
})
