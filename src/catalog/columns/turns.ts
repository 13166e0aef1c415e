/** Lets others work. */
export type Pause = () => Promise<unknown>

/** Lets others go first when it is their turn. */
export type Breathe = () => Promise<unknown> | undefined

/** Long work in slices: `await breathe()` after every small piece of it lets others go first about every `sliceMs`. */
export function inTurns(pause: Pause, sliceMs = 6): Breathe {
  let since = performance.now()
  return () => {
    if (performance.now() - since < sliceMs) return undefined
    return pause().then(() => {
      since = performance.now()
    })
  }
}

/** Each of the values, with a turn of others after every `atOnce` of them. */
export async function eachInTurns<T>(
  values: Iterable<T>,
  breathe: Breathe,
  work: (value: T, at: number) => void,
  atOnce = 100,
): Promise<void> {
  let at = 0
  for (const value of values) {
    work(value, at++)
    if (at % atOnce === 0) await breathe()
  }
}

export const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const PIECE = 1000

/** The same order as `sort(compare)`, made in turns: pieces are sorted, then merged two by two. */
export async function sortInTurns<T>(values: readonly T[], compare: (a: T, b: T) => number, breathe: Breathe): Promise<T[]> {
  let runs: T[][] = []
  for (let from = 0; from < values.length; from += PIECE) {
    runs.push(values.slice(from, from + PIECE).sort(compare))
    await breathe()
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at]!, runs[at + 1] ?? [], compare, breathe))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number, breathe: Breathe): Promise<T[]> {
  const all: T[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    all.push(j >= b.length || (i < a.length && compare(a[i]!, b[j]!) <= 0) ? a[i++]! : b[j++]!)
    if (all.length % PIECE === 0) await breathe()
  }
  return all
}
