import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { artPath, parseArtPath } from '#demo/art/address.ts'
import { CURRENCIES, LOCALES } from '#domain/market/market.ts'
import { priorPrice, reduction } from '#domain/pricing/price.ts'
import { BRANDS } from './brands.ts'
import { NAME_LENGTH } from './names.ts'
import { isMain } from './ranking.ts'
import { demoProducts, type StockedProduct } from './shop.ts'
import { piecesIn } from './stock.ts'
import { category, GROUPS } from './tree.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const DAY_MS = 86_400_000
const products = demoProducts(8500, NOW)
const goods = products.filter(({ draft }) => draft.kind === 'simple')
const bundles = products.filter(({ draft }) => draft.kind === 'bundle')
const isReduced = ({ pricing }: StockedProduct): boolean => pricing.prior !== null
const digest = (list: readonly StockedProduct[]): string =>
  createHash('sha256')
    .update(JSON.stringify(list.map(({ draft, pricing, stock, createdAt }) => [draft, pricing, stock, createdAt])))
    .digest('hex')

test('the same day gives the same shop', () => {
  const later = new Date(NOW.getTime() + 3_600_000)
  expect(digest(demoProducts(400, NOW))).toBe(digest(demoProducts(400, later)))
})

test('there are 8,500 products and about 21,000 variants', () => {
  expect(products).toHaveLength(8500)
  const variants = products.reduce((sum, { draft }) => sum + draft.variants.length, 0)
  expect(variants).toBeGreaterThan(20_000)
  expect(variants).toBeLessThan(22_000)
})

test.each([200, 500])(
  'a shop of %i products has every category, bundles, vouchers, reductions and sold-out products',
  (count) => {
    const small = demoProducts(count, NOW)
    expect(small).toHaveLength(count)
    const leaves = GROUPS.flatMap((group) => group.children.map((child) => child.key))
    const sold = new Set(small.map(({ draft }) => draft.leaf))
    expect(leaves.filter((leaf) => !sold.has(leaf))).toEqual([])
    expect(small.filter(({ draft }) => draft.kind === 'bundle').length).toBeGreaterThanOrEqual(5)
    expect(small.filter(({ draft }) => draft.kind === 'voucher').length).toBeGreaterThanOrEqual(4)
    expect(small.filter(isReduced).length).toBeGreaterThan(count / 10)
    expect(
      small.some((product) => product.draft.kind === 'simple' && product.stock.every((pieces) => piecesIn(pieces) === 0)),
    ).toBe(true)
  },
)

describe.each(LOCALES)('names in %s', (locale) => {
  const names = products.map(({ draft }) => draft.name[locale])

  test('are those of one product each, and fit an invoice', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.length > NAME_LENGTH)).toEqual([])
  })

  test('contain no gap, no template mark and no doubled word', () => {
    expect(names.filter((name) => /\s{2}|^\s|\s$|[*{}|]|,,|, ,| ,|undefined|null/.test(name))).toEqual([])
    expect(names.filter((name) => /(^|\s)(\p{L}{4,}) \2(?=\s|,|$)/iu.test(name))).toEqual([])
    expect(names.filter((name) => !/^[\p{Lu}\d„“]/u.test(name))).toEqual([])
  })

  test('keep a number and its unit on one line', () => {
    expect(names.filter((name) => /\d (cm|kg|ml|TOG|g)\b/.test(name))).toEqual([])
  })
})

test('use the right letters: comma below in Romanian, double acute in Hungarian', () => {
  const romanian = JSON.stringify(
    products.map(({ draft }) => [draft.name.ro, draft.description.ro, draft.composition?.ro, draft.warnings.map((w) => w.ro)]),
  )
  const hungarian = JSON.stringify(
    products.map(({ draft }) => [draft.name.hu, draft.description.hu, draft.care?.hu, draft.warnings.map((w) => w.hu)]),
  )
  expect(romanian).not.toMatch(/[şţŞŢ]/)
  expect(romanian).toMatch(/ș.*ț/s)
  expect(hungarian).not.toMatch(/[õûÕÛ]/)
  expect(hungarian).toMatch(/ő.*ű/s)
})

