/** What the last change of a page did, with the way back. */
import { useState } from 'react'
import { sentenceOf, type Answer, type Refused } from './calls.browser.ts'

export interface Said {
  kind: 'ok' | 'bad'
  text: string
  /** Entry of the log that can be taken back; null for none. */
  entry: string | null
}

/** A call, what to say once it is done, and who deals with its answer. */
export interface Work<T> {
  call: () => Promise<Answer<T>>
  words: string | ((data: T) => string)
  done?: (data: T) => void
  /** Sees a refusal first; true for one that it has dealt with. */
  refused?: (refusal: Refused) => boolean
}

interface Written {
  said: Said | null
  isBusy: boolean
  /** Calls, one at a time, and says how it ended. */
  write<T extends object>(work: Work<T>): void
  say(said: Said | null): void
}

const entryOf = (data: object): string | null => {
  const entries: unknown = 'entries' in data ? data.entries : null
  return Array.isArray(entries) && entries.length === 1 ? String(entries[0]) : null
}

export function useWritten(): Written {
  const [said, say] = useState<Said | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async <T extends object>({ call, words, done, refused }: Work<T>) => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    if (answer.ok) {
      say({ kind: 'ok', text: typeof words === 'string' ? words : words(answer.data), entry: entryOf(answer.data) })
      done?.(answer.data)
    } else if (refused?.(answer) !== true) say({ kind: 'bad', text: sentenceOf(answer), entry: null })
  }
  return {
    said,
    isBusy,
    say,
    write: (work) => {
      if (!isBusy) void run(work)
    },
  }
}
