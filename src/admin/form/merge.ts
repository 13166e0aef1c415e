/** Two people in one form: what only one changed is put together, what both changed is asked. */

export type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the leaves of values by their path: 'texts.ro.name'. A list is one leaf. */
export function leavesOf(values: Values, above = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  for (const [name, value] of Object.entries(values)) {
    const path = above === '' ? name : `${above}.${name}`
    if (isRecord(value) && Object.keys(value).length > 0)
      for (const [leaf, inner] of leavesOf(value, path)) leaves.set(leaf, inner)
    else leaves.set(path, value)
  }
  return leaves
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Returns the paths of what differs. */
export function changesBetween(before: Values, after: Values): string[] {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => !isSame(old.get(path), now.get(path)))
}

export interface Conflict {
  path: string
  was: unknown
  mine: unknown
  theirs: unknown
}

export interface Merge {
  /** Paths where the other one's value is taken, since this person left it as it was. */
  theirs: string[]
  /** Paths where this person's value stays. */
  mine: string[]
  /** Both changed it, and not to the same. */
  conflicts: Conflict[]
}

/** Compares what both have made of the values that this person began with. */
export function mergeOf({ base, mine, theirs }: { base: Values; mine: Values; theirs: Values }): Merge {
  const [was, own, other] = [leavesOf(base), leavesOf(mine), leavesOf(theirs)]
  const mineChanged = new Set(changesBetween(base, mine))
  const theirsChanged = new Set(changesBetween(base, theirs))
  const both = [...mineChanged].filter((path) => theirsChanged.has(path) && !isSame(own.get(path), other.get(path)))
  return {
    theirs: [...theirsChanged].filter((path) => !mineChanged.has(path)),
    mine: [...mineChanged].filter((path) => !both.includes(path)),
    conflicts: both.map((path) => ({ path, was: was.get(path), mine: own.get(path), theirs: other.get(path) })),
  }
}
