/**
 * What a shopper means by a query, as a line of text: alternatives between ` | `, each a list of conditions that must all hold.
 *
 *   shoes,boots       in one of these collections or groups, or of one of these kinds (`kinds.txt`)
 *   /mittens/         a pattern of the folded English name; `ro/…/` and `hu/…/` of the names in these languages
 *   brand:Mugurino    of this brand
 *   age:24  age:3-6   suits a child of so many months; of a range: some of it
 *   size:98           a variant of this size: height in cm, shoe number, letter, cup
 *   colour:red        a variant of this filter colour
 *   made:wool         its composition names it
 *   tog=2-5  pieces>=48  the attribute has this value, or a number within the limit
 *   price<100         the cheapest variant costs less (`>`: more) in the currency of the query's market
 *   sale              reduced
 *   sex:boys          not made for the other sex alone
 *   !condition        does not hold
 *
 * After ` ~ ` stands what is accepted too without being asked for. `nothing` alone: the shop sells nothing of the kind.
 */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { COLLECTION_KEYS, type Good } from './goods.ts'

export type Test = (good: Good, locale: Locale) => boolean
export type Kinds = ReadonlyMap<string, Test>

export const NOTHING = 'nothing'

const TOKEN = /!?(?:ro|hu)?\/[^/]+\/|\S+/g

export interface Meaning {
  /** Whether the shopper asks for a product. */
  isMeant: Test
  /** Whether a product is asked for or accepted. */
  isRight: Test
}

/** @throws Error for a condition that says nothing */
export function readMeaning(text: string, kinds: Kinds = new Map()): Meaning {
  const [asked, accepted, more] = text.split(' ~ ')
  if (more !== undefined) throw new Error(`More than one ~: ${text}`)
  const isMeant = readTest(asked!, kinds)
  const isAccepted = accepted === undefined ? () => false : readTest(accepted, kinds)
  return { isMeant, isRight: (good, locale) => isMeant(good, locale) || isAccepted(good, locale) }
}

/** @throws Error for a condition that says nothing */
export function readTest(meaning: string, kinds: Kinds = new Map()): Test {
  const alternatives = meaning.split(' | ').map((text) => (text.match(TOKEN) ?? []).map((token) => readCondition(token, kinds)))
  if (alternatives.some((conditions) => conditions.length === 0)) throw new Error(`An alternative is empty: ${meaning}`)
  return (good, locale) => alternatives.some((conditions) => conditions.every((holds) => holds(good, locale)))
}

function readCondition(token: string, kinds: Kinds): Test {
  if (token.startsWith('!')) {
    const holds = readCondition(token.slice(1), kinds)
    return (good, locale) => !holds(good, locale)
  }
  const pattern = /^(ro|hu)?\/(.+)\/$/.exec(token)
  if (pattern) {
    const [, locale = 'en', source] = pattern
    const expression = new RegExp(source!)
    return ({ name }) => expression.test(name[locale as Locale])
  }
  if (token === 'sale') return ({ isReduced }) => isReduced
  const named = /^(brand|age|size|colour|made|sex):(.+)$/.exec(token)
  if (named) return NAMED[named[1] as keyof typeof NAMED](named[2]!)
  const compared = /^([a-z_]+)(=|<=|>=|<|>)(.+)$/.exec(token)
  if (compared) return readComparison(compared[1]!, compared[2]!, compared[3]!)
  return readKeys(token.split(','), kinds)
}

const NAMED = {
  brand: (value: string): Test => {
    return ({ brand }) => brand === value.replaceAll('_', ' ')
  },
  age: readAge,
  size: (value: string): Test => {
    return ({ sizes }) => sizes.has(value)
  },
  colour: (value: string): Test => {
    const wanted = value.split(',')
    return ({ colours }) => wanted.some((colour) => colours.has(colour))
  },
  made: (value: string): Test => {
    return ({ composition }) => composition.includes(value)
  },
  sex: (value: string): Test => {
    return ({ attributes: { gender } }) => gender === undefined || gender === 'unisex' || gender === value
  },
}

function readAge(value: string): Test {
  const [first, last] = value.split('-').map(Number)
  if (first === undefined || Number.isNaN(first)) throw new Error(`Not an age in months: ${value}`)
  if (last === undefined) return ({ ages }) => ages.some(([from, to]) => from <= first && first <= to)
  return ({ ages }) => ages.some(([from, to]) => from < last && to > first)
}

function readComparison(key: string, sign: string, value: string): Test {
  const limit = Number(value)
  const isWithin = COMPARE[sign as '<']
  if (key === 'price') return ({ price }, locale) => isWithin(price[MARKETS[locale].currency], limit)
  if (sign === '=') return ({ attributes }) => String(attributes[key]) === value
  return ({ attributes }) => typeof attributes[key] === 'number' && isWithin(attributes[key], limit)
}

const COMPARE = {
  '<': (amount: number, limit: number) => amount < limit,
  '>': (amount: number, limit: number) => amount > limit,
  '<=': (amount: number, limit: number) => amount <= limit,
  '>=': (amount: number, limit: number) => amount >= limit,
}

function readKeys(names: readonly string[], kinds: Kinds): Test {
  const tests = names.map((name): Test => {
    const kind = kinds.get(name)
    if (kind) return kind
    if (!COLLECTION_KEYS.has(name)) throw new Error(`Neither a collection nor a kind nor a condition: ${name}`)
    return ({ collections }) => collections.includes(name)
  })
  return (good, locale) => tests.some((holds) => holds(good, locale))
}
