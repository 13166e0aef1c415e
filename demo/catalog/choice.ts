/** Chooses the thing of a category that a product is, its brand, and a name that no other product has. */
import type { Art } from '#demo/art/draw.ts'
import { KINDS } from '#demo/art/kinds.ts'
import { fold, foldedWords } from '#domain/search/fold.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { artOf } from './art-of.ts'
import { bookTitle } from './book-titles.ts'
import { brandsOf, type Brand } from './brands.ts'
import { suits, type Leaf } from './leaf.ts'
import { modelsOf } from './models/owners.ts'
import { NAME_LENGTH, nameOf } from './names.ts'
import type { Random } from './random.ts'
import { asNamed, showsAll } from './shown/art-rules.ts'
import { category } from './tree.ts'
import type { Row, Words } from './words.ts'

/** Names that are taken, folded. */
export type Names = Record<Locale, Set<string>>

export interface Choice {
  brand: Brand
  name: Words
  thing: Row
  feature: Row | null
  detail: Row | null
  /** The name of the model; null when the thing is named by its print, a title, or not at all. */
  model: Words | null
  options: Record<string, string>
  art: Art
}

const weighted = (dice: Random, rows: readonly Row[]): Row =>
  dice.pick(rows.flatMap((row) => Array<Row>(Number(row.options['n'] ?? 1)).fill(row)))

/** Said twice, each must say the same: no rubber boots of leather, no summer dress of winter cloth. */
const agree = (thing: Row, feature: Row | null): boolean =>
  ['fabric', 'material', 'season'].every((key) => {
    const [one, other] = [thing.options[key], feature?.options[key]]
    return one === undefined || other === undefined || one === other
  })

/** A brand that makes such goods and, where they are named, owns a name for them. */
function brandOf(leaf: Leaf, thing: Row, dice: Random): { brand: Brand; model: Words | null } {
  const brands = brandsOf(category(leaf.key).group)
  if (leaf.unnamed || leaf.titled) return { brand: dice.pick(brands), model: null }
  const who = thing.options['who']
  const brand = dice.pick(brands.filter(({ id }) => modelsOf(id, leaf.series, who).length > 0))
  return { brand, model: dice.pick(modelsOf(brand.id, leaf.series, who)) }
}

/** What it is, what is special about it, and its picture; null when these contradict each other. */
function thingOf(leaf: Leaf, dice: Random): Pick<Choice, 'thing' | 'feature' | 'detail' | 'options' | 'art'> | null {
  const thing = weighted(dice, leaf.things)
  const features = leaf.features.filter((row) => suits(row, thing))
  const details = leaf.details.filter((row) => suits(row, thing))
  const feature = features.length > 0 && (details.length === 0 || dice.chance(0.6)) ? weighted(dice, features) : null
  const detail = details.length > 0 ? weighted(dice, details) : null
  if (!agree(thing, feature)) return null
  const options = { ...thing.options, ...feature?.options, ...detail?.options }
  const own = artOf(dice, {
    art: thing.options['art'] ?? leaf.art,
    prints: leaf.prints ?? ['plain'],
    wood: options['wood'],
    frame: options['frame'],
  })
  const words = [feature, detail].flatMap((row) => row?.words.en ?? [])
  const art = asNamed(own, words)
  return showsAll(art, words) ? { thing, feature, detail, options, art } : null
}

/** A name that no other product has in any language, with what it says about the thing. */
export function choose(leaf: Leaf, dice: Random, names: Names): Choice {
  for (let tries = 0; tries < 400; tries++) {
    const chosen = thingOf(leaf, dice)
    if (!chosen) continue
    const { thing, feature, detail, art } = chosen
    const { brand, model } = brandOf(leaf, thing, dice)
    const printed =
      !leaf.quiet &&
      !leaf.titled &&
      thing.options['plain'] === undefined &&
      KINDS[art.type].uses.includes('pattern') &&
      art.pattern !== 'plain' &&
      dice.chance(0.6)
    const series = leaf.titled ? bookTitle(dice) : model
    const name = nameOf({ thing, series, print: printed ? art.pattern : 'plain', feature, detail })
    if (model && repeats(thing.words, model)) continue
    if (!isFree(name, names)) continue
    return { ...chosen, brand, name, model: printed ? null : model }
  }
  throw new Error(`${leaf.key}: no name left`)
}

/** No “Sledge wooden sledge”, no “Full Moon moon lamp”. */
function repeats(thing: Words, series: Words): boolean {
  const long = (text: string): string[] => foldedWords(text).filter((word) => word.length > 3)
  return LOCALES.some((locale) =>
    long(series[locale]).some((word) => long(thing[locale]).some((other) => other.startsWith(word) || word.startsWith(other))),
  )
}

function isFree(name: Words, names: Names): boolean {
  const free = LOCALES.every((locale) => name[locale].length <= NAME_LENGTH && !names[locale].has(fold(name[locale])))
  if (free) for (const locale of LOCALES) names[locale].add(fold(name[locale]))
  return free
}
