/** Products by term, with weights. */
import { TERMS_PER_CHUNK } from './vocabulary.ts'
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'

/** The products (slots) of each term and the weight of the term in them, in three arrays. */
export interface Postings {
  /** Start of the products of term n in the other arrays; one entry more than terms. */
  starts: Uint32Array
  slots: Uint32Array
  weights: Uint8Array
}

/** Builds postings product by product. */
export class PostingsBuilder {
  readonly #lists = new Map<string, number[]>()

  /** Adds a term of a product. Slots must ascend; of a repeated term the higher weight counts. */
  add(slot: number, term: string, weight: number): void {
    const list = this.#lists.get(term)
    if (!list) {
      this.#lists.set(term, [slot, weight])
      return
    }
    const last = list.length - 2
    if (list[last] !== slot) list.push(slot, weight)
    else if (list[last + 1]! < weight) list[last + 1] = weight
  }

  /** Returns the terms added so far. */
  terms(): string[] {
    return [...this.#lists.keys()]
  }

  /** Returns the postings. `terms`: all added terms, and possibly others, by number. */
  async finish(terms: readonly string[], yieldWhenDue: YieldWhenDue): Promise<Postings> {
    const starts = new Uint32Array(terms.length + 1)
    for (const [number, term] of terms.entries()) starts[number + 1] = starts[number]! + (this.#lists.get(term)?.length ?? 0) / 2
    const total = starts[terms.length]!
    const slots = new Uint32Array(total)
    const weights = new Uint8Array(total)
    for (const [number, term] of terms.entries()) {
      const list = this.#lists.get(term) ?? []
      for (let at = starts[number]!, i = 0; i < list.length; at++, i += 2) {
        slots[at] = list[i]!
        weights[at] = list[i + 1]!
      }
      if (number % TERMS_PER_CHUNK === 0) await yieldWhenDue()
    }
    return { starts, slots, weights }
  }
}
