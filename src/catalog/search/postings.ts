/** Which products a word of the index stands for, and how much it says of each. */
import { WORDS_AT_ONCE } from './vocabulary.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'

/** Of each word, the products (slots) that have it with a weight; all of them in three arrays. */
export interface Postings {
  /** Where the products of word n begin; one more than words. */
  starts: Uint32Array
  slots: Uint32Array
  weights: Uint8Array
}

/** Collects words product after product. */
export class PostingsBuilder {
  readonly #lists = new Map<string, number[]>()

  /** Slots must come in rising order; of a word said twice the heavier weight counts. */
  add(slot: number, word: string, weight: number): void {
    const list = this.#lists.get(word)
    if (!list) {
      this.#lists.set(word, [slot, weight])
      return
    }
    const last = list.length - 2
    if (list[last] !== slot) list.push(slot, weight)
    else if (list[last + 1]! < weight) list[last + 1] = weight
  }

  words(): string[] {
    return [...this.#lists.keys()]
  }

  /** `words`: all of them, and maybe others, in the order of their numbers. */
  async finish(words: readonly string[], yieldWhenDue: YieldWhenDue): Promise<Postings> {
    const starts = new Uint32Array(words.length + 1)
    for (const [number, word] of words.entries()) starts[number + 1] = starts[number]! + (this.#lists.get(word)?.length ?? 0) / 2
    const total = starts[words.length]!
    const slots = new Uint32Array(total)
    const weights = new Uint8Array(total)
    for (const [number, word] of words.entries()) {
      const list = this.#lists.get(word) ?? []
      for (let at = starts[number]!, i = 0; i < list.length; at++, i += 2) {
        slots[at] = list[i]!
        weights[at] = list[i + 1]!
      }
      if (number % WORDS_AT_ONCE === 0) await yieldWhenDue()
    }
    return { starts, slots, weights }
  }
}
