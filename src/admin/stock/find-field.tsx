/** The field of a search: sent by Enter, reached by '/'. */
import { useFind } from '#admin/list/use-find.ts'
import * as styles from './stock.module.css'

interface Props {
  label: string
  words: string
  onFind: (words: string) => void
}

export function FindField({ label, words, onFind }: Props) {
  const { field, form } = useFind(onFind)
  return (
    <form className={styles.find} {...form}>
      <input ref={field} type="search" aria-label={label} placeholder={label} defaultValue={words} aria-keyshortcuts="/" />
    </form>
  )
}
