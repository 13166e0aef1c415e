/** What the judge knows of each product of the demo catalogue: what a merchant entered, not what the search made of it. */
import { BRANDS } from '#demo/catalog/brands.ts'
import { GROUPS } from '#demo/catalog/tree.ts'
import { demoShop } from '#demo/demo-shop.ts'
import type { ProductInput } from '#domain/catalog/catalog-input.ts'
import { MONTHS, type Size } from '#domain/catalog/size.ts'
import { CURRENCIES, LOCALES, type Currency, type Locale } from '#domain/market/market.ts'
import { fold } from '#domain/search/fold.ts'
import { OPENING } from '#test/clock.ts'

/** Products of the catalogue that queries are judged against. */
export const PRODUCTS = 8500

export interface Good {
  id: number
  /** Keys of its collection and of the group above it. */
  collections: readonly string[]
  brand: string
  /** Folded, with plain spaces, dashes and apostrophes. */
  name: Record<Locale, string>
  /** What it is made of, in English and folded; empty where nothing is stated. */
  composition: string
  attributes: Readonly<Record<string, unknown>>
  /** Months, from and to, that its sizes or the product itself suit; Infinity for no end, none where nothing is stated. */
  ages: readonly (readonly [from: number, to: number])[]
  /** Heights in cm, shoe numbers, letters and cups. */
  sizes: ReadonlySet<string>
  colours: ReadonlySet<string>
  /** Of the cheapest variant, in whole units. */
  price: Record<Currency, number>
  isReduced: boolean
}

/** Returns the key of the group of each collection. */
const groupOf = new Map(GROUPS.flatMap(({ key, children }) => children.map((child) => [child.key, key] as const)))
const brandNames = new Map(BRANDS.map(({ slug, name }) => [slug, name]))

/** Every key that a meaning may name. */
export const COLLECTION_KEYS: ReadonlySet<string> = new Set([...groupOf.keys(), ...groupOf.values()])

const perCurrency = (amount: (currency: Currency) => number): Record<Currency, number> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, amount(currency)])) as Record<Currency, number>

/** Folded, with plain spaces, dashes and apostrophes. */
const plain = (text: string): string => fold(text).replace(/\s+/g, ' ').replace(/[–−]/g, '-').replace(/’/g, "'")

const sizeName = (size: Size): string => {
  if (size.system === 'age') return String(size.height_cm)
  return size.system === 'shoe' ? String(size.eu) : size.value
}

function agesOf({ ageFromMonths, ageToMonths, variants }: ProductInput): Good['ages'] {
  const sized = variants.flatMap(({ size }): [number, number][] =>
    size?.system === 'age' ? [[size.from * MONTHS[size.unit], size.to * MONTHS[size.unit]]] : [],
  )
  if (sized.length > 0) return sized
  return ageFromMonths === null || ageFromMonths === undefined ? [] : [[ageFromMonths, ageToMonths ?? Infinity]]
}

function goodOf(input: ProductInput): Good {
  const { variants, text } = input
  return {
    id: input.id!,
    collections: [input.collection, groupOf.get(input.collection)!],
    brand: brandNames.get(input.brand) ?? '',
    name: Object.fromEntries(LOCALES.map((locale) => [locale, plain(text[locale].name)])) as Record<Locale, string>,
    composition: plain(text.en.composition ?? ''),
    attributes: input.attributes,
    ages: agesOf(input),
    sizes: new Set(variants.flatMap(({ size }) => (size ? [sizeName(size)] : []))),
    colours: new Set(variants.flatMap(({ color }) => color ?? [])),
    price: perCurrency((currency) => Math.min(...variants.map(({ prices }) => prices[currency].sale)) / 100),
    isReduced: variants.some(({ prices }) => prices.EUR.sale < prices.EUR.mrp),
  }
}

/** Returns the goods of the demo shop, in no order that means anything. */
export const demoGoods = (): Good[] => demoShop(PRODUCTS, OPENING).products.map(goodOf)
