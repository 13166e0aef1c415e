/** Fields of content blocks: what each may hold. Schema, editor and tests are made of this description. */
import type { Block } from './content.ts'

export type BlockField = { isRequired?: true } & (
  | { type: 'line' | 'text' | 'rich' | 'cells' | 'time' }
  /** An address, or `collection:{key}` or `page:{key}`, which keep leading there when an address changes. */
  | { type: 'link' }
  /** An https address of a film, or the path of a file of the shop. */
  | { type: 'film' }
  /** The key of one of the shop's own pictures, of a collection, of a brand (its slug), of a product (a SKU). */
  | { type: 'picture' | 'collection' | 'brand' | 'product' }
  /** The key by which contents name one another, the same in every language. */
  | { type: 'key' }
  | { type: 'whole'; least: number; most: number }
  | { type: 'choice'; of: readonly string[] }
  | { type: 'list'; of: BlockFields; most: number }
)

export type BlockFields = Readonly<Record<string, BlockField>>

type ValueOf<F> = F extends { type: 'list'; of: infer G extends BlockFields }
  ? FieldsOf<G>[]
  : F extends { type: 'choice'; of: readonly (infer C)[] }
    ? C
    : F extends { type: 'rich' }
      ? Block[]
      : F extends { type: 'cells' }
        ? string[][]
        : F extends { type: 'whole' }
          ? number
          : string

/** Every field may be missing: a draft is saved before it is finished. */
export type FieldsOf<G extends BlockFields> = { -readonly [Name in keyof G]?: ValueOf<G[Name]> | undefined }

/** Longest text of a field by its type, in characters. */
export const FIELD_LENGTHS = { line: 300, text: 4000, address: 2000, cell: 300, key: 200 } as const
/** Rows and columns of a table at most. */
export const MOST_ROWS = 60
export const MOST_COLUMNS = 12
/** Blocks of a page at most. */
export const MOST_BLOCKS = 60

const INTERNAL = /^(collection|page):([a-z0-9][a-z0-9-]*)$/

/** Returns what a link inside the shop names; null for an address. */
export function internalLink(link: string): { to: 'collection' | 'page'; key: string } | null {
  const [, to, key] = INTERNAL.exec(link) ?? []
  return to && key ? { to: to as 'collection' | 'page', key } : null
}

const percent = { type: 'whole', least: 0, most: 100, isRequired: true } as const

/** Products at points of a picture, in percent of it. */
export const PICTURE_POINTS = {
  type: 'list',
  of: { product: { type: 'product', isRequired: true }, left: percent, top: percent },
  most: 8,
} as const
