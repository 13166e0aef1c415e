/** What the demo shop says that fits is true by what the names of the products say, over the whole catalog. */
import { beforeAll, expect, test } from 'vitest'
import { buildSnapshot } from '#catalog/columns/build-snapshot.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { compatibleWith } from '#catalog/compatibility/compatible.ts'
import { perLocale } from '#domain/market/market.ts'
import { context } from '#test/many-products.ts'
import { compatibilityRules } from './compatibility.ts'
import { LEAVES } from '../leaves.ts'
import { demoProducts, type StockedProduct } from '../shop.ts'
import { piecesIn } from '../stock.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
/** Collections by their keys. */
const ids = new Map(LEAVES.map(({ key }, at) => [key, at + 1]))
let snapshot: Snapshot
beforeAll(async () => {
  const source = context()
  const simple = demoProducts(8500, NOW).filter(({ draft }) => draft.kind === 'simple')
  snapshot = await buildSnapshot(
    {
      ...source,
      version: 1,
      collections: LEAVES.map(({ key }) => {
        const words = perLocale(() => key)
        return { ...source.collections[0]!, id: ids.get(key)!, key, parent: null, name: words, slug: words, path: words }
      }),
      compatibility: compatibilityRules().map((rule, at) => ({ ...rule, id: at + 1 })),
      products: simple.map(productOf),
    },
    NOW.getTime(),
    () => Promise.resolve(),
  )
}, 60_000)

function productOf({ draft, stock }: StockedProduct, at: number): CatalogProduct {
  const collection = ids.get(draft.leaf)!
  const price = { RON: 1_000, EUR: 1_000, HUF: 1_000 }
  return {
    id: at + 1,
    kind: 'simple',
    brand: draft.brand,
    collection,
    collections: [collection],
    flags: draft.flags,
    attributes: draft.attributes,
    noPromo: draft.noPromo,
    pictures: [],
    ageFrom: draft.ageFrom,
    ageTo: draft.ageTo,
    rank: -at,
    publishedAt: 0,
    withheldIn: [],
    name: draft.name,
    slug: perLocale(() => `p${at}`),
    variants: draft.variants.map((_, position) => ({
      id: at * 100 + position,
      sku: `${at} ${position}`,
      size: null,
      color: null,
      colourway: null,
      weightG: 1,
      volumeCm3: 1,
      available: piecesIn(stock[position] ?? []),
      showrooms: [],
      catalogPrice: price,
      prior: { RON: null, EUR: null, HUF: null },
    })),
    parts: [],
  }
}

interface Claim {
  one: CatalogProduct
  other: CatalogProduct
  adapter: CatalogProduct | null
}

/** Every claim once: from its first side. */
const claims = (): Claim[] =>
  Array.from(snapshot.all).flatMap((doc) =>
    compatibleWith(snapshot, doc).flatMap(({ doc: other, adapter, accessory, rule }): Claim[] => {
      const isFirst = rule!.isAccessory ? accessory === 'of' : doc < other
      const between = adapter === null ? null : snapshot.products[adapter]!
      return isFirst ? [{ one: snapshot.products[doc]!, other: snapshot.products[other]!, adapter: between }] : []
    }),
  )

/** Kinds of goods by their English names: the names alone, not the types and attributes that the rules go by. */
const KINDS: [kind: string, name: RegExp, leaf: RegExp][] = [
  ['protector', /mattress protector/i, /^mattresses$/],
  ['mattress', /mattress/i, /^mattresses$/],
  ['sheet', /sheet/i, /^bedding$/],
  ['bedside', /bedside|co-sleeper/i, /^bedside-cots$/],
  ['cot', /cot|bed/i, /^cots$/],
  ['base', /base/i, /^isofix-bases$/],
  ['seat', /seat/i, /^infant-carriers$/],
  ['adapters', /car seat adapters/i, /^pram-accessories$/],
  ['wheels', /wheel set/i, /^pram-accessories$/],
  ['pram', /pram|pushchair|buggy|travel system/i, /^(prams-|pushchairs|compact-pushchairs|twin-prams)/],
  ['teat', /teat/i, /^teats$/],
  ['bottle', /bottle/i, /^bottles$/],
]
const leafOf = ({ collection }: CatalogProduct): string => LEAVES[collection - 1]!.key
const kindOf = (product: CatalogProduct): string =>
  KINDS.find(([, name, leaf]) => name.test(product.name.en) && leaf.test(leafOf(product)))?.[0] ?? product.name.en

const PAIRS = new Set([
  'mattress → cot',
  'mattress → bedside',
  'sheet → mattress',
  'protector → mattress',
  'base → seat',
  'adapters → seat',
  'adapters → pram',
  'wheels → pram',
  'teat → bottle',
  'seat → pram',
  'pram → seat',
])
const sizeIn = ({ name }: CatalogProduct): string | null => /(\d+ × \d+)/.exec(name.en.replaceAll('\u00a0', ' '))?.[1] ?? null
const isWide = ({ name }: CatalogProduct): boolean => /wide/i.test(name.en)

test('only goods that belong together are said to fit, and every kind has something', () => {
  const found = new Map<string, number>()
  for (const { one, other } of claims()) {
    const pair = `${kindOf(one)} → ${kindOf(other)}`
    found.set(pair, (found.get(pair) ?? 0) + 1)
  }
  expect([...found.keys()].filter((pair) => !PAIRS.has(pair))).toEqual([])
  for (const kind of KINDS.map(([name]) => name))
    expect(
      [...found.keys()].some((pair) => pair.includes(kind)),
      kind,
    ).toBe(true)
})

test('what fits by its size has no other size in its name', () => {
  const wrong = claims().filter(({ one, other }) => {
    const sizes = [sizeIn(one), sizeIn(other)].filter((size) => size !== null)
    return ['mattress', 'sheet', 'protector'].includes(kindOf(one)) && new Set(sizes).size > 1
  })
  expect(wrong.map(({ one, other }) => `${one.name.en} | ${other.name.en}`)).toEqual([])
})

test('seats, bases, adapters, wheels and teats stay within their brand', () => {
  const wrong = claims().filter(
    ({ one, other, adapter }) =>
      !['mattress', 'sheet', 'protector'].includes(kindOf(one)) &&
      (one.brand !== other.brand || (adapter !== null && adapter.brand !== one.brand)),
  )
  expect(wrong).toEqual([])
})

test('a seat goes on a pram with an adapter alone, its own or another, and never on a folding or a twin one', () => {
  const onPrams = claims().filter(({ one, other }) => [one, other].map(kindOf).toSorted().join() === 'pram,seat')
  expect(onPrams.length).toBeGreaterThan(0)
  for (const { one, other, adapter } of onPrams) {
    const hasOwn = [one, other].some((product) => /adapters included/i.test(product.name.en))
    expect(adapter && kindOf(adapter)).toBe(hasOwn ? null : 'adapters')
    expect([one, other].every((product) => !/twin|buggy|compact|tandem/i.test(product.name.en))).toBe(true)
  }
})

test('a seat that comes with its base needs none, and teats fit bottles of their own neck', () => {
  const wrong = claims().filter(
    ({ one, other }) =>
      (kindOf(one) === 'base' && /with ISOFIX base/i.test(other.name.en)) ||
      (kindOf(one) === 'teat' && isWide(one) !== isWide(other)),
  )
  expect(wrong).toEqual([])
})
