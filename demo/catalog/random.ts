/** Chance with a seed: the same name always throws the same dice, so the demo shop is the same on every machine. */

export interface Random {
  /** 0 ≤ n < 1 */
  next(): number
  /** Whole number, both ends included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different members, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
}

/** FNV-1a, stirred as MurmurHash ends: neighbours in a list must not throw the same first numbers. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Dice of a name: `random('product 10423')`. */
export function random(name: string): Random {
  let state = hash(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T
  const shuffle = <T>(list: readonly T[]): T[] => {
    const mixed = [...list]
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = between(0, i)
      ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
    }
    return mixed
  }
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    shuffle,
    sample: (list, count) => {
      const chosen = new Set(shuffle(list.map((_, i) => i)).slice(0, count))
      return list.filter((_, i) => chosen.has(i))
    },
  }
}
