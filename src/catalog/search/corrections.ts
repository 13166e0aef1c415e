/** Typing errors: the terms that a mistyped one may stand for, by edit distance. */
import { EditDistance, letterBits, mayBeWithin } from './edit-distance.ts'
import type { Matches, Vocabulary } from './vocabulary.ts'

/** Confidence of a term one edit away. */
const ONE_EDIT = 0.45
/** From this length on, two edits are allowed. */
const TWO_EDITS_FROM = 8

/**
 * Returns the terms one edit away, from eight letters on two; when there are none, longer terms of which a prefix is one edit away.
 */
export function correctionsOf({ terms, bits, byLength }: Vocabulary, term: string): Matches {
  const found: Matches = new Map()
  if (term.length < 3 || /\d/.test(term)) return found
  const most = term.length >= TWO_EDITS_FROM ? 2 : 1
  const own = letterBits(term)
  const distanceOf = new EditDistance(term)
  for (let length = Math.max(2, term.length - most); length <= term.length + most; length++)
    for (const number of byLength[length] ?? []) {
      if (!mayBeWithin(own, bits[number]!, most)) continue
      const distance = distanceOf.to(terms[number]!, most)
      if (distance > most || distance === 0) continue
      // The first letter of a mistyped short term is usually right.
      const beginsAlike = terms[number]!.startsWith(term[0]!)
      if (term.length > 4 || beginsAlike)
        found.set(number, (distance === 1 ? ONE_EDIT : ONE_EDIT - 0.15) + (beginsAlike ? 0.05 : 0))
    }
  if (found.values().some((confidence) => confidence >= ONE_EDIT))
    for (const [number, confidence] of found) if (confidence < ONE_EDIT) found.delete(number)
  if (found.size > 0 || term.length < 5) return found
  for (let length = term.length + 1; length < byLength.length; length++)
    for (const number of byLength[length] ?? [])
      if (distanceOf.to(terms[number]!.slice(0, term.length), 1) === 1) found.set(number, 0.25)
  return found
}
