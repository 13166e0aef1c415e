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

  /** The numbers of those names that have one. */
  known(names: Iterable<string>): Set<number> {
    const found = new Set<number>()
    for (const name of names) {
      const number = this.#numbers.get(name)
      if (number !== undefined) found.add(number)
    }
    return found
  }
}
