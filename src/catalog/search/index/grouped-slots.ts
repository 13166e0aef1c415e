/** Slots by a key, in one array: for facts that many products share. */

export interface GroupedSlots {
  /** Place of each key's slots: the n-th key's are `slots[starts[n]]` to before `slots[starts[n + 1]]`. */
  numbers: ReadonlyMap<string, number>
  starts: Uint32Array
  slots: Uint32Array
}

/** Collects the slots of keys; slots must ascend. */
export class GroupedSlotsBuilder {
  readonly #lists = new Map<string, number[]>()

  add(key: string, slot: number): void {
    const list = this.#lists.get(key)
    if (!list) this.#lists.set(key, [slot])
    else if (list.at(-1) !== slot) list.push(slot)
  }

  finish(): GroupedSlots {
    const numbers = new Map<string, number>()
    const starts = new Uint32Array(this.#lists.size + 1)
    let total = 0
    for (const list of this.#lists.values()) total += list.length
    const slots = new Uint32Array(total)
    let at = 0
    for (const [key, list] of this.#lists) {
      starts[numbers.size] = at
      numbers.set(key, numbers.size)
      slots.set(list, at)
      at += list.length
    }
    starts[numbers.size] = at
    return { numbers, starts, slots }
  }
}

const NONE = new Uint32Array(0)

/** Returns the slots of a key. */
export function slotsOf({ numbers, starts, slots }: GroupedSlots, key: string): Uint32Array {
  const number = numbers.get(key)
  return number === undefined ? NONE : slots.subarray(starts[number], starts[number + 1])
}
