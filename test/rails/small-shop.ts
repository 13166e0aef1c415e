/** Small shops of a few types that a merchant has named, without a database. */
import { buildSnapshot } from '#catalog/columns/build-snapshot.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { perLocale } from '#domain/market/market.ts'
import { testClock } from '#test/clock.ts'
import { context } from '#test/many-products.ts'

const KEYS = ['toys', 'beds', 'clothes', 'other']
/** Collections by their ids. */
export const [TOYS, BEDS, CLOTHES, OTHER] = [1, 2, 3, 4]

/** A merchant's own types: where they are listed, what completes them, what they are a kind of. */
const TYPES: Record<string, { at: string; with?: string[]; of?: string[] }> = {
  'test-linen': { at: 'beds' },
  'test-bed': { at: 'beds', with: ['test-mattress', 'test-sheet', 'duvet'] },
  'test-crib': { at: 'beds', of: ['test-bed'] },
  'test-mattress': { at: 'beds', with: ['test-bed', 'test-sheet'] },
  'test-sheet': { at: 'beds', of: ['test-linen'] },
  'test-canopy': { at: 'beds', of: ['test-linen'] },
  duvet: { at: 'beds', of: ['test-linen'] },
  'test-dress': { at: 'clothes', with: ['test-hat', 'test-sock'] },
  'test-hat': { at: 'clothes' },
  'test-sock': { at: 'clothes' },
  'test-potty': { at: 'other', with: ['test-step'] },
  'test-step': { at: 'other', with: ['test-potty'] },
  'isofix-base': { at: 'other' },
  'test-seat': { at: 'other', with: ['isofix-base'] },
}

export const now = testClock().now()

interface TestProduct {
  /** Key of its type, which is its name, too. */
  is?: string
  /** What comes after that in its name. */
  model?: string
  sale?: number
  /** Of variants, in stock. */
  sizes?: string[]
  ages?: [from: number, to: number]
  attributes?: Record<string, unknown>
  collection?: number
  brand?: number
  flags?: string[]
  noPromo?: boolean
  isSoldOut?: boolean
  /** Ids of the products of a set. */
  parts?: number[]
}

const source = context()
const inEach = (text: string) => perLocale(() => text)

function productOf(one: TestProduct, at: number): CatalogProduct {
  const { is, model = '', sale = 10_000, sizes = [null], ages = [null, null] } = one
  const collection = one.collection ?? (is ? KEYS.indexOf(TYPES[is]!.at) + 1 : TOYS)
  const price = { RON: sale, EUR: sale, HUF: sale }
  return {
    id: at + 1,
    kind: one.parts ? 'bundle' : 'simple',
    brand: one.brand ?? 1,
    collection,
    collections: [collection],
    flags: one.flags ?? [],
    attributes: one.attributes ?? {},
    noPromo: one.noPromo ?? false,
    pictures: [],
    ageFrom: ages[0],
    ageTo: ages[1],
    rank: -at,
    publishedAt: 0,
    withheldIn: [],
    name: inEach(is ? `${is.replaceAll('-', ' ')} ${model === '' ? `Model${at}` : model}` : `Product ${at}`),
    slug: inEach(`product-${at}`),
    variants: sizes.map((size, position) => ({
      id: (at + 1) * 100 + position,
      sku: `${at} ${position}`,
      size,
      color: null,
      colourway: null,
      weightG: 300,
      volumeCm3: 1_000,
      available: one.isSoldOut ? 0 : 5,
      showrooms: [],
      catalogPrice: price,
      prior: { RON: null, EUR: null, HUF: null },
    })),
    parts: (one.parts ?? []).map((product) => ({ product, variant: product * 100, qty: 1 })),
  }
}

/** A shop of these products, with ids from 1. */
export const shopOf = (products: readonly TestProduct[]): Promise<Snapshot> =>
  buildSnapshot(
    {
      ...source,
      version: 1,
      collections: KEYS.map((key, at) => {
        const words = inEach(key)
        const place = { id: at + 1, key, parent: null, name: words, slug: words, path: words }
        return { ...source.collections[0]!, ...place, companions: key === 'other' ? ['toys'] : [] }
      }),
      productTypes: Object.entries(TYPES).map(([key, { at, with: complements = [], of: broader = [] }]) => {
        const name = [key.replaceAll('-', ' ')]
        return { key, names: perLocale(() => name), broader, complements, collections: [at], isRemoved: false }
      }),
      products: products.map(productOf),
    },
    now.getTime(),
    () => Promise.resolve(),
  )
