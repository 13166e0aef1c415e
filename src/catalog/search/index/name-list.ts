/** Names of what the shop sells in little memory: their folded words are one text, which is searched as a whole. */
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'

export interface SuggestedName {
  text: string
  /** Folded words, each with a space before it. */
  folded: string
  /** The shown name of what it names. */
  shown: string
  /** The same words in the form of product names; null where products have other names. */
  inNames: string | null
  /** Number of products. */
  count: number
}

/** Stands before each name, and after the last one: no word has it. */
const MARK = '\n'
/** Names that are listed between two checks whether to yield. */
const NAMES_PER_CHUNK = 500

export class NameList {
  readonly #folded: string
  /** Place of each name in `#folded`, and of the end. */
  readonly #starts: Uint32Array
  /** The other fields of each. Names of one thing share their texts. */
  readonly #texts: readonly string[]
  readonly #shown: readonly string[]
  readonly #inNames: readonly (string | null)[]
  readonly #counts: Uint32Array

  static readonly none = new NameList([], MARK, new Uint32Array(1))

  private constructor(names: readonly SuggestedName[], folded: string, starts: Uint32Array) {
    this.#folded = folded
    this.#starts = starts
    this.#texts = names.map(({ text }) => text)
    this.#shown = names.map(({ shown }) => shown)
    this.#inNames = names.map(({ inNames }) => inNames)
    this.#counts = Uint32Array.from(names, ({ count }) => count)
  }

  static async of(names: readonly SuggestedName[], yieldWhenDue: YieldWhenDue): Promise<NameList> {
    const starts = new Uint32Array(names.length + 1)
    let folded = ''
    for (const [at, name] of names.entries()) {
      folded += MARK + name.folded
      starts[at + 1] = folded.length
      if (at % NAMES_PER_CHUNK === 0) await yieldWhenDue()
    }
    // One text instead of a chain of all its beginnings.
    return new NameList(names, Buffer.from(folded + MARK).toString(), starts)
  }

  #at(number: number): SuggestedName {
    return {
      text: this.#texts[number]!,
      folded: this.#folded.slice(this.#starts[number]! + 1, this.#starts[number + 1]),
      shown: this.#shown[number]!,
      inNames: this.#inNames[number]!,
      count: this.#counts[number]!,
    }
  }

  /** Returns the number of the name at a place of the text. */
  #numberAt(place: number): number {
    let low = 0
    let high = this.#texts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#starts[middle]! <= place) low = middle
      else high = middle
    }
    return low
  }

  /** Returns the names with a text in them, each once, in order. */
  *#having(text: string): Generator<SuggestedName> {
    for (let place = this.#folded.indexOf(text); place !== -1;) {
      const number = this.#numberAt(place)
      yield this.#at(number)
      place = this.#folded.indexOf(text, this.#starts[number + 1])
    }
  }

  /** Returns the first name whose folded words are these; undefined for none. */
  whole(folded: string): SuggestedName | undefined {
    const place = this.#folded.indexOf(MARK + folded + MARK)
    return place === -1 ? undefined : this.#at(this.#numberAt(place))
  }

  /** Returns the names whose folded words begin with these letters. */
  begun(folded: string): Iterable<SuggestedName> {
    return this.#having(MARK + folded)
  }

  /** Returns the names that have words that begin with each of these, which have a space before them. */
  *within(starts: readonly string[]): Generator<SuggestedName> {
    const [first, ...others] = starts
    if (first === undefined) return
    for (const name of this.#having(first)) if (others.every((start) => name.folded.includes(start))) yield name
  }
}
