/** One product of a category: what it is called, looks like, costs, weighs and how many there are. */
import type { Art } from '#demo/art/draw.ts'
import { KINDS } from '#demo/art/kinds.ts'
import type { Colourway } from '#demo/art/paint.ts'
import type { Description } from '#domain/content/content.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Size } from '#domain/catalog/size.ts'
import { choose, type Choice, type Names } from './choice.ts'
import { colourwaysOf, filterColour } from './colours.ts'
import { fabricOf, isFabric, type FabricName } from './fabrics.ts'
import { suits, type Attributes, type Leaf } from './leaf.ts'
import { openSize } from './models/measures.ts'
import { warningsOf } from './notices.ts'
import { amountsFrom, type Pricing, type Range } from './prices.ts'
import type { Random } from './random.ts'
import { agesOf, isLadder, sizesOf } from './sizes.ts'
import { ATTRIBUTES, category, type Category } from './tree.ts'
import { withdrawalOf } from './withdrawal.ts'
import { capital, inEach, unbroken, type Row, type Words } from './words.ts'

export interface Variant {
  colourway: Colourway | null
  /** Value of the filter `color`. */
  color: string | null
  size: Size | null
  weightG: number
  volumeCm3: number
}

/** What a product is before it has an id, a price and stock. */
export interface Draft {
  kind: 'simple' | 'bundle' | 'voucher'
  /** Key of its category. */
  leaf: string
  brand: number
  name: Words
  description: Record<Locale, Description>
  composition: Words | null
  care: Words | null
  warnings: Words[]
  art: Art
  tags: string[]
  flags: string[]
  attributes: Attributes
  vatClass: string
  greenTaxRon: number
  noPromo: boolean
  withdrawalException: 'none' | 'sealed_hygiene' | 'custom_made'
  ageFrom: number | null
  ageTo: number | null
  mrp: Pricing['mrp']
  variants: Variant[]
  /** What its name was made of; null for sets and vouchers. */
  made: Pick<Choice, 'thing' | 'feature' | 'detail' | 'model'> | null
}

/** What a category has already sold out of names and colours, so that neighbours differ. */
export interface StockLevel {
  names: Names
  /** Main colours of the last products, the newest last. */
  colours: Colourway[]
}

export const emptyShelf = (names: Names): StockLevel => ({ names, colours: [] })

const range = (text: string): Range => text.split('-').map(Number) as Range

/** Colours a product comes in, the first one unlike those of its neighbours on the shelf. */
function coloursOf(leaf: Leaf, { art, thing }: Choice, dice: Random, shelf: StockLevel): Colourway[] {
  const only = thing.options['colourways']?.split(',')
  const palette = colourwaysOf(art.type).filter((colourway) => !only || only.includes(colourway))
  const count = dice.pick(leaf.colours ?? [1])
  const fresh = dice.shuffle(palette.filter((colourway) => !shelf.colours.slice(-3).includes(colourway)))
  const main = fresh[0] ?? dice.pick(palette)
  shelf.colours.push(main)
  const others = dice.shuffle(palette.filter((colourway) => colourway !== main && filterColour(colourway) !== filterColour(main)))
  return [main, ...others.slice(0, count - 1)]
}

function attributesOf(
  leaf: Leaf,
  at: Category,
  options: Record<string, string>,
  fabric: FabricName | null,
  dice: Random,
): Attributes {
  const attributes: Attributes = {}
  if (at.attributes.includes('gender')) attributes['gender'] = dice.pick(['unisex', 'unisex', 'unisex', 'girls', 'boys'])
  if (at.attributes.includes('season')) attributes['season'] = 'all-year'
  const material = fabric && fabricOf(fabric).material
  if (material && at.attributes.includes('material')) attributes['material'] = material
  Object.assign(attributes, leaf.attributes?.(dice))
  for (const [key, value] of Object.entries(options)) {
    if (!Object.hasOwn(ATTRIBUTES, key)) continue
    if (value === '') delete attributes[key]
    else
      attributes[key] =
        value === 'true'
          ? true
          : ATTRIBUTES[key]?.type === 'enum' || !/^\d+(\.\d+)?$/.test(value)
            ? value.replaceAll('×', ' × ')
            : Number(value)
  }
  return attributes
}

