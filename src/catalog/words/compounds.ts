/** Takes compounds apart: etetoszekek is eteto and a form of szek. */
import { MAY_BEGIN_COMPOUND, MAY_END_COMPOUND, readings, stemOf, type Reading, type WordFile } from './word-file.ts'

/** Shorter parts are parts of too many words, */
const LEAST_PART = 3
/** but for these: of wood, warm, belt. */
const SHORT_FIRST = new Set(['fa', 'ho', 'ov'])
const MOST_PARTS = 4

/** Returns whether the part says what something has: many write cumisuveg, szoptatosparna as one word. */
const isAdjective = (one: Reading, part: string): boolean => one.isDerived && part.length > LEAST_PART && part.endsWith('s')

const shortest = (parts: readonly string[]) => Math.min(...parts.map((part) => part.length))

/**
 * Returns the ways to take a folded compound apart with the fewest parts, those first whose shortest part is longest. The last
 * part is its stem. Empty for what is no compound.
 */
export function compoundParts(file: WordFile, word: string): readonly (readonly string[])[] {
  if (word.length < 2 * LEAST_PART) return []
  const found = new Map<string, string[]>()
  let fewest = MOST_PARTS
  const take = (parts: string[]) => {
    if (parts.length < fewest) found.clear()
    fewest = parts.length
    found.set(parts.join(' '), parts)
  }
  const isBeginning = (one: Reading, from: number, part: string): boolean =>
    ((file.traits[one.of]! & MAY_BEGIN_COMPOUND) !== 0 || isAdjective(one, part)) && stemOf(file, one, word, from) === part
  const split = (from: number, before: readonly string[]) => {
    if (before.length > 0)
      for (const last of readings(file, word, from))
        if (file.traits[last.of]! & MAY_END_COMPOUND) take([...before, stemOf(file, last, word, from)])
    const least = from === 0 && SHORT_FIRST.has(word.slice(0, 2)) ? 2 : LEAST_PART
    for (let to = from + least; to <= word.length - LEAST_PART && before.length + 2 <= fewest; to++) {
      const part = word.slice(from, to)
      if (readings(file, word, from, to).some((one) => isBeginning(one, from, part))) split(to, [...before, part])
    }
  }
  split(0, [])
  return found
    .values()
    .toArray()
    .sort((a, b) => shortest(b) - shortest(a))
}
