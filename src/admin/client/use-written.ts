/** Changes of a page, one at a time: a toast tells what was done, with "Undo"; a refusal stays on the page. */
import { useState } from 'react'
import { useActs } from './acts.tsx'
import { sentenceOf, type Answer, type Refused } from './calls.browser.ts'

/** A call, what to say once it is done, and who deals with its answer. */
export interface Work<T> {
  call: () => Promise<Answer<T>>
  words: string | ((data: T) => string)
  done?: (data: T) => void
  /** Sees a refusal first; true for one that it has dealt with. */
  refused?: (refusal: Refused) => boolean
}

interface Written {
  /** Why the last change was refused, as a sentence; null where it was not. */
  failure: string | null
  isBusy: boolean
  /** Calls, one at a time, and says how it ended. */
  write<T extends object>(work: Work<T>): void
}

const entriesOf = (data: object): string[] => {
  const entries: unknown = 'entries' in data ? data.entries : null
  return Array.isArray(entries) ? entries.map(String) : []
}

export function useWritten(): Written {
  const { told } = useActs()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async <T extends object>({ call, words, done, refused }: Work<T>) => {
    setBusy(true)
    const answer = await call()
    setBusy(false)
    setFailure(answer.ok || refused?.(answer) === true ? null : sentenceOf(answer))
    if (!answer.ok) return
    told(typeof words === 'string' ? words : words(answer.data), entriesOf(answer.data))
    done?.(answer.data)
  }
  return {
    failure,
    isBusy,
    write: (work) => {
      if (!isBusy) void run(work)
    },
  }
}
