/** Collects which sizes and colours of one product are at one warehouse. */
export class VariantsAtWarehouse {
  readonly sizes: number[] = []
  readonly colors: number[] = []
  readonly #pairs: number[] = []
  #hasNoSize = 0
  #hasNoColor = 0

  /** Adds a variant by the codes of its size and its colour, 0 for none. */
  add(size: number, color: number): void {
    insertSorted(this.sizes, size)
    insertSorted(this.colors, color)
    insertSorted(this.#pairs, size * 65_536 + color + 1)
    if (size === 0) this.#hasNoSize = 1
    if (color === 0) this.#hasNoColor = 1
  }

  /** Whether each of the sizes comes in each of the colours. */
  get isComplete(): boolean {
    return this.#pairs.length === (this.sizes.length + this.#hasNoSize) * (this.colors.length + this.#hasNoColor)
  }

  clear(): void {
    this.sizes.length = 0
    this.colors.length = 0
    this.#pairs.length = 0
    this.#hasNoSize = 0
    this.#hasNoColor = 0
  }
}

/** Inserts a number into an ascending list that has each number once; ignores 0, which means none. */
export function insertSorted(ascending: number[], number: number): void {
  if (number === 0) return
  let at = ascending.length
  while (at > 0 && ascending[at - 1]! > number) at--
  if (at > 0 && ascending[at - 1] === number) return
  for (let i = ascending.length; i > at; i--) ascending[i] = ascending[i - 1]!
  ascending[at] = number
}
