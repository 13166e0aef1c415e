/** What somebody types, kept in the tab: it survives a refusal, another entry, a reload and a new sign-in. */
import { useEffect, useState } from 'react'

/** Returns what is typed for `key`, how to change it, and how to forget it. Another person's key must differ. */
export function useDraft(key: string): { text: string; type(text: string): void } {
  const [typed, setTyped] = useState({ key, text: sessionStorage.getItem(key) ?? '' })
  const text = typed.key === key ? typed.text : (sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    if (typed.text === '') sessionStorage.removeItem(typed.key)
    else sessionStorage.setItem(typed.key, typed.text)
  }, [typed])
  return { text, type: (next) => setTyped({ key, text: next }) }
}
