import { useSyncExternalStore } from 'react'

interface CodeDraft {
  /** What stands in the field. */
  typed: string
  /** Why it was refused, '' when it was not. */
  error: string
}

const START: CodeDraft = { typed: '', error: '' }
let draft = START
const listeners = new Set<() => void>()

const change = (next: CodeDraft) => {
  draft = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A code that is being typed: one for drawer, cart and checkout, so that closing one of them loses nothing. */
export const codeDraft = {
  set: (typed: string) => change({ typed, error: '' }),
  refuse: (error: string) => change({ ...draft, error }),
}

export const useCodeDraft = (): CodeDraft =>
  useSyncExternalStore(
    subscribe,
    () => draft,
    () => START,
  )
