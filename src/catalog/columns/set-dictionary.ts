/**
 * Dictionary encoding of sets of small numbers. The sets are paths in a trie: a node is the set of the members from it up to
 * the root, and the node's number is the code of the set. Most products share their sizes, colours or attributes with many
 * others, so a column holds one code per product, and a question about members is answered once per set, not once per product.
 */
export class SetDictionary {
  /** By node; the root, 0, is the empty set. A node's parent has a lower number. */
  readonly #parents: number[] = [0]
  readonly #members: number[] = [0]
  readonly #next = new Map<number, number>()

  /** Number of codes. */
  get size(): number {
    return this.#parents.length
  }

  /** Returns the code of a set. `members` ascend, each once, from 1 to 65,535. */
  encode(members: readonly number[]): number {
    let node = 0
    for (const member of members) {
      const step = node * 65_536 + member
      let next = this.#next.get(step)
      if (next === undefined) {
        next = this.#parents.length
        this.#next.set(step, next)
        this.#parents.push(node)
        this.#members.push(member)
      }
      node = next
    }
    return node
  }

  /** Returns the members of a set in descending order. */
  *membersOf(code: number): Iterable<number> {
    for (let at = code; at !== 0; at = this.#parents[at]!) yield this.#members[at]!
  }

  /** Returns a mask by code: 1 where the set has at least one of the members in `wanted`, a mask by member. */
  maskOfSetsWith(wanted: Uint8Array): Uint8Array {
    const parents = this.#parents
    const members = this.#members
    const mask = new Uint8Array(members.length)
    for (let node = 1; node < mask.length; node++) mask[node] = wanted[members[node]!]! | mask[parents[node]!]!
    return mask
  }

  /** Returns counts by member, up to `highest`, from counts by code. Overwrites `counts`. */
  countMembers(counts: Uint32Array, highest: number): Uint32Array {
    const parents = this.#parents
    const members = this.#members
    const found = new Uint32Array(highest + 1)
    for (let node = counts.length - 1; node > 0; node--) {
      const count = counts[node]!
      if (count === 0) continue
      found[members[node]!]! += count
      counts[parents[node]!]! += count
    }
    return found
  }
}
