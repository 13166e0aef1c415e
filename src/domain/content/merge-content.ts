/** Joins what two people wrote in one content: fields that one of them changed are theirs, those that both changed are chosen. */

/** A field that both changed, in different ways. */
export interface MergeConflict {
  /** Of the block; '' for the content itself. */
  block: string
  path: string[]
  mine: unknown
  theirs: unknown
}

/** Returns what holds where both changed a field. */
export type MergeChoice = (conflict: MergeConflict) => 'mine' | 'theirs'

export interface Merged<T> {
  content: T
  conflicts: MergeConflict[]
}

type Fields = Record<string, unknown>

/** Returns whether two values say the same, whatever the order of their fields. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Equal values give equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  )
}

const uidOf = (block: Fields): string => String(block['_uid'])

/** Joins two changes of `base`. */
export function mergeContent<T extends object>(base: T, mine: T, theirs: T, choose: MergeChoice = () => 'mine'): Merged<T> {
  const conflicts: MergeConflict[] = []

  function fields(was: Fields, own: Fields, other: Fields, block: string): Fields {
    const names = new Set([...Object.keys(own), ...Object.keys(other)])
    const merged: Fields = {}
    for (const name of names) {
      const value =
        name === 'body' && block === '' ? blocks(was, own, other) : one(was[name], own[name], other[name], block, name)
      if (value !== undefined) merged[name] = value
    }
    return merged
  }

  function one(was: unknown, own: unknown, other: unknown, block: string, name: string): unknown {
    if (same(own, other) || same(was, other)) return own
    if (same(was, own)) return other
    const conflict = { block, path: [name], mine: own, theirs: other }
    conflicts.push(conflict)
    return choose(conflict) === 'mine' ? own : other
  }

  function blocks(was: Fields, own: Fields, other: Fields): Fields[] {
    const [before, left, right] = [was, own, other].map((content) => (content['body'] ?? []) as Fields[]) as [
      Fields[],
      Fields[],
      Fields[],
    ]
    const find = (all: Fields[], uid: string) => all.find((block) => uidOf(block) === uid)
    const mergedBlock = (uid: string): Fields[] => {
      const [old, a, b] = [find(before, uid), find(left, uid), find(right, uid)]
      if (a && b) return [fields(old ?? {}, a, b, uid)]
      const stays = a ?? b
      // What one removed stays if the other changed it meanwhile.
      return stays && (old === undefined || !same(old, stays)) ? [stays] : []
    }
    const order = (all: Fields[]) => all.map(uidOf)
    const isMoved = !same(order(before), order(left))
    const first = isMoved ? left : right
    const second = isMoved ? right : left
    const uids = [...new Set([...order(first), ...order(second)])]
    return uids.flatMap(mergedBlock)
  }

  return { content: fields(base as Fields, mine as Fields, theirs as Fields, '') as T, conflicts }
}
