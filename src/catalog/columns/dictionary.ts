/** Dictionary encoding: each name has a code, from 1 in the order of the first use; code 0 means no name. Codes are never taken back. */
export class Dictionary {
  readonly #names: string[] = ['']
  readonly #codes = new Map<string, number>()

  get highest(): number {
    return this.#names.length - 1
  }

  /** Returns the code of a name, a new one for a new name. */
  encode(name: string): number {
    let code = this.#codes.get(name)
    if (code === undefined) {
      code = this.#names.length
      this.#codes.set(name, code)
      this.#names.push(name)
    }
    return code
  }

  /** Returns the name of a code, '' for an unknown one. */
  decode(code: number): string {
    return this.#names[code] ?? ''
  }

  /** Returns the code of a name, 0 when it has none. */
  codeOf(name: string): number {
    return this.#codes.get(name) ?? 0
  }

  /** Returns a mask by code: 1 for these names. */
  maskOf(names: Iterable<string>): Uint8Array {
    const mask = new Uint8Array(this.#names.length)
    for (const name of names) {
      const code = this.#codes.get(name)
      if (code !== undefined) mask[code] = 1
    }
    return mask
  }
}
