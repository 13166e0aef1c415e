/** Search, filters and sorting of the list; the address keeps them. */
import { useEffect, useRef, useState } from 'react'
import { DELIVERY_METHODS } from '#domain/delivery/delivery.ts'
import { LOCALES } from '#domain/market/market.ts'
import { ORDER_STATUSES, PAYMENT_STATES } from '#domain/orders/order-status.ts'
import { ORDER_SORTS, sortOf, type OrderView } from '#domain/orders/order-view.ts'
import * as say from '#messages/admin/orders.ts'
import { locale } from '#messages/text.ts'
import { SelectField } from '#admin/ui/field.tsx'
import { Icon } from '#admin/ui/icon.tsx'
import type { OrderViewsView } from '#admin/schema/orders.ts'
import { isTyping } from '#admin/client/typing.ts'
import * as styles from './orders.module.css'

interface Props {
  query: URLSearchParams
  view: OrderView
  warehouses: OrderViewsView['warehouses']
  onChange: (query: URLSearchParams) => void
}

interface Filter {
  name: string
  label: string
  options: readonly { value: string; text: string }[]
}

const optionsOf = <Value extends string>(values: readonly Value[], texts: Record<Value, () => string>) =>
  values.map((value) => ({ value, text: texts[value]() }))

const filtersOf = (warehouses: OrderViewsView['warehouses']): Filter[] => [
  { name: 'status', label: say.status(), options: optionsOf(ORDER_STATUSES, say.statuses) },
  { name: 'payment', label: say.payment(), options: optionsOf(PAYMENT_STATES, say.payments) },
  { name: 'market', label: say.market(), options: optionsOf(LOCALES, say.markets) },
  { name: 'method', label: say.delivery(), options: optionsOf(DELIVERY_METHODS, say.methods) },
  {
    name: 'warehouse',
    label: say.sendFrom(),
    options: warehouses.map(({ id, city }) => ({ value: id, text: city[locale()] })),
  },
]

/** Returns the query with a value, without it for ''. */
function withValue(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

export function FilterBar({ query, view, warehouses, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const filters = filtersOf(warehouses)
  const set = (name: string, value: string) => onChange(withValue(query, name, value))
  const sort = ORDER_SORTS.find((one) => one === query.get('sort')) ?? sortOf(view)
  return (
    <>
      <div className={styles.bar}>
        <Find key={query.get('words')} words={query.get('words') ?? ''} onFind={(words) => set('words', words)} />
        {filters.map(({ name, label, options }) => {
          const chosen = options.find(({ value }) => value === query.get(name))
          return (
            chosen && (
              <button
                key={name}
                type="button"
                className={styles.chip}
                onClick={() => set(name, '')}
                title={say.removeFilter({ name: label })}
              >
                {label} <b>{chosen.text}</b>
                <Icon name="x" small />
              </button>
            )
          )
        })}
        <button type="button" className={`${styles.chip} ${styles.add}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name="plus" small />
          {say.filter()}
        </button>
        <select
          className={styles.sort}
          aria-label={say.sorting()}
          value={sort}
          onChange={(event) => set('sort', event.target.value)}
        >
          {ORDER_SORTS.map((one) => (
            <option key={one} value={one}>
              {say.sorts[one]()}
            </option>
          ))}
        </select>
      </div>
      {isOpen && <Filters filters={filters} query={query} onSet={set} />}
    </>
  )
}

interface FiltersProps {
  filters: readonly Filter[]
  query: URLSearchParams
  onSet: (name: string, value: string) => void
}

const Filters = ({ filters, query, onSet }: FiltersProps) => (
  <div className={styles.filters}>
    {filters.map(({ name, label, options }) => (
      <SelectField key={name} label={label} value={query.get(name) ?? ''} onChange={(event) => onSet(name, event.target.value)}>
        <option value="">{say.any()}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
    ))}
  </div>
)

/** The field of the search: sent by Enter, reached by '/'. */
function Find({ words, onFind }: { words: string; onFind: (words: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])
  return (
    <form
      className={styles.find}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(field.current?.value.trim() ?? '')
      }}
    >
      <Icon name="magnifying-glass" small />
      <input ref={field} type="search" aria-label={say.search()} placeholder={say.search()} defaultValue={words} />
      <kbd aria-hidden="true">/</kbd>
    </form>
  )
}
