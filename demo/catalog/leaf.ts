/** Describes what a category of the demo shop sells. Everything else of a product follows from it and from dice. */
import type { Pattern } from '#demo/art/patterns.ts'
import type { Random } from './random.ts'
import type { Ladder } from './sizes.ts'
import type { FabricName } from './fabrics.ts'
import type { SeriesName } from './models/series.ts'
import { table, type Row, type Words } from './words.ts'

export type Attributes = Record<string, string | number | boolean>

/** As written in the tables of this folder. */
export interface LeafDraft {
  /** Key of `data/categories.json`. */
  key: string
  /** Products among 8,500, roughly. */
  share: number
  about: [ro: string, en: string, hu: string]
  /** Drawing, `kind` or `kind:variant`; that of a feature goes before that of a thing, and this comes last. */
  art: string
  /** Names of models or prints; `*` in a thing marks where they stand, else after it in Romanian and before it otherwise. */
  series: SeriesName
  /** The print of its cloth is not worth a word in the name. */
  quiet?: boolean
  /** Books have titles instead of model names. */
  titled?: boolean
  /** Plain food has no model names. */
  unnamed?: boolean
  /**
   * What it is. Options: `is=x,y` product types (required), `art=bear:0,1+bunny` drawings and their variants, `eur=6-12` price,
   * `g=100-200` weight, `l=1-2` volume in litres, `age=6` and `to=36` in months, `fabric=`, `sizes=` ladder, `flags=-bulky,weee`,
   * `colourways=poppy,navy` the only colours, `plain=1` never a print in its name; all else is an attribute of the product.
   */
  things: string
  /** What is special about it, after a comma. `for=x,y` (required): only for things of the product type `x` or `y`. */
  features: string
  /** A measure that every name of the category carries, after another comma; `for=` as features. */
  details?: string
  /** Sentences of the description; without `for=` they suit every thing. */
  opening: string
  facts: string
  sizes?: Ladder
  /** How many colours a product comes in; picked at random. */
  colours?: number[]
  /** Prints the cloth may have; quiet goods have few. None: plain. */
  prints?: readonly Pattern[]
  fabrics?: readonly FabricName[]
  /** Grams, litres: what a piece weighs and takes up when nothing else is said. */
  g: [low: number, high: number]
  litres: [low: number, high: number]
  /** From and to, months. */
  age?: [from: number, to: number]
  attributes?: (dice: Random) => Attributes
  /** Romanian green tax, hundredths of lei (LAW-36); only of things flagged `weee`. */
  greenTax?: [low: number, high: number]
}

export interface Leaf extends Omit<LeafDraft, 'about' | 'things' | 'features' | 'details' | 'opening' | 'facts'> {
  about: Words
  things: Row[]
  features: Row[]
  details: Row[]
  opening: Row[]
  facts: Row[]
}

const listOf = (text: string | undefined): string[] => text?.split(',') ?? []

/** Returns whether a feature, detail or sentence may be said of a thing. */
export const suits = (row: Row, thing: Row): boolean =>
  row.options['for'] === undefined || listOf(row.options['for']).some((type) => listOf(thing.options['is']).includes(type))

/** @throws for a thing without a product type, and a feature that names none or one that no thing has */
function checkTypes(key: string, things: readonly Row[], said: readonly Row[]): void {
  for (const { words, options } of things) if (!options['is']) throw new Error(`${key}: ${words.en} has no product type`)
  const types = new Set(things.flatMap(({ options }) => listOf(options['is'])))
  for (const { words, options } of said) {
    const unknown = listOf(options['for']).filter((type) => !types.has(type))
    if (!options['for'] || unknown.length > 0) throw new Error(`${key}: ${words.en} is for ${unknown.join(', ') || 'no type'}`)
  }
}

export function leaf(draft: LeafDraft): Leaf {
  const [ro, en, hu] = draft.about
  const [things, features, details] = [draft.things, draft.features, draft.details ?? ''].map(table) as [Row[], Row[], Row[]]
  checkTypes(draft.key, things, [...features, ...details])
  const [opening, facts] = [table(draft.opening), table(draft.facts)]
  return { ...draft, about: { ro, en, hu }, things, features, details, opening, facts }
}
