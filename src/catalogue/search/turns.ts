import type { Pause } from '#catalogue/snapshot.ts'

/** Long work in slices: `await breathe()` after every small piece of it lets others go first about every `sliceMs`. */
export function inTurns(pause: Pause, sliceMs = 6): () => Promise<unknown> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < sliceMs) return undefined
    return pause().then(() => {
      since = performance.now()
    })
  }
}

/** The same order as `sort()`, made in turns: pieces are sorted, then merged two by two. */
export async function sortInTurns(values: string[], breathe: () => Promise<unknown> | undefined): Promise<string[]> {
  const PIECE = 1000
  let runs: string[][] = []
  for (let from = 0; from < values.length; from += PIECE) {
    runs.push(values.slice(from, from + PIECE).sort())
    await breathe()
  }
  while (runs.length > 1) {
    const merged: string[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(await merge(runs[at]!, runs[at + 1] ?? [], breathe))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge(a: readonly string[], b: readonly string[], breathe: () => Promise<unknown> | undefined): Promise<string[]> {
  const all: string[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    all.push(j >= b.length || (i < a.length && a[i]! <= b[j]!) ? a[i++]! : b[j++]!)
    if (all.length % 2000 === 0) await breathe()
  }
  return all
}
