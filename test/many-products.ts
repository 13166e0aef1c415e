/** Any number of products as the read model has them, made up by dice: as varied as the demo shop's, without a database. */
import { random, type Random } from '#demo/catalog/random.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { SnapshotSource } from '#catalog/columns/snapshot.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'

const DAY_MS = 86_400_000
export const BRANDS = 300
const ROOTS = 8
/** Collections below each top-level one, and leaves below each of those. */
const CHILDREN = 4
const LEAVES = 3
export const COLLECTIONS = 1 + ROOTS * (1 + CHILDREN * (1 + LEAVES))
export const COLORS = 'white cream beige brown grey black pink red orange yellow green turquoise blue purple'.split(' ')
export const SHOWROOMS = ['bucharest', 'budapest', 'cluj', 'timisoara']
const HEIGHTS = [50, 56, 62, 68, 74, 80, 86, 92, 98, 104, 110, 116, 122, 128, 134, 140].map(String)
const SHOES = Array.from({ length: 18 }, (_, at) => `s-${16 + at}`)
const LETTERS = ['xs', 's', 'm', 'l', 'xl', 'xxl', 'b-s', 'b-m', 'b-l', 'c-75b', 'c-80b', 'c-85c']
export const SIZES = [...HEIGHTS, ...SHOES, ...LETTERS]
const FROM_MONTHS = [0, 0, 0, 1, 3, 6, 12, 18, 24, 36, 48, 60]
const LASTING_MONTHS = [6, 12, 24, 36, 48, 72, 96]
/** Twenty-two attributes of three to fifteen options; a leaf uses four of them. */
export const ATTRIBUTES = Array.from({ length: 22 }, (_, at) => ({ key: `attribute-${at}`, options: 3 + ((at * 5) % 13) }))
const PLACES = [[], SHOWROOMS, ...SHOWROOMS.map((one) => [one]), SHOWROOMS.slice(0, 2), SHOWROOMS.slice(1, 3), SHOWROOMS.slice(1)]

const inAll = <T>(value: (locale: Locale) => T): Record<Locale, T> => ({ ro: value('ro'), en: value('en'), hu: value('hu') })

/** Everything but the products: a tree of collections, brands and attributes. */
export function context(): Omit<SnapshotSource, 'version' | 'products'> {
  const collections = Array.from({ length: COLLECTIONS }, (_, at) => {
    const words = inAll((locale) => `collection ${at + 1} ${locale}`)
    return {
      id: at + 1,
      key: `collection-${at + 1}`,
      parent: at === 0 ? null : parentOf(at + 1),
      flags: [],
      googleCategory: null,
      tagline: inAll(() => ''),
      pictures: {},
      companions: [],
      menu: null,
      rules: [],
      pins: [],
      hidden: false,
      withheldIn: [],
      filters: null,
      startsAt: null,
      endsAt: null,
      name: words,
      slug: words,
      path: words,
      description: words,
    }
  })
  return {
    collections,
    brands: Array.from({ length: BRANDS }, (_, at) => ({
      id: at + 1,
      slug: `brand-${at + 1}`,
      name: `Brand ${at + 1}`,
      description: {},
      logo: null,
    })),
    retired: [],
    attributes: ATTRIBUTES.map(({ key }) => ({
      key,
      kind: 'enum',
      unit: null,
      filterable: true,
      name: inAll(() => key),
      options: [],
    })),
    colourways: [],
    contentPictures: [],
    promotions: [],
    recalls: [],
    endedRecalls: [],
    productTypes: [],
    compatibility: [],
    showrooms: SHOWROOMS.map((id) => ({
      id,
      city: inAll(() => id),
      name: inAll(() => id),
      address: '',
      zip: '',
      country: 'RO',
      phone: '',
      opening: [null, null, null, null, null, null, null],
      slug: inAll(() => id),
      exceptions: [],
    })),
    deliveryRules: { ro: [], en: [], hu: [] },
    paymentTerms: null,
  }
}