test('nothing is called green, natural or sustainable (LAW-26)', () => {
  const texts = JSON.stringify(products.map(({ draft }) => [draft.name, draft.description]))
  expect(
    texts.match(
      /\b(eco|ecologic\w*|sustenabil\w*|sustainable|eco-friendly|climate neutral|környezetbarát\w*|fenntartható\w*)\b/giu,
    ),
  ).toBeNull()
})

describe('prices', () => {
  test('lie in the range of their category', () => {
    const outside = goods.filter(({ draft }) =>
      CURRENCIES.some((currency) => {
        const [low, high] = category(draft.leaf).price_hundredths[currency]
        return draft.mrp[currency] < low || draft.mrp[currency] > high
      }),
    )
    expect(outside.map(({ draft }) => draft.name.en)).toEqual([])
  })

  test('are whole forints, and lei and euros that end in 0, 50 or 90', () => {
    const amounts = (currency: 'RON' | 'EUR' | 'HUF'): number[] =>
      products.flatMap(({ pricing }) => [pricing.mrp[currency], pricing.sale[currency]])
    expect(amounts('HUF').filter((amount) => amount % 1000 !== 0)).toEqual([])
    for (const currency of ['RON', 'EUR'] as const)
      expect(amounts(currency).filter((amount) => ![0, 50, 90].includes(amount % 100))).toEqual([])
  })

  test('about a fifth of the shop is reduced, never vouchers, sets or infant formula (D-28)', () => {
    const share = products.filter(isReduced).length / products.length
    expect(share).toBeGreaterThan(0.17)
    expect(share).toBeLessThan(0.23)
    const never = products.filter(({ draft }) => draft.noPromo || draft.kind !== 'simple')
    expect(never.length).toBeGreaterThan(50)
    expect(never.filter((product) => isReduced(product) || product.pricing.sale.RON !== product.pricing.mrp.RON)).toEqual([])
  })

  test('every reduction shown is measured from the lowest price of the 30 days before it (LAW-22)', () => {
    const wrong = products.filter(({ pricing: { sale, mrp, prior, reducedAt, history } }) =>
      CURRENCIES.some((currency) => {
        const periods = history[currency]
        if (!prior || !reducedAt) return sale[currency] !== mrp[currency]
        const shown = reduction(sale[currency], prior[currency])
        return (
          prior[currency] !== priorPrice(periods, reducedAt) ||
          periods.at(-1)?.from.getTime() !== reducedAt.getTime() ||
          reducedAt > NOW ||
          !shown ||
          shown.percent < 1
        )
      }),
    )
    expect(wrong.map(({ draft }) => draft.name.en)).toEqual([])
  })

  test('the price history has no gaps, changes at each row, and ends with the price in force (LAW-21)', () => {
    const wrong = products.filter(({ pricing: { sale, history } }) =>
      CURRENCIES.some((currency) =>
        history[currency].some(({ price, from, to }, i) => {
          const next = history[currency][i + 1]
          if (!next) return to !== null || price !== sale[currency]
          return to?.getTime() !== next.from.getTime() || from >= next.from || price === next.price
        }),
      ),
    )
    expect(wrong.map(({ draft }) => draft.name.en)).toEqual([])
  })

  test('some reductions follow an earlier offer within 30 days, so that the prior price is below the regular one', () => {
    expect(products.filter(({ pricing }) => pricing.prior && pricing.prior.RON < pricing.mrp.RON).length).toBeGreaterThan(20)
  })
})

describe('sets', () => {
  test('have at least two existing products as parts and cost less than these', () => {
    expect(bundles.length).toBeGreaterThan(100)
    const all = new Set(products)
    for (const { pricing, parts } of bundles) {
      expect(parts.length).toBeGreaterThan(1)
      for (const { product, variant } of parts) {
        expect(all.has(product)).toBe(true)
        expect(product.draft.kind).toBe('simple')
        expect(product.draft.noPromo).toBe(false)
        expect(product.draft.variants[variant]).toBeDefined()
      }
      for (const currency of CURRENCIES)
        expect(pricing.sale[currency]).toBeLessThan(
          parts.reduce((sum, { product, quantity }) => sum + product.pricing.sale[currency] * quantity, 0),
        )
    }
  })

  test('share some parts', () => {
    const used = bundles.flatMap(({ parts }) => parts.map(({ product, variant }) => `${product.draft.name.en} ${variant}`))
    expect(new Set(used).size).toBeLessThan(used.length)
  })
})

