/** Typed arrays that every filter uses again: with a million products, new ones per request would keep the garbage collector busy. */
export class Scratch {
  verdicts = new Int32Array(0)
  excluded = new Uint32Array(0)
  included = new Uint32Array(0)

  /** Makes room for `length` docs. The content is undefined. */
  reserve(length: number): this {
    if (this.verdicts.length < length) {
      this.verdicts = new Int32Array(length)
      this.excluded = new Uint32Array(length)
      this.included = new Uint32Array(length)
    }
    return this
  }
}
