/** Reads product types from tables that a shopkeeper can read. */
import type { Locale } from '#domain/market/market.ts'
import type { ProductType } from '#domain/search/product-type.ts'

/** A type as written; `includes` are the keys of types that are a kind of it. */
export interface TypeDraft extends ProductType {
  includes: readonly string[]
}

const HEAD = /^([a-z0-9-]+)((?:\s+[<@>+]\s[^<@>+]*)*)$/
const LANGUAGES: readonly Locale[] = ['ro', 'en', 'hu']

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** Returns the list that follows a mark in the first line of a type. */
const after = (mark: string, parts: string): string[] =>
  listOf(
    parts
      .split(/(?=[<@>+]\s)/)
      .find((part) => part.startsWith(mark))
      ?.slice(1) ?? '',
  )

/**
 * Reads the types of a table. A type is four lines: its key with the types that it is a kind of (`<`), its collections (`@`), what
 * completes it (`>`) and the types that are a kind of it (`+`); then its names in Romanian, English and Hungarian.
 * @throws when a line is not as it must be
 */
export function typeTable(text: string): TypeDraft[] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return Array.from({ length: Math.ceil(lines.length / 4) }, (_, at) => typeOf(lines.slice(at * 4, at * 4 + 4)))
}

function typeOf([head = '', ...names]: readonly string[]): TypeDraft {
  const [, key, parts = ''] = HEAD.exec(head) ?? []
  if (key === undefined) throw new Error(`Not the first line of a type: ${head}`)
  const read = (locale: Locale, at: number): string[] => {
    const line = names[at] ?? ''
    if (!line.startsWith(`${locale} `)) throw new Error(`${key} has no names in ${locale}: ${line}`)
    return listOf(line.slice(3))
  }
  const [ro = [], en = [], hu = []] = LANGUAGES.map(read)
  return {
    key,
    names: { ro, en, hu },
    broader: after('<', parts),
    collections: after('@', parts),
    complements: after('>', parts),
    includes: after('+', parts),
  }
}
