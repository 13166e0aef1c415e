/** A form that finds by words: sent by Enter, its field reached by `/`. */
import { useRef, type FormEvent } from 'react'
import { useKeys } from '#admin/client/use-keys.ts'

/** Returns what the form and its field need. */
export function useFind(onFind: (words: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  return {
    field,
    form: {
      role: 'search',
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        onFind(field.current?.value.trim() ?? '')
      },
    },
  }
}
