/** The bar above a list: words to find, and beside them what else narrows it. `/` leads to its field. */
import type { ReactNode } from 'react'
import { TextField } from '#admin/ui/field.tsx'
import { useFind } from './use-find.ts'
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
  const { field, form } = useFind(onFind)
  return (
    <form className={record.bar} {...form}>
      <div className={record.find}>
        <TextField key={words} ref={field} type="search" label={label} defaultValue={words} maxLength={longest} />
      </div>
      {children}
    </form>
  )
}
