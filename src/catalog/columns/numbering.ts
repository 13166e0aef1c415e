/** Names and their numbers, from 1 in the order in which they are met; 0 is for none. */
export class Numbering {
  readonly #names: string[] = ['']
  readonly #numbers = new Map<string, number>()

  get highest(): number {
    return this.#names.length - 1
  }

  /** The number of a name, a new one for a new name. */
  give(name: string): number {
    let number = this.#numbers.get(name)
    if (number === undefined) {
      number = this.#names.length
      this.#numbers.set(name, number)
      this.#names.push(name)
    }
    return number
  }

  nameOf(number: number): string {
    return this.#names[number] ?? ''
  }

  /** The number of a name, 0 when it has none. */
  numberOf(name: string): number {
    return this.#numbers.get(name) ?? 0
  }

  /** By number, 1 for these names. */
  among(names: Iterable<string>): Uint8Array {
    const found = new Uint8Array(this.#names.length)
    for (const name of names) {
      const number = this.#numbers.get(name)
      if (number !== undefined) found[number] = 1
    }
    return found
  }
}