test('some products are new, some sold out, some nearly sold out', () => {
  const fresh = products.filter(({ createdAt }) => NOW.getTime() - createdAt.getTime() < 30 * DAY_MS)
  expect(fresh.length).toBeGreaterThan(250)
  expect(products.every(({ createdAt }) => createdAt <= NOW && NOW.getTime() - createdAt.getTime() < 800 * DAY_MS)).toBe(true)
  const pieces = goods.map(({ stock }) => stock.reduce((sum, list) => sum + piecesIn(list), 0))
  expect(pieces.filter((sum) => sum === 0).length).toBeGreaterThan(100)
  expect(pieces.filter((sum) => sum > 0 && sum <= 3).length).toBeGreaterThan(100)
})

test('clothes state their fibres, toys and car seats their warnings, brands are the invented ones', () => {
  const clothes = goods.filter(({ draft }) => category(draft.leaf).attributes.includes('composition'))
  expect(clothes.filter(({ draft }) => draft.composition === null).map(({ draft }) => draft.leaf)).toEqual([])
  const risky = goods.filter(
    ({ draft }) => draft.flags.includes('toy') || ['infant-carriers', 'car-seats-toddler'].includes(draft.leaf),
  )
  expect(risky.filter(({ draft }) => draft.warnings.length === 0)).toEqual([])
  expect(BRANDS).toHaveLength(60)
  expect(goods.every(({ draft }) => draft.flags.includes('weee') || draft.greenTaxRon === 0)).toBe(true)
})

test('every picture has an address, and neighbours in a collection differ in colour', () => {
  const last = new Map<string, string[]>()
  const missing: string[] = []
  let alike = 0
  for (const { draft } of products) {
    const colourway = draft.variants[0]?.colourway
    if (!colourway) throw new Error(`${draft.name.en} has no picture`)
    for (const variant of draft.variants)
      if (!parseArtPath(artPath(draft.art, variant.colourway ?? colourway))) missing.push(draft.name.en)
    const near = last.get(draft.leaf) ?? []
    if (draft.kind === 'simple' && near.slice(-3).includes(colourway)) alike++
    last.set(draft.leaf, [...near, colourway])
  }
  expect(missing).toEqual([])
  expect(alike).toBe(0)
})

test('products sealed for health or hygiene are marked, with food, cosmetics and bundles that contain one (LAW-7)', () => {
  const wrong = products.filter(({ draft, parts }) => {
    const isPersonal = draft.withdrawalException === 'custom_made'
    const isSealed =
      ['hygiene', 'cosmetic', 'food'].some((flag) => draft.flags.includes(flag)) ||
      parts.some(({ product }) => product.draft.withdrawalException === 'sealed_hygiene')
    return !isPersonal && (draft.withdrawalException === 'sealed_hygiene') !== isSealed
  })
  expect(wrong.map(({ draft }) => draft.name.en)).toEqual([])
  const exceptionOf = (leaf: string) =>
    new Set(goods.filter(({ draft }) => draft.leaf === leaf).map((one) => one.draft.withdrawalException))
  for (const leaf of ['infant-formula', 'baby-food', 'baby-cosmetics', 'wipes', 'teats'])
    expect(exceptionOf(leaf), leaf).toEqual(new Set(['sealed_hygiene']))
  expect(exceptionOf('books')).toEqual(new Set(['none']))
})

test.each([
  [8500, 24],
  [500, 6],
])('in a shop of %i products the first %i of every top-level collection are its main products', (count, first) => {
  const worlds = Map.groupBy(
    count === products.length ? products : demoProducts(count, NOW),
    ({ draft }) => category(draft.leaf).group,
  )
  for (const [world, list] of worlds)
    expect(
      list
        .slice(0, first)
        .filter(({ draft }) => !isMain(draft.leaf))
        .map(({ draft }) => draft.leaf),
      world,
    ).toEqual([])
})
