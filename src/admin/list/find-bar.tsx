/** The bar above a list: words to find, and beside them what else narrows it. `/` leads to its field. */
import { useRef, type ReactNode } from 'react'
import { useKeys } from '#admin/client/use-keys.ts'
import { TextField } from '#admin/ui/field.tsx'
import * as record from '#admin/ui/record.module.css'

interface Props {
  label: string
  /** Of the address: another address has other words in the field. */
  words: string
  /** Characters that can be typed. */
  longest: number
  onFind: (words: string) => void
  children?: ReactNode
}

export function FindBar({ label, words, longest, onFind, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => field.current?.focus() })
  return (
    <form
      className={record.bar}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(field.current?.value.trim() ?? '')
      }}
    >
      <div className={record.find}>
        <TextField key={words} ref={field} type="search" label={label} defaultValue={words} maxLength={longest} />
      </div>
      {children}
    </form>
  )
}
