/** The field of a search: sent by Enter, reached by '/'. */
import { useRef } from 'react'
import { useKeys } from '#admin/client/use-keys.ts'
import * as styles from './stock.module.css'

interface Props {
  label: string
  words: string
  onFind: (words: string) => void
}

export function FindField({ label, words, onFind }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  return (
    <form
      className={styles.find}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(field.current?.value.trim() ?? '')
      }}
    >
      <input ref={field} type="search" aria-label={label} placeholder={label} defaultValue={words} aria-keyshortcuts="/" />
    </form>
  )
}
