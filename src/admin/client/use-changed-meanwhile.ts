/** A dialog whose record somebody else changes while it is open: what is typed stays, and is saved over the record as it is now. */
import { useState } from 'react'
import type { Refused } from './calls.browser.ts'

/**
 * Returns what to say of the last refusal, null unless it was for an old version, and the function that looks at each refusal.
 * `take`: takes over the version of the record as it is now, and returns the sentence about it.
 */
export function useChangedMeanwhile(take: (current: object) => string): {
  sentence: string | null
  refused: (refusal: Refused) => boolean
} {
  const [sentence, setSentence] = useState<string | null>(null)
  const refused = ({ code, body }: Refused): boolean => {
    const current = body?.['current'] as object | undefined
    const isChanged = code === 'changed_meanwhile' && current !== undefined
    setSentence(isChanged ? take(current) : null)
    return isChanged
  }
  return { sentence, refused }
}
