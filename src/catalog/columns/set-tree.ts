/**
 * Sets of small numbers, each kept once, as paths in a tree: a node is the set of the members from it up to the root. Most
 * products share their sizes, colours or attributes with many others, so that a set is one number in a column, and a
 * question about its members is answered once a set, not once a product.
 */
export class SetTree {
  /** By node; the root, 0, is the empty set. A node's parent has a lower number. */
  readonly #parents: number[] = [0]
  readonly #members: number[] = [0]
  readonly #next = new Map<number, number>()

  /** How many nodes there are. */
  get size(): number {
    return this.#parents.length
  }

  /** The node of a set. `members` rising, each once, from 1 and below 65,536. */
  nodeOf(members: readonly number[]): number {
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

  /** The largest member first. */
  *membersOf(node: number): Iterable<number> {
    for (let at = node; at !== 0; at = this.#parents[at]!) yield this.#members[at]!
  }

  /** By node, 1 where the set has one of `wanted`: 1 by member. */
  holding(wanted: Uint8Array): Uint8Array {
    const parents = this.#parents
    const members = this.#members
    const found = new Uint8Array(members.length)
    for (let node = 1; node < found.length; node++) found[node] = wanted[members[node]!]! | found[parents[node]!]!
    return found
  }

  /** Counts by member, up to `highest`, from counts by node. `tally` is used up. */
  spread(tally: Uint32Array, highest: number): Uint32Array {
    const parents = this.#parents
    const members = this.#members
    const counts = new Uint32Array(highest + 1)
    for (let node = tally.length - 1; node > 0; node--) {
      const count = tally[node]!
      if (count === 0) continue
      counts[members[node]!]! += count
      tally[parents[node]!]! += count
    }
    return counts
  }
}
