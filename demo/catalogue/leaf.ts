/** How a category of the demo shop describes what it sells. Everything else of a product follows from it and from dice. */
import type { Pattern } from '#demo/art/patterns.ts'
import type { Random } from './random.ts'
import type { Ladder } from './sizes.ts'
import type { FabricName } from './fabrics.ts'
import type { SeriesName } from './series.ts'
import { table, type Row, type Words } from './words.ts'

export type Attributes = Record<string, string | number | boolean>

/** As written in the tables of this folder. */
export interface LeafDraft {
  /** Key of `data/categories.json`. */
  key: string
  /** Products among 8,500, roughly. */
  share: number
  about: [ro: string, en: string, hu: string]
  /** Drawings, `kind` or `kind:variant`, separated by spaces; a thing's own `art=` goes before. */
  art: string
  /** Names of models or prints; `*` in a thing marks where they stand, else after it in Romanian and before it otherwise. */
  series: SeriesName
  /** The print of its cloth is not worth a word in the name. */
  quiet?: boolean
  /** Plain food has no model names. */
  unnamed?: boolean
  /**
   * What it is. Options: `art=bear:0,1` drawing and its variants, `eur=6-12` price, `g=100-200` weight, `l=1-2` volume in litres,
   * `age=6` and `to=36` in months, `fabric=`, `is=x` kind that features may ask for, `sizes=` ladder, `flags=-bulky,weee`,
   * `plain=1` never a print in its name; everything else is an attribute of the product.
   */
  things: string
  /** What is special about it, after a comma. `for=x,y` only for things with `is=x` or `is=y`. */
  features: string
  /** A measure that every name of the category carries, after another comma. */
  details?: string
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
  opening: Words[]
  facts: Words[]
}

export function leaf(draft: LeafDraft): Leaf {
  const [ro, en, hu] = draft.about
  return {
    ...draft,
    about: { ro, en, hu },
    things: table(draft.things),
    features: table(draft.features),
    details: table(draft.details ?? ''),
    opening: table(draft.opening).map((row) => row.words),
    facts: table(draft.facts).map((row) => row.words),
  }
}
