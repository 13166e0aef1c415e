/** Many texts in one buffer, by number: a string for each would take three times the memory. */
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'

/** Texts that are worked on between two checks whether to yield. */
export const TEXTS_PER_CHUNK = 2000
const LAST_ASCII = 127

export class PackedTexts {
  readonly #bytes: Buffer
  /** Start of each text in the bytes; one entry more than texts. */
  readonly #starts: Uint32Array

  private constructor(bytes: Buffer, starts: Uint32Array) {
    this.#bytes = bytes
    this.#starts = starts
  }

  /** Returns the texts in one buffer, in their order. */
  static async of(texts: readonly string[], yieldWhenDue: YieldWhenDue): Promise<PackedTexts> {
    const starts = new Uint32Array(texts.length + 1)
    for (let from = 0; from < texts.length; from += TEXTS_PER_CHUNK) {
      const end = Math.min(from + TEXTS_PER_CHUNK, texts.length)
      for (let at = from; at < end; at++) starts[at + 1] = starts[at]! + Buffer.byteLength(texts[at]!)
      await yieldWhenDue()
    }
    const bytes = Buffer.allocUnsafeSlow(starts[texts.length]!)
    for (let from = 0; from < texts.length; from += TEXTS_PER_CHUNK) {
      bytes.write(texts.slice(from, from + TEXTS_PER_CHUNK).join(''), starts[from]!)
      await yieldWhenDue()
    }
    return new PackedTexts(bytes, starts)
  }

  get length(): number {
    return this.#starts.length - 1
  }

  at(number: number): string {
    return this.#bytes.toString('utf8', this.#starts[number], this.#starts[number + 1])
  }

  /** Returns whether the text of a number is this one. */
  is(number: number, text: string): boolean {
    const from = this.#starts[number]!
    const length = this.#starts[number + 1]! - from
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at)
      // The letters so far were one byte each.
      if (code > LAST_ASCII) return this.at(number) === text
      if (this.#bytes[from + at] !== code) return false
    }
    return length === text.length
  }

  /** Returns the number of the first text that is not before `text`. The texts must be sorted. */
  lowerBound(text: string): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.at(middle) < text) low = middle + 1
      else high = middle
    }
    return low
  }
}
