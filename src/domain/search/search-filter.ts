/**
 * Filters of the hosted engine's language (SEARCH-3): AND of ORs, `NOT` before a single condition, operators in
 * capitals, quotes round what has spaces, `price:10 TO 90` with both ends.
 */

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>'

export type FilterCondition = { attribute: string; isNot: boolean } & (
  | { kind: 'value'; value: string }
  | { kind: 'compare'; operator: Comparison; number: number }
  | { kind: 'range'; from: number; to: number }
)

/** AND of groups; each group is an OR of conditions. */
export type FilterTree = readonly (readonly FilterCondition[])[]

/** The fault of a filter, for the program that sent it. */
export class FilterFault extends Error {
  override name = 'FilterFault'
}

/** Attribute of conditions without a name; the only one with case-sensitive values. */
export const TAGS = '_tags'
/** Maximum number of conditions of a search, all parameters together. */
export const MAX_CONDITIONS = 100

const MAX_DEPTH = 20
const KEYWORD = /^(AND|OR|NOT|TO)$/
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

export const numberOf = (text: string): number | null =>
  NUMBER.test(text) && Number.isFinite(Number(text)) ? Number(text) : null

/** @throws FilterFault */
export function parseFilters(text: string): FilterTree {
  const reader = new FilterReader(text)
  return reader.isAtEnd() ? [] : reader.tree()
}

/** Writes a tree as text that `parseFilters` reads back. */
export const writeFilters = (tree: FilterTree): string =>
  tree.map((group) => (group.length === 1 ? group.map(write) : `(${group.map(write).join(' OR ')})`)).join(' AND ')

function write(condition: FilterCondition): string {
  const attribute = quote(condition.attribute)
  const not = condition.isNot ? 'NOT ' : ''
  switch (condition.kind) {
    case 'value':
      return `${not}${attribute}:${quote(condition.value)}`
    case 'compare':
      return `${not}${attribute} ${condition.operator} ${condition.number}`
    case 'range':
      return `${not}${attribute}:${condition.from} TO ${condition.to}`
  }
}

const quote = (text: string): string =>
  /^[\p{L}\p{N}_.][\p{L}\p{N}_.-]*$/u.test(text) && !KEYWORD.test(text)
    ? text
    : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** One OR has conditions of one kind only: values, tags or numbers. @throws FilterFault */
export function checkGroup(group: readonly FilterCondition[]): void {
  const kindOf = ({ kind, attribute }: FilterCondition) => (kind === 'value' ? (attribute === TAGS ? TAGS : kind) : 'number')
  if (new Set(group.map(kindOf)).size > 1) throw new FilterFault('filters: Different types are not allowed in the same OR.')
}

class FilterReader {
  readonly #text: string
  #at = 0
  #count = 0

  constructor(text: string) {
    this.#text = text
  }

  isAtEnd(): boolean {
    this.#skipSpace()
    return this.#at >= this.#text.length
  }

  tree(): FilterTree {
    const groups = [this.#group()]
    while (!this.isAtEnd()) {
      this.#expectWord('AND')
      groups.push(this.#group())
    }
    return groups
  }

  /** Without parentheses OR binds tighter than AND; otherwise the result would be no AND of ORs. */
  #group(): FilterCondition[] {
    const group = this.#alternatives(0)
    checkGroup(group)
    return group
  }

  #alternatives(depth: number): FilterCondition[] {
    if (depth > MAX_DEPTH) throw this.#fault('too many parentheses')
    const found: FilterCondition[] = []
    do {
      if (this.#take('(')) {
        found.push(...this.#alternatives(depth + 1))
        if (!this.#take(')')) throw this.#fault('expected )')
      } else found.push(this.#condition())
    } while (this.#takeWord('OR'))
    return found
  }

  #condition(): FilterCondition {
    if (++this.#count > MAX_CONDITIONS) throw this.#fault(`more than ${MAX_CONDITIONS} conditions`)
    const isNot = this.#takeWord('NOT')
    if (isNot && this.#peek() === '(') throw this.#fault('NOT goes before one condition, not before a group')
    const attribute = this.#name(/[\s:<>=!()]/)
    const operator = this.#operator()
    if (operator) return { kind: 'compare', attribute, isNot, operator, number: this.#number() }
    if (!this.#take(':')) return { kind: 'value', attribute: TAGS, isNot, value: attribute }
    this.#skipSpace()
    const isQuoted = /["']/.test(this.#text.charAt(this.#at))
    const value = this.#name(/[\s()]/)
    const from = isQuoted ? null : numberOf(value)
    if (from !== null && this.#takeWord('TO')) return { kind: 'range', attribute, isNot, from, to: this.#number() }
    return { kind: 'value', attribute, isNot, value }
  }

  #operator(): Comparison | null {
    this.#skipSpace()
    const found = /^([<>]=?|!=|=)/.exec(this.#text.slice(this.#at, this.#at + 2))
    if (!found) return null
    this.#at += found[0].length
    return found[0] as Comparison
  }

  #number(): number {
    const number = numberOf(this.#name(/[\s()]/))
    if (number === null) throw this.#fault('expected a number')
    return number
  }

  /** A quoted text, or everything up to the next character of `end`. */
  #name(end: RegExp): string {
    this.#skipSpace()
    const quote = this.#text.charAt(this.#at)
    if (quote === '"' || quote === "'") return this.#quoted(quote)
    const from = this.#at
    while (this.#at < this.#text.length && !end.test(this.#text.charAt(this.#at))) this.#at++
    const name = this.#text.slice(from, this.#at)
    if (name === '') throw this.#fault(this.isAtEnd() ? 'it ends too early' : `unexpected ${this.#text.charAt(this.#at)}`)
    if (KEYWORD.test(name)) throw this.#fault(`unexpected ${name}`)
    return name
  }

  #quoted(quote: string): string {
    const parts: string[] = []
    for (this.#at++; this.#at < this.#text.length; this.#at++) {
      const character = this.#text.charAt(this.#at)
      if (character === quote) {
        this.#at++
        return parts.join('')
      }
      if (character === '\\' && this.#at + 1 < this.#text.length) this.#at++
      parts.push(this.#text.charAt(this.#at))
    }
    throw this.#fault('a quote is not closed')
  }

  #skipSpace(): void {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at++
  }

  #peek(): string {
    this.#skipSpace()
    return this.#text.charAt(this.#at)
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false
    this.#at++
    return true
  }

  #takeWord(word: string): boolean {
    this.#skipSpace()
    if (!this.#text.startsWith(word, this.#at)) return false
    const after = this.#text.charAt(this.#at + word.length)
    if (after !== '' && !/[\s("']/.test(after)) return false
    this.#at += word.length
    return true
  }

  #expectWord(word: string): void {
    if (!this.#takeWord(word)) throw this.#fault(`expected ${word}`)
  }

  #fault(what: string): FilterFault {
    return new FilterFault(`filters: ${what} at position ${this.#at + 1}`)
  }
}
