/** Search, filters as chips, the order of rows, columns and the height of rows. */
import { useRef, type ReactNode } from 'react'
import * as say from '#messages/admin/list.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import { Key } from '#admin/ui/key.tsx'
import { Popover } from '#admin/ui/popover.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import type { Filter } from './column.ts'
import { useFind } from './use-find.ts'
import type { List } from './use-list.ts'
import * as styles from './list.module.css'

interface Props<Row> {
  list: List<Row>
  /** Label of the search; null for a list without one. Its words are `words` in the address. */
  search: string | null
  filters: readonly Filter[]
  sorts: readonly { value: string; text: string }[]
  /** At the right: columns, height. */
  end: ReactNode
}

export function FilterBar<Row>({ list, search, filters, sorts, end }: Props<Row>) {
  const words = list.value('words')
  return (
    <div className={styles.bar}>
      {search !== null && <Find key={words} label={search} words={words} onFind={(next) => list.set({ words: next })} />}
      {filters.map((filter) => (
        <Chip
          key={filter.name}
          filter={filter}
          value={list.value(filter.name)}
          onRemove={() => list.set({ [filter.name]: '' })}
        />
      ))}
      {filters.length > 0 && <AddFilter list={list} filters={filters} />}
      <div className={styles.barEnd}>
        {sorts.length > 1 && (
          <select
            className={styles.sort}
            aria-label={say.sorting()}
            value={list.value('sort')}
            onChange={(event) => list.set({ sort: event.target.value })}
          >
            {sorts.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        )}
        {end}
      </div>
    </div>
  )
}

/** A filter that holds; pressed, it is taken out. One with a value that the list does not know is not shown. */
function Chip({ filter: { label, options }, value, onRemove }: { filter: Filter; value: string; onRemove: () => void }) {
  const text = options ? options.find((option) => option.value === value)?.text : value
  if (text === undefined || text === '') return null
  return (
    <button type="button" className={styles.chip} onClick={onRemove} title={say.removeFilter({ name: label })}>
      {label} <b>{text}</b>
      <Icon name="x" small />
    </button>
  )
}

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '')

function AddFilter<Row>({ list, filters }: { list: List<Row>; filters: readonly Filter[] }) {
  const box = useRef<HTMLSpanElement>(null)
  useKeys({ f: () => box.current?.querySelector('button')?.click() })
  return (
    <span ref={box}>
      <Popover
        title={say.filter()}
        className={`${styles.chip} ${styles.add}`}
        face={
          <>
            <Icon name="plus" small />
            {say.filter()}
            <Key>F</Key>
          </>
        }
      >
        {(close) => (
          <form
            className={styles.filters}
            onSubmit={(event) => {
              event.preventDefault()
              const typed = new FormData(event.currentTarget)
              list.set(Object.fromEntries(filters.map(({ name }) => [name, textOf(typed.get(name))])))
              close()
            }}
          >
            {filters.map(({ name, label, options }) =>
              options ? (
                <SelectField
                  key={name}
                  name={name}
                  label={label}
                  value={list.value(name)}
                  onChange={(event) => list.set({ [name]: event.target.value })}
                >
                  <option value="">{say.any()}</option>
                  {options.map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </SelectField>
              ) : (
                <TextField key={name} name={name} label={label} defaultValue={list.value(name)} />
              ),
            )}
            {filters.some(({ options }) => !options) && <Button type="submit">{say.apply()}</Button>}
          </form>
        )}
      </Popover>
    </span>
  )
}

/** The field of the search: sent by Enter, reached by '/'. */
function Find({ label, words, onFind }: { label: string; words: string; onFind: (words: string) => void }) {
  const { field, form } = useFind(onFind)
  return (
    <form className={styles.find} {...form}>
      <Icon name="magnifying-glass" small />
      <input ref={field} type="search" aria-label={label} placeholder={label} defaultValue={words} />
      <Key>/</Key>
    </form>
  )
}
