/** What a word or phrase of a query means. */

/** Kinds of facts that are the same for all shops; others are named by the key of their attribute. */
export const FACT = {
  color: 'color',
  gender: 'gender',
  season: 'season',
  material: 'material',
  composition: 'composition',
} as const

export type Meaning =
  /** Numbers of types; several where a name is shared. */
  | { kind: 'type'; type: number }
  | { kind: 'collection'; collection: number }
  | { kind: 'brand'; brand: number }
  /** A value of an attribute, as `factKey` writes it. */
  | { kind: 'fact'; attribute: string; value: string }
  | { kind: 'filler' }
  | { kind: 'sale' }
  | { kind: 'latest' }
  | { kind: 'newborn' }
  /** The merchant says that these folded terms, which are words of names, are meant. */
  | { kind: 'synonym'; terms: readonly string[] }

/** Returns the key of a product's fact: `color=blue`. */
export const factKey = (attribute: string, value: string): string => `${attribute}=${value}`
