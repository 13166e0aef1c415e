/** Ranges of numbers that products suit: ages in months, heights in centimetres, weights in kilograms. A product may have several. */

export interface Ranges {
  slots: Uint32Array
  from: Int16Array
  to: Int16Array
}

export class RangesBuilder {
  readonly #slots: number[] = []
  readonly #from: number[] = []
  readonly #to: number[] = []

  add(slot: number, from: number, to: number): void {
    this.#slots.push(slot)
    this.#from.push(from)
    this.#to.push(to)
  }

  finish(): Ranges {
    return { slots: Uint32Array.from(this.#slots), from: Int16Array.from(this.#from), to: Int16Array.from(this.#to) }
  }
}
