/** The phrases of a lexicon and what they mean, in little memory. */
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { ListsByText } from '#catalog/search/text/number-lists.ts'
import type { PackedTexts } from '#catalog/search/text/packed-texts.ts'
import { TextNumbers } from '#catalog/search/text/text-numbers.ts'
import type { Meaning } from './meaning.ts'

/** A phrase as it was added. */
export interface Entry {
  /** Folded terms. */
  phrase: string
  meaning: Meaning
}

/** What the phrases with the same stems mean: all the same, or each what it says. */
type Meant = Meaning | readonly Entry[]

/** What phrases mean, by their stems. */
export interface Entries {
  get(key: string): Meant | undefined
}

export class PackedEntries implements Entries {
  readonly keys: PackedTexts
  readonly #numbers: TextNumbers
  readonly #meant: readonly Meant[]

  private constructor(numbers: TextNumbers, meant: readonly Meant[]) {
    this.keys = numbers.texts
    this.#numbers = numbers
    this.#meant = meant
  }

  static async of(entries: ReadonlyMap<string, Meant>, yieldWhenDue: YieldWhenDue): Promise<PackedEntries> {
    return new PackedEntries(await TextNumbers.of([...entries.keys()], yieldWhenDue), [...entries.values()])
  }

  get(key: string): Meant | undefined {
    const number = this.#numbers.get(key)
    return number === undefined ? undefined : this.#meant[number]
  }
}

/** Keys of phrases of several terms by each of their stems. */
export class PhrasesWith {
  readonly #keys: PackedTexts
  readonly #phrases: ListsByText

  private constructor(keys: PackedTexts, phrases: ListsByText) {
    this.#keys = keys
    this.#phrases = phrases
  }

  static async of({ keys }: PackedEntries, yieldWhenDue: YieldWhenDue): Promise<PhrasesWith> {
    const phrases: { number: number; key: string; stems: string[] }[] = []
    for (let number = 0; number < keys.length; number++) {
      const key = keys.at(number)
      const stems = key.split(' ')
      if (stems.length > 1) phrases.push({ number, key, stems })
    }
    await yieldWhenDue()
    phrases.sort((a, b) => b.stems.length - a.stems.length || (a.key < b.key ? -1 : 1))
    await yieldWhenDue()
    const byStem = new Map<string, number[]>()
    for (const { number, stems } of phrases)
      for (const stem of new Set(stems)) {
        const list = byStem.get(stem)
        if (list) list.push(number)
        else byStem.set(stem, [number])
      }
    await yieldWhenDue()
    return new PhrasesWith(keys, await ListsByText.of(byStem, yieldWhenDue))
  }

  /** Returns the keys of the phrases with a stem, those of the most terms first; undefined for none. */
  get(stem: string): Iterable<string> | undefined {
    return this.#phrases
      .get(stem)
      ?.values()
      .map((number) => this.#keys.at(number))
  }
}