/** `flags=-weee,bulky` of a thing against the flags of its category. */
function flagsOf(at: Category, change = ''): string[] {
  const flags = new Set(at.flags.filter((flag) => flag !== 'personal_possible'))
  for (const flag of change.split(',').filter(Boolean)) {
    if (flag.startsWith('-')) flags.delete(flag.slice(1))
    else flags.add(flag)
  }
  return [...flags]
}

/** Euro cents, more often in the lower half of the range. */
function euroCents(dice: Random, [low, high]: Range): number {
  return low * (high / low) ** ((dice.next() + dice.next() * 0.8) / 1.8)
}

export function draftOf(leaf: Leaf, dice: Random, shelf: StockLevel): Draft {
  const at = category(leaf.key)
  const choice = choose(leaf, dice, shelf.names)
  const { brand, name, thing, feature, detail, model, options, art } = choice
  const flags = flagsOf(at, options['flags'])
  const fabric = isFabric(options['fabric']) ? options['fabric'] : leaf.fabrics ? dice.pick(leaf.fabrics) : null
  const sizes = isLadder(options['sizes']) ? sizesOf(options['sizes'], dice) : leaf.sizes ? sizesOf(leaf.sizes, dice) : [null]
  const ages = agesOf(sizes.filter((size) => size !== null))
  const ageFrom = ages?.from ?? (options['age'] === undefined ? (leaf.age?.[0] ?? null) : Number(options['age']))
  const ageTo = ages?.to ?? (options['to'] === undefined ? (leaf.age?.[1] ?? null) : Number(options['to']))
  const attributes = attributesOf(leaf, at, options, fabric, dice)
  if (at.attributes.includes('age_min') && ageFrom !== null) attributes['age_min'] = ageFrom
  const [low, high] = at.price_hundredths.EUR
  const wanted = range(options['eur'] ?? `${low / 100}-${high / 100}`).map((euros) => euros * 100) as Range
  const cents = euroCents(dice, [Math.max(low, wanted[0]), Math.min(high, wanted[1])])
  const weight = range(options['g'] ?? leaf.g.join('-'))
  const litres = range(options['l'] ?? leaf.litres.join('-'))
  const weightG = Math.round(dice.between(...weight) / 10) * 10
  const dimensions = openSize(attributes, weightG)
  if (dimensions !== null) attributes['dimensions'] = dimensions
  const volumeCm3 = dice.between(...litres) * 1000
  const hasColours = at.attributes.includes('color')
  const colours = coloursOf(leaf, choice, dice, shelf)
  const sentencesOf = (rows: readonly Row[]): Words[] => rows.filter((row) => suits(row, thing)).map((row) => row.words)
  const opening = dice.pick(sentencesOf(leaf.opening))
  const known = sentencesOf(leaf.facts)
  const facts = [...(feature ? [feature.words] : []), ...dice.sample(known, Math.min(known.length, dice.between(3, 4)))]
  const cloth = fabric && fabricOf(fabric)
  return {
    kind: 'simple',
    leaf: leaf.key,
    brand: brand.id,
    name,
    description: inEach((locale) => ({
      opening: opening[locale],
      facts: [...new Set(facts.map((fact) => unbroken(capital(fact[locale]))))],
    })),
    composition: cloth?.composition ?? null,
    care: cloth?.care ?? null,
    warnings: warningsOf({ key: leaf.key, group: at.group, flags, ageFrom }),
    art,
    tags: [at.group, leaf.key],
    flags,
    attributes,
    vatClass: at.vat_class,
    greenTaxRon: flags.includes('weee') && leaf.greenTax ? Math.round(dice.between(...leaf.greenTax) / 10) * 10 : 0,
    noPromo: flags.includes('no_promo'),
    withdrawalException: withdrawalOf(flags, thing.options['is']?.split(',').includes('name') === true),
    ageFrom,
    ageTo,
    mrp: amountsFrom(cents, at.price_hundredths),
    variants: colours.flatMap((colourway) =>
      sizes.map((size, i) => ({
        colourway,
        color: hasColours ? (KINDS[art.type].uses.includes('ramp') ? 'multicolour' : filterColour(colourway)) : null,
        size,
        weightG: weightG + i * 10,
        volumeCm3,
      })),
    ),
    made: { thing, feature, detail, model },
  }
}
