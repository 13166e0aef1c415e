/** Lists of numbers by a text or by a number, in one buffer: an object for each list would need more than the numbers in it. */
import type { YieldWhenDue } from '#catalog/event-loop/chunks.ts'
import { TextNumbers } from './text-numbers.ts'

const NONE = new Uint32Array(0)

/** Returns the lists as parts of one buffer. */
export function sharedLists(lists: readonly (readonly number[])[]): Uint32Array[] {
  const numbers = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  return lists.map((list) => {
    if (list.length === 0) return NONE
    numbers.set(list, at)
    return numbers.subarray(at, (at += list.length))
  })
}

export class ListsByText {
  readonly #keys: TextNumbers
  /** Start of each list in the numbers; one entry more than lists. */
  readonly #starts: Uint32Array
  readonly #numbers: Uint32Array

  private constructor(keys: TextNumbers, starts: Uint32Array, numbers: Uint32Array) {
    this.#keys = keys
    this.#starts = starts
    this.#numbers = numbers
  }

  static async of(lists: ReadonlyMap<string, readonly number[]>, yieldWhenDue: YieldWhenDue): Promise<ListsByText> {
    const starts = new Uint32Array(lists.size + 1)
    for (const [at, list] of [...lists.values()].entries()) starts[at + 1] = starts[at]! + list.length
    const numbers = new Uint32Array(starts[lists.size]!)
    for (const [at, list] of [...lists.values()].entries()) numbers.set(list, starts[at])
    await yieldWhenDue()
    return new ListsByText(await TextNumbers.of([...lists.keys()], yieldWhenDue), starts, numbers)
  }

  /** Returns the list of a text; undefined for one without a list. */
  get(text: string): Uint32Array | undefined {
    const at = this.#keys.get(text)
    return at === undefined ? undefined : this.#numbers.subarray(this.#starts[at], this.#starts[at + 1])
  }
}
