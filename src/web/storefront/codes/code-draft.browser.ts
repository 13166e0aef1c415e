/** The code that is being typed, shared by all code fields. */
import { createStore, useStore } from '#web/ui/store.browser.ts'

interface CodeDraft {
  /** What stands in the field. */
  typed: string
  /** Why it was refused, '' when it was not. */
  error: string
}

const draft = createStore<CodeDraft>({ typed: '', error: '' })

/** A code that is being typed: one for drawer, cart and checkout, so that closing one of them loses nothing. */
export const codeDraft = {
  set: (typed: string) => draft.set({ typed, error: '' }),
  refuse: (error: string) => draft.set({ ...draft.get(), error }),
}

export const useCodeDraft = (): CodeDraft => useStore(draft)