/** Returns the parent of a collection. Ids are given level by level: root, top-level collections, their children, leaves. */
function parentOf(id: number): number {
  const childrenFrom = 2 + ROOTS
  const leavesFrom = childrenFrom + ROOTS * CHILDREN
  if (id < childrenFrom) return 1
  if (id < leavesFrom) return 2 + Math.floor((id - childrenFrom) / CHILDREN)
  return childrenFrom + Math.floor((id - leavesFrom) / LEAVES)
}
const upwards = (id: number): number[] => (id === 1 ? [1] : [id, ...upwards(parentOf(id))])

const PATHS = Array.from({ length: COLLECTIONS }, (_, at) => upwards(at + 1))
const FIRST_LEAF = 2 + ROOTS + ROOTS * CHILDREN

export function* manyProducts(count: number, now: number): Generator<CatalogProduct> {
  const dice = random(`${count} products`)
  for (let at = 0; at < count; at++) yield productAt(at, dice, now)
}

function productAt(at: number, dice: Random, now: number): CatalogProduct {
  const leaf = FIRST_LEAF + Math.floor(dice.next() ** 1.5 * (COLLECTIONS - FIRST_LEAF + 1))
  const from = dice.pick(FROM_MONTHS)
  const hasAges = dice.chance(0.85)
  const words = inAll((locale) => `product ${at} ${locale}`)
  return {
    id: 10_001 + at,
    kind: 'simple',
    // The first brands have the most.
    brand: 1 + Math.floor(dice.next() ** 2 * BRANDS),
    collection: leaf,
    collections: PATHS[leaf - 1]!,
    flags: [],
    attributes: attributesOf(leaf, dice),
    noPromo: dice.chance(0.03),
    pictures: [],
    ageFrom: hasAges ? from : null,
    ageTo: hasAges && dice.chance(0.95) ? from + dice.pick(LASTING_MONTHS) : null,
    rank: dice.between(0, 1_000_000),
    withheldIn: [],
    publishedAt: now - dice.between(0, 700) * DAY_MS,
    name: words,
    slug: words,
    variants: variantsOf(at, leaf, dice),
    parts: [],
  }
}

function attributesOf(leaf: number, dice: Random): Record<string, string> {
  const found: Record<string, string> = {}
  for (let at = 0; at < 4; at++) {
    const { key, options } = ATTRIBUTES[(leaf * 3 + at * 5) % ATTRIBUTES.length]!
    if (dice.chance(0.6)) found[key] = String(Math.floor(dice.next() ** 1.5 * options))
  }
  return found
}

function variantsOf(product: number, leaf: number, dice: Random): CatalogVariant[] {
  const ron = Math.round(10 ** (3.2 + dice.next() * 1.8)) * 10
  const reduced = dice.chance(0.18)
  const sizes = leaf % 3 === 0 ? rowOf(leaf % 2 === 0 ? HEIGHTS : leaf % 5 === 0 ? LETTERS : SHOES, dice) : [null]
  const colors = dice.chance(0.8) ? dice.sample(COLORS, dice.between(1, 3)) : [null]
  const isUnavailable = dice.chance(0.08)
  return colors.flatMap((color) =>
    sizes.map((size, at): CatalogVariant => {
      const available = isUnavailable || dice.chance(0.12) ? 0 : dice.between(1, 40)
      const sale = ron + at * 500
      return {
        id: product * 20 + at,
        sku: `N${product}`,
        size,
        color,
        colourway: color,
        weightG: 300,
        volumeCm3: 1_000,
        showrooms: available === 0 ? PLACES[0]! : dice.pick(PLACES),
        available,
        catalogPrice: inCurrencies(sale),
        prior: reduced ? inCurrencies(sale + 1000) : NEVER_REDUCED,
      }
    }),
  )
}

const NEVER_REDUCED: Record<Currency, null> = { RON: null, EUR: null, HUF: null }
const inCurrencies = (ron: number) => ({ RON: ron, EUR: Math.round(ron / 5), HUF: ron * 80 })

/** Three to six sizes that follow each other. */
function rowOf(sizes: readonly string[], dice: Random): string[] {
  const from = dice.between(0, sizes.length - 3)
  return sizes.slice(from, from + dice.between(3, 6))
}
