/** Numbers of different texts by the text: a hash table over packed texts. */
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { PackedTexts, TEXTS_PER_CHUNK } from './packed-texts.ts'

export class TextNumbers {
  readonly texts: PackedTexts
  /** The number of a text and one more at a place that its letters tell, or at the next free one; 0 for none. At most half is taken. */
  readonly #places: Uint32Array

  private constructor(texts: PackedTexts, places: Uint32Array) {
    this.texts = texts
    this.#places = places
  }

  /** Returns the numbers of texts, which must differ: their places in the list. */
  static async of(texts: readonly string[], yieldWhenDue: YieldWhenDue): Promise<TextNumbers> {
    const places = new Uint32Array(2 ** Math.ceil(Math.log2(2 * texts.length + 1)))
    for (const [number, text] of texts.entries()) {
      let place = placeOf(text, places.length)
      while (places[place] !== 0) place = (place + 1) % places.length
      places[place] = number + 1
      if (number % TEXTS_PER_CHUNK === 0) await yieldWhenDue()
    }
    return new TextNumbers(await PackedTexts.of(texts, yieldWhenDue), places)
  }

  /** Returns the number of a text; undefined for none of them. */
  get(text: string): number | undefined {
    const places = this.#places
    for (let place = placeOf(text, places.length); places[place] !== 0; place = (place + 1) % places.length)
      if (this.texts.is(places[place]! - 1, text)) return places[place]! - 1
    return undefined
  }
}

/** Returns the place of a text among `count`, a power of two: its FNV-1a hash. */
function placeOf(text: string, count: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (count - 1)
}
